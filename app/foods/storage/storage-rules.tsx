import type { StorageRules } from "./storage";

type Rule = StorageRules["rules"][number];

/** The storage rule that is shown before all durations. */
export function StorageRule({ rule: { text } }: { rule: Rule }) {
  return (
    <p className="remark mt-5">
      {text} Un aliment d’aspect normal peut rendre malade&#8239;: un signe sert à jeter plus tôt, jamais à
      garder plus longtemps.
    </p>
  );
}

export function StorageRuleList({ rules }: { rules: Rule[] }) {
  return (
    <section aria-labelledby="regles">
      <h2 id="regles" className="text-2xl">
        Les règles à connaître
      </h2>
      <dl className="keep-rules">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
