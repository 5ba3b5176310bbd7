import { Link } from "@remix-run/react";
import type { VerdictExample } from "./examples";
import { lowered } from "~/foods/food-words";
import type { Situation } from "./situation";
import { LookUpForm } from "./look-up-form";
import { VerdictMark, VerdictWord } from "./verdict-mark";

export function LookUpPanel({
  situations,
  examples,
}: {
  situations: Pick<Situation, "key" | "name">[];
  examples: VerdictExample[];
}) {
  return (
    <section aria-labelledby="aliments" className="rounded-[1.75rem] bg-secondary-tint p-6">
      <h2 id="aliments" className="text-[1.7rem]">
        Puis-je en manger&#8239;?
      </h2>
      <LookUpForm
        situations={situations}
        className="mt-3 grid grid-cols-2 items-end gap-3 *:last:col-span-full"
        fieldClassName="min-w-0"
      />
      <ul className="mt-3 divide-y divide-line">
        {examples.map(({ name, person, path, verdict }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-11.5 items-center gap-3">
              <VerdictMark verdict={verdict} className="size-6" />
              <span className="grow">
                <b className="mr-2 group-hover:underline">{name}</b>{" "}
                <span className="text-[.95rem] text-muted">{lowered(person)}</span>
              </span>
              <VerdictWord verdict={verdict} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
