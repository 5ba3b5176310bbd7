import { ChevronDown } from "~/shell/icon/icons";
import { splitIntroduction } from "~/text/introduction";

/** On a phone, everything between the first and the last paragraph is folded, under `more`. */
export function Introduction({ html, more, className }: { html: string; more: string; className: string }) {
  const { first, middle, last } = splitIntroduction(html);
  return (
    <div className={`sm:text-lg ${className}`}>
      <div className="prose answer" dangerouslySetInnerHTML={{ __html: first }} />
      {middle && (
        <details className="phone-details mt-1 space-y-3 sm:mt-3">
          <summary className="cursor-pointer list-none font-semibold text-primary">
            <span className="inline-flex min-h-11 items-center gap-2">
              {more}
              <ChevronDown aria-hidden className="size-5 shrink-0" />
            </span>
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: middle }} />
        </details>
      )}
      {last && <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: last }} />}
    </div>
  );
}
