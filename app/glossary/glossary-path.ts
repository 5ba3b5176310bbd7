export const GLOSSARY_PATH = "/glossaire";

/** The path of a term's entry. */
export function termPath(id: string): string {
  return `${GLOSSARY_PATH}#${id}`;
}
