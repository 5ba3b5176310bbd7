import { Fold } from "~/shell/fold";
import { Page } from "~/shell/frame/page";
import type { ContentPage } from "~/server/compiled/compiled-contents";
import { counted } from "~/text/typography";
import { frenchDate } from "~/text/dates";
import type { RgaaCounts, RgaaGrid } from "./rgaa";

export function EditorialArticle({ page, grid }: { page: ContentPage; grid: RgaaGrid | null }) {
  return (
    <Page title={page.title} path={`/${page.slug}`}>
      <article>
        <div className="prose sheet mt-apart" dangerouslySetInnerHTML={{ __html: page.html }} />
        {grid && <RgaaTable grid={grid} />}
        {page.updated_on && (
          <p className="mt-far text-sm text-muted">
            Mis à jour le <time dateTime={page.updated_on}>{frenchDate(page.updated_on)}</time>
          </p>
        )}
      </article>
    </Page>
  );
}

function RgaaTable({ grid }: { grid: RgaaGrid }) {
  const { version, checkedOn, checks, themes, counts } = grid;
  return (
    <section aria-labelledby="grille" className="prose rgaa mt-far">
      <h2 id="grille">La grille des {counts.total} critères</h2>
      <p>
        Le RGAA {version} a {counts.total} critères. {counts.notApplicable} ne s’appliquent pas à ce site, qui
        n’a par exemple ni vidéo ni cadre. Sur les {counts.applicable} autres, <strong>{counts.met}</strong>{" "}
        sont vérifiés et respectés, soit <strong>{counts.rate}&#8239;%</strong>.{" "}
        {counts.failed > 0 && `${counts.failed} ne ${counts.failed > 1 ? "le sont" : "l’est"} pas. `}
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
        <Fold
          key={name}
          summary={
            <h3>
              {index + 1}. {name} <small>{inWords(own)}</small>
            </h3>
          }
        >
          <table>
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr>
                <th scope="col">Critère</th>
                <th scope="col">État et contrôle</th>
              </tr>
            </thead>
            <tbody>
              {criteria.map(({ number, asks, state, how, note }) => (
                <tr key={number}>
                  <th scope="row">
                    {number} <span>{asks}</span>
                  </th>
                  <td>
                    <strong>{state}</strong>
                    {how.length > 0 && ` (${how.join(", ")})`}
                    {note && <span>{note}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </section>
  );
}

function inWords({ met, failed, notApplicable, unchecked }: RgaaCounts): string {
  return [
    met > 0 && counted(met, "conforme"),
    failed > 0 && counted(failed, "non conforme"),
    unchecked > 0 && counted(unchecked, "non vérifié"),
    notApplicable > 0 && counted(notApplicable, "non applicable"),
  ]
    .filter(Boolean)
    .join(", ");
}
