export const GUIDES_PATH = "/fiches-pratiques";

export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${slug}`;
}
