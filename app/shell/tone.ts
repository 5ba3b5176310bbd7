export type CategoryTone = "primary" | "secondary" | "accent";

export type AudienceTone = "blue" | "orange" | "rose" | "green";

/** Maps blue to primary, green to secondary, and any other color to accent (specification, section 9). */
export function categoryTone(color: string): CategoryTone {
  const value = color.toLowerCase();
  if (value.includes("blue")) return "primary";
  if (value.includes("green")) return "secondary";
  return "accent";
}
