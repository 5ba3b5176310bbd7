import type { ReactNode } from "react";

export function Message({
  title,
  titleLang,
  children,
}: {
  title: string;
  titleLang?: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap py-16 md:py-24">
      <div className="max-w-xl space-y-5">
        <h1 tabIndex={-1} lang={titleLang} className="text-4xl">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
