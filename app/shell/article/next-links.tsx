import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import { TitleText } from "~/shell/title-text";

export type NextLink = {
  title: string;
  path: string;
  kind?: "Outil" | "Question" | "Aliment" | "Fiche" | "Quiz" | "Thème";
};

export function NextLinks({
  title: heading = "À lire ensuite",
  links,
  className = "",
}: {
  title?: string;
  links: NextLink[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="a-lire-ensuite" className={`print:hidden ${className}`}>
      <h2 id="a-lire-ensuite" className="text-xl">
        {heading}
      </h2>
      <ul className="mt-near grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-12">
        {links.map(({ title, path, kind }) => (
          <li key={path} className="relative flex gap-x-4 border-t border-line py-2.5 leading-snug">
            <Link
              to={path}
              className="min-w-0 flex-1 font-semibold after:absolute after:inset-0 hover:underline"
            >
              <TitleText>{title}</TitleText>
            </Link>
            <span className="flex h-[1lh] items-center gap-2 text-muted">
              {kind !== "Question" && <small className="text-sm @max-[17rem]:hidden">{kind}</small>}
              <Icon name="arrow-right" className="size-4" />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
