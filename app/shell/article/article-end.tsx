import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ShareAndPrint } from "./share-and-print";
import type { Source } from "./source";
import { SourceList } from "./source-list";

type Props = { sources: Source[]; note?: ReactNode; children?: ReactNode };

/** The sources, a note and, after an answer or a guide, its feedback (`children`) in a row with tools. */
export function ArticleEnd({ sources, note, children }: Props) {
  return (
    <>
      <SourceList sources={sources} />
      <p role="note" className="mt-1 mb-near text-sm text-muted">
        {note}{" "}
        <Link
          to="/contact"
          className={`text-link print:hidden ${note ? "" : "inline-flex min-h-11 items-center"}`}
        >
          Signaler une erreur
        </Link>
      </p>
      {children && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-3 print:hidden">
          {children}
          <div className="ml-auto self-start">
            <ShareAndPrint />
          </div>
        </div>
      )}
    </>
  );
}
