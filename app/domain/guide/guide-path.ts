/** The address of a guide's page. */
export function guidePath(slug: string): string {
  return `/fiches-pratiques/${slug}`;
}
