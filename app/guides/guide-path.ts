export function guidePath(slug: string): string {
  return `/fiches-pratiques/${slug}`;
}
