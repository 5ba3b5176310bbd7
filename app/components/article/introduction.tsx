import { ChevronDown } from "~/components/icon/icons";
import { splitIntroduction } from "~/domain/text/introduction";

/** Shows the first paragraph. The rest is folded on a phone, under `more`. */
export function Introduction({ html, more, className }: { html: string; more: string; className: string }) {
  const { lead, rest } = splitIntroduction(html);
  return (
    <div className={`sm:text-lg ${className}`}>
      <div className="prose answer" dangerouslySetInnerHTML={{ __html: lead }} />
      {rest && (
        <details className="phone-details group mt-1 md:mt-[1em]">
          <summary className="min-h-11 cursor-pointer list-none not-print:max-md:inline-flex items-center gap-2 font-semibold text-primary">
            {more}
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: rest }} />
        </details>
      )}
    </div>
  );
}
