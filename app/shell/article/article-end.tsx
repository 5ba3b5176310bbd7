import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ShareAndPrint } from "./share-and-print";
import { SourceList, type SourcesProps } from "./source-list";

type Props = SourcesProps & { note?: ReactNode; children?: ReactNode };

/** The sources, a note and, after an answer or a guide, its feedback (`children`) in a row with tools. */
export function ArticleEnd({ note, children, ...sources }: Props) {
  return (
    <>
      <SourceList {...sources} />
      <p role="note" className="mt-near text-sm text-muted">
        {note}{" "}
        <Link
          to="/contact"
          className={`text-link print:hidden ${note ? "" : "inline-flex min-h-11 items-center"}`}
        >
          Signaler une erreur
        </Link>
      </p>
      {children && (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3 print:hidden">
          {children}
          <div className="ml-auto self-start">
            <ShareAndPrint />
          </div>
        </div>
      )}
    </>
  );
}
