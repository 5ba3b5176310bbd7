import { TriangleAlert } from "~/components/icon/icons";

/** Lists the information that the operator still has to fill in on this page; visitors see it too. */
export function FillInNotice({ items }: { items: string[] }) {
  return (
    <section
      aria-labelledby="a-completer"
      className="mt-6 flex gap-4 rounded-card border-2 border-accent bg-accent-tint p-5 md:p-6"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
      <div>
        <h2 id="a-completer" className="text-xl">
          À compléter par l’exploitant
        </h2>
        <p className="mt-2">
          Ces informations manquent encore&#8239;; un tiret tient leur place dans la page.
        </p>
        <ul className="mt-3 list-disc gap-x-10 space-y-1 pl-5 sm:columns-2">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
