import { Link } from "@remix-run/react";

export function FilterChips({
  label,
  chips,
}: {
  label: string;
  chips: { name: string; to: string; isActive: boolean }[];
}) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="chips">
        {chips.map(({ name, to, isActive }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isActive ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 py-1 text-[.95rem] hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
