import { SourceList } from "~/shell/article/source-list";
import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import { phoneAddress } from "~/text/phone-numbers";
import { EmergencySms } from "~/shell/phone-links";
import type { UrgentCard as Card, UrgentNumber } from "./find-urgent-card";

export function UrgentCard({ card }: { card: Card }) {
  const { title, introduction, signs, call, numbers, steps, meanwhile, page, sources } = card;
  return (
    <section
      aria-labelledby="urgence"
      className="remark urgent grid max-w-3xl gap-x-10 p-5 md:p-7 lg:max-w-none lg:grid-cols-[6fr_5fr] lg:py-6 lg:leading-snug"
    >
      <div>
        <h2 id="urgence" className="text-[min(1.5rem,9vw)] text-myth md:text-3xl">
          <Icon name="phone-call" className="mr-2 inline size-[1em] align-[-.15em]" />
          {title}
        </h2>
        {introduction && <p className="mt-3 text-lg">{introduction}</p>}
        {signs.length > 0 && (
          <ul className="mt-3 list-disc space-y-1 pl-6 font-semibold marker:text-myth">
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        )}
        {steps.length > 0 ? (
          <ol className="urgent-steps">
            <li>
              <Calls call={call} numbers={numbers} />
            </li>
            {steps.map((step) => (
              <li key={step}>
                <Advice text={step} />
              </li>
            ))}
          </ol>
        ) : (
          <div className="mt-4">
            <Calls call={call} numbers={numbers} />
          </div>
        )}
      </div>
      <div className="mt-4 space-y-2 border-t border-myth/30 pt-4 lg:mt-0 lg:border-0 lg:pt-0">
        {meanwhile.map((sentence) => (
          <p key={sentence}>
            <Advice text={sentence} />
          </p>
        ))}
        {page && (
          <p>
            <Link to={page.path} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
              {page.title}
              <Icon name="arrow-right" className="size-4 shrink-0" />
            </Link>
          </p>
        )}
        <SourceList sources={sources} />
      </div>
    </section>
  );
}

/** In bold, what each sentence is about: « Il ne répond plus : ». */
function Advice({ text }: { text: string }) {
  return text
    .split(/(?<=^|\. )([^.;:?]+\u202f[:?])/u)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

function Calls({ call, numbers }: Pick<Card, "call" | "numbers">) {
  const [first, ...others] = call.split(/(?<=[.?!]) (?=\p{Lu})/u);
  return (
    <>
      <p className="font-display text-lg leading-snug font-bold sm:text-xl">{first}</p>
      {others.length > 0 && <p className="mt-1">{others.join(" ")}</p>}
      <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
        {numbers.map((number, index) => (
          <li key={number.number} className="grow sm:grow-0">
            <CallButton {...number} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-3">
        <Icon name="message-square-text" className="mt-0.5 size-5 shrink-0 text-myth" />
        <span>
          <EmergencySms />
        </span>
      </p>
    </>
  );
}

function CallButton({ number, name, isFirst }: UrgentNumber & { isFirst: boolean }) {
  const colors = isFirst ? "border-myth-solid bg-myth-solid text-white" : "border-myth bg-card text-myth";
  return (
    <a
      href={phoneAddress(number)}
      className={`mx-0 flex min-h-15 items-center justify-center gap-2 rounded-[1.9rem] border-2 px-3 py-2 sm:px-6 text-center font-bold ${colors}`}
    >
      <Icon name="phone" className="size-6 shrink-0" />
      <span>
        {name && <span className="block text-sm leading-tight font-semibold">{name}</span>}
        <span className="text-[min(1.25rem,6vw)] whitespace-nowrap">{name ? number : `Le ${number}`}</span>
      </span>
    </a>
  );
}
