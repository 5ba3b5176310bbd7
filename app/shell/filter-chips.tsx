import { Link, type LinkProps } from "@remix-run/react";

type Chip = LinkProps & { name: string; isActive: boolean; icon?: string };

/** A choice of one among several. An icon is the content of an SVG of 24 × 24 units. */
export function FilterChips({
  label,
  chips,
  className = "chips",
}: {
  label: string;
  chips: Chip[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className={className}>
        {chips.map(({ name, isActive, icon, ...link }) => (
          <li key={name}>
            <Link preventScrollReset aria-current={isActive ? "true" : undefined} className="chip" {...link}>
              {icon && <svg viewBox="0 0 24 24" aria-hidden dangerouslySetInnerHTML={{ __html: icon }} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
