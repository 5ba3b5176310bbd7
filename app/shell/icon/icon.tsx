import shapes from "./icons.json";

export type IconName = keyof typeof shapes;

/** An icon of Lucide (lucide.dev; LICENSE beside this file), 24 px wide unless a class sets another size. */
export function Icon({ name, className }: { name: IconName; className: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  );
}
