import { SectionHeading } from "~/components/site/section-heading";
import type { Situation } from "~/domain/food/situation";
import { LookUpForm } from "./look-up-form";

/** The food lookup form on the home page. */
export function FoodBand({ situations }: { situations: Pick<Situation, "key" | "name">[] }) {
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby="aliments" className="wrap py-5 md:py-10">
      <SectionHeading id="aliments" title={"Puis-je en manger\u202f?"}>
        Enceinte, bébé, maladie&#8239;: la réponse, aliment par aliment.
      </SectionHeading>
      <LookUpForm
        situations={situations}
        className="flex flex-wrap items-end gap-3"
        fieldClassName="min-w-0 grow basis-36"
      />
    </section>
  );
}
