import { useLocation } from "@remix-run/react";
import { Link2, Printer, Share2 } from "lucide-react";
import { useEffect } from "react";
import script from "~/browser/page-tools.js?url";

const tools = [
  { name: "copy", label: "Copier le lien", Icon: Link2 },
  { name: "share", label: "Partager", Icon: Share2 },
  { name: "print", label: "Imprimer", Icon: Printer },
];

/**
 * `page-tools.js` shows these buttons and makes them work; React renders them once and changes nothing of them.
 * `withQuery`: the address that they share has its query, as a quiz's result has.
 */
export function PageTools({ withQuery = false }: { withQuery?: boolean }) {
  const { pathname } = useLocation();

  // Scripts that React inserts do not run. A module that the HTML has loaded is not loaded again.
  useEffect(() => void import(/* @vite-ignore */ script), []);

  return (
    <>
      <page-tools key={pathname} data-query={withQuery || undefined} suppressHydrationWarning>
        {tools.map(({ name, label, Icon }) => (
          <button
            key={name}
            type="button"
            value={name}
            hidden
            suppressHydrationWarning
            className="button button-quiet px-4 text-[.95rem]"
          >
            <Icon aria-hidden className="size-4" />
            {label}
          </button>
        ))}
        <input
          type="text"
          readOnly
          hidden
          suppressHydrationWarning
          aria-label="L’adresse de cette page"
          className="field max-w-sm"
        />
        {/* React leaves its text alone, also if the script wrote it first. */}
        <span role="status" className="text-sm text-muted" dangerouslySetInnerHTML={{ __html: "" }} />
      </page-tools>
      <script type="module" src={script} />
    </>
  );
}
