import { VerdictMark, VerdictWord } from "~/foods/look-up/verdict-mark";
import type { FoodVerdict } from "~/foods/verdicts";
import { phoneAddress, SMS_EMERGENCY } from "~/text/phone-numbers";
import type { UrgentCard } from "./urgent/find-urgent-card";

export type Suggestion = { text: string; path: string; kind?: "Aliment"; verdict?: FoodVerdict | null };

export type Suggestions = { urgent: UrgentCard | null; suggestions: Suggestion[] };

/** The children of the three elements of suggestions-script.ts: the emergency card, the links, and what is announced. */
export function SuggestionList({ urgent, suggestions }: Suggestions) {
  return (
    <>
      <div>{urgent && <ShortCard card={urgent} />}</div>
      <ul>
        {suggestions.map(({ text, path, kind, verdict }) => (
          <li key={path}>
            <a tabIndex={-1} href={path}>
              {verdict !== undefined && <VerdictMark verdict={verdict} />}
              {text}
              {verdict !== undefined && <VerdictWord verdict={verdict} />}
              {kind && <small> {kind}</small>}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {urgent && `${urgent.title} ${urgent.call} `}
        {announcement(suggestions.length)}
      </p>
    </>
  );
}

function ShortCard({ card: { title, call, numbers } }: { card: UrgentCard }) {
  return (
    <>
      <strong>{title}</strong>
      <p>{call}</p>
      <p>
        {numbers.map(({ number, name }) => (
          <a key={number} href={phoneAddress(number)}>
            {name ? `${name} : ${number}` : `Le ${number}`}
          </a>
        ))}
        <a href={phoneAddress(SMS_EMERGENCY)}>SMS au {SMS_EMERGENCY}</a>
      </p>
    </>
  );
}

function announcement(count: number): string {
  if (count === 0) return "Aucune proposition";
  return count === 1
    ? "1 proposition, flèche vers le bas pour la choisir"
    : `${count} propositions, flèches haut et bas pour choisir`;
}
