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
          <li key={path} className="relative flex flex-wrap items-baseline gap-x-4 border-t border-line">
            <Link
              to={path}
              className="flex-[1_1_10rem] py-2.5 leading-snug font-semibold after:absolute after:inset-0 hover:underline"
            >
              <TitleText>{title}</TitleText>
            </Link>
            <span className="flex items-center gap-2 text-sm text-muted">
              {kind !== "Question" && kind}
              <Icon name="arrow-right" className="size-4" />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
