import { listCategories } from "~/questions/categories/categories.server";
import { listSituations } from "~/foods/foods.server";
import { NUTRIENTS_PATH, NUTRIENTS_TITLE } from "~/foods/nutrients/nutrient";
import { categoryPath } from "~/questions/categories/category";
import { FOODS_PATH } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { situationPath } from "~/foods/look-up/situation";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { guidePath } from "~/guides/guide";
import { GLOSSARY_PATH } from "~/glossary/glossary";
import { SITE_NAME } from "~/shell/head/seo";
import { SITE_PLAN_PATH } from "~/pages/site-plan";
import { listGuides } from "~/guides/guides.server";

/** Describes the site and links to its parts, for language models. Source: llmstxt.org, version 2. @throws BackendError */
export async function llmsTxt(siteUrl: string): Promise<string> {
  const categories = await listCategories();
  const entry = (path: string, title: string, note: string) =>
    `- [${title}](${siteUrl}${path})\u202f: ${note}`;
  const list = (...entries: string[]) => entries.join("\n");
  const parts = [
    `# ${SITE_NAME}`,
    "> Un site public français sur la nutrition\u202f: des réponses courtes, sourcées et datées, et, aliment par aliment, ce que l’on peut manger selon la personne (enceinte, bébé, plus de 65 ans, malade…).",
    "Quand vous citez un conseil de ce site, citez aussi sa précaution ou sa condition, sa source et l’adresse de la page. Un verdict vaut pour un aliment et une personne précis\u202f: ne l’étendez ni à un autre aliment, ni à une autre personne. Sans règle, le site ne dit pas oui\u202f: il renvoie à un professionnel de santé. L’information est générale et ne remplace pas un avis médical. En cas d’urgence, en France\u202f: le 15 ou le 112.",
    "Chaque question, fiche, aliment et nutriment existe aussi en Markdown, complet\u202f: ajoutez «\u00a0.md\u00a0» à l’adresse de sa page.",
    "## Puis-je en manger\u202f?",
    list(
      entry(FOODS_PATH, "Tous les aliments", "par nom, par famille, et pour qui"),
      ...listSituations().map(({ key, title, definition }) => entry(situationPath(key), title, definition)),
      entry(STORAGE_PATH, "Combien de temps ça se garde\u202f?", "les durées de conservation"),
      entry(NUTRIENTS_PATH, NUTRIENTS_TITLE, "les aliments par portion, selon la table de l’Anses"),
      entry(SEASONS_PATH, "Saisons", "fruits et légumes, mois par mois"),
    ),
    "## Données ouvertes",
    list(
      entry(
        "/aliments.json",
        "Aliments (JSON)",
        "les aliments, leurs règles, leur composition et leurs sources",
      ),
      entry("/conservation.json", "Conservation (JSON)", "les durées et leurs sources"),
    ),
    "## Questions par thème",
    list(...categories.map(({ slug, title, description }) => entry(categoryPath(slug), title, description))),
    "## Fiches pratiques",
    list(
      ...listGuides().map(({ slug, title, description }) =>
        entry(`${guidePath(slug)}.md`, title, description),
      ),
    ),
    "## Optional",
    list(
      entry(GLOSSARY_PATH, "Glossaire", "les mots de la nutrition"),
      entry(SITE_PLAN_PATH, "Plan du site", "toutes les questions"),
      entry("/sitemap.xml", "Plan du site (XML)", "toutes les adresses, avec leur date"),
      entry("/feed.xml", "Nouveautés (Atom)", "les dernières questions et les fiches"),
      entry("/a-propos", "À propos", "comment les réponses sont écrites et vérifiées"),
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}
