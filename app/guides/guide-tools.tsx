import { Link } from "@remix-run/react";
import { guideTools } from "./guide-tool-list";

/** Links to the lookup forms that are useful after a guide. */
export function GuideTools({ slug }: { slug: string }) {
  const tools = guideTools(slug);
  if (tools.length === 0) return null;
  return (
    <nav aria-labelledby="outils" className="mt-12 max-w-3xl print:hidden">
      <h2 id="outils" className="text-xl">
        Pour aller plus vite
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {tools.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center py-2.5 leading-snug hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
