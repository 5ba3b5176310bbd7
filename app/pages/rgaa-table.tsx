import { frenchDate } from "~/text/typography";
import type { RgaaCounts, RgaaCriterion, RgaaGrid } from "./rgaa";

export function RgaaTable({ grid }: { grid: RgaaGrid }) {
  const { version, checkedOn, checks, themes, counts } = grid;
  return (
    <section aria-labelledby="grille" className="prose rgaa mt-10">
      <h2 id="grille">La grille des {counts.total} critères</h2>
      <p>
        Le RGAA {version} a {counts.total} critères. {counts.notApplicable} ne s’appliquent pas à ce site, qui
        n’a par exemple ni vidéo ni cadre. Sur les {counts.applicable} autres, <strong>{counts.met}</strong>{" "}
        sont vérifiés et respectés, soit <strong>{counts.rate}&#8239;%</strong>.{" "}
        {counts.failed > 0 && `${counts.failed} ne le sont pas. `}
        Les {counts.unchecked} qui restent n’ont pas été vérifiés, ou pas en entier&#8239;: nous les comptons
        comme non respectés. Contrôles du <time dateTime={checkedOn}>{frenchDate(checkedOn)}</time>.
      </p>
      <p>Chaque critère nomme ses contrôles&#8239;:</p>
      <dl>
        {checks.map(({ key, what }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}.</dd>
          </div>
        ))}
      </dl>
      {themes.map(({ name, criteria, counts: own }, index) => (
        <details key={name}>
          <summary>
            <h3>
              {index + 1}. {name}
            </h3>
            <span>{inWords(own)}</span>
          </summary>
          <table>
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr>
                <th scope="col">Critère</th>
                <th scope="col">État et contrôle</th>
              </tr>
            </thead>
            <tbody>
              {criteria.map((criterion) => (
                <Row key={criterion.number} criterion={criterion} />
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

function Row({ criterion: { number, asks, state, how, note } }: { criterion: RgaaCriterion }) {
  return (
    <tr>
      <th scope="row">
        {number} <span>{asks}</span>
      </th>
      <td>
        <strong>{state}</strong>
        {how.length > 0 && ` (${how.join(", ")})`}
        {note && <span>{note}</span>}
      </td>
    </tr>
  );
}

function inWords({ met, failed, notApplicable, unchecked }: RgaaCounts): string {
  const parts: [number, string][] = [
    [met, met > 1 ? "conformes" : "conforme"],
    [failed, failed > 1 ? "non conformes" : "non conforme"],
    [unchecked, unchecked > 1 ? "non vérifiés" : "non vérifié"],
    [notApplicable, notApplicable > 1 ? "non applicables" : "non applicable"],
  ];
  return parts.flatMap(([count, words]) => (count > 0 ? `${count} ${words}` : [])).join(", ");
}
