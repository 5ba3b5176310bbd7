import type { ReactNode } from "react";
import { useLocation } from "@remix-run/react";
import { Illustration, pageTile } from "~/shell/illustration";

export function Message({
  title,
  titleLang,
  drawing,
  children,
}: {
  title: string;
  titleLang?: string;
  /** The URL of a decorative drawing above the title, 348 × 193, instead of the page's own. */
  drawing?: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <div className="wrap narrow space-y-5 py-6 md:py-16">
      {drawing ? (
        <img src={drawing} alt="" width="348" height="193" />
      ) : (
        <div className="w-40">
          <Illustration of={pageTile(pathname).of} />
        </div>
      )}
      <h1 tabIndex={-1} lang={titleLang} className="text-4xl">
        {title}
      </h1>
      {children}
    </div>
  );
}
