import { ChevronDown } from "~/components/icon/icons";
import { splitIntroduction } from "~/domain/text/introduction";

/** Shows the first paragraph. The rest is folded on a phone, under `more`. */
export function Introduction({ html, more, className }: { html: string; more: string; className: string }) {
  const { lead, rest } = splitIntroduction(html);
  return (
    <div className={`sm:text-lg ${className}`}>
      <div className="prose answer" dangerouslySetInnerHTML={{ __html: lead }} />
      {rest && (
        <details className="phone-details mt-1 space-y-3">
          <summary className="cursor-pointer list-none font-semibold text-primary">
            <span className="inline-flex min-h-11 items-center gap-2">
              {more}
              <ChevronDown aria-hidden className="size-5 shrink-0" />
            </span>
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: rest }} />
        </details>
      )}
    </div>
  );
}
