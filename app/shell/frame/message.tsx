import type { ReactNode } from "react";

export function Message({
  title,
  titleLang,
  drawing,
  children,
}: {
  title: string;
  titleLang?: string;
  /** The URL of a decorative drawing above the title, 348 × 193. */
  drawing?: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap py-10 md:py-20">
      <div className="max-w-xl space-y-5">
        {drawing && <img src={drawing} alt="" width="348" height="193" />}
        <h1 tabIndex={-1} lang={titleLang} className="text-4xl">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
