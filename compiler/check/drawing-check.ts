import slugify from "@sindresorhus/slugify";
import { isIllustration, splitSvg, type SvgPart } from "../figures/drawings";
import { artRules, readArtStyles, rulesOf } from "../figures/paint-drawing";
import { SHAPE_ATTRIBUTES, SHAPES } from "../../app/text/shapes";
import type { ContentCollection } from "../read/content-collection";
import type { ContentFiles } from "../read/content-files";

const ELEMENTS = [...SHAPES, "title", "desc", "style"];
/** Attributes that files may contain, including some that the site only reads or drops. */
const ATTRIBUTES = [...SHAPE_ATTRIBUTES, "xmlns", "viewBox", "aria-hidden", "id", "version"];

/** Files for a single color scheme, which the site shows unchanged. */
const OWN_COLORS = /-(?:clair|sombre)\.svg$/;
const COLOR_ATTRIBUTE = /^(?:fill|stroke)/;

const isDrawing = ([path]: [string, string]) => /^drawings\/.+\.svg$/.test(path);

/** Finds elements and attributes that drawings must not contain, with their lines. Expects files that parse as SVG. */
export function checkDrawings(files: ContentFiles, collection: ContentCollection): string[] {
  const styles = readArtStyles();
  const classes = new Set(
    artRules(styles, "light").flatMap((rule) => rule.replace(/\{.*/, "").match(/art[\w-]*/g) ?? []),
  );
  const illustrations = illustrationNames(collection);
  return Object.entries(files)
    .filter(isDrawing)
    .flatMap(([path, raw]) => [
      ...wrongName(path, raw, illustrations),
      ...splitSvg(raw).flatMap((part) =>
        problemsOf(part, classes, OWN_COLORS.test(path)).map(
          (problem) => `${path} : la ligne ${part.line} ${problem}`,
        ),
      ),
    ]);
}

const nameOf = (path: string) => path.replace(/^drawings\/|\.svg$/g, "");

function illustrationNames(contents: ContentCollection): Set<string> {
  const { categories, profiles, quizzes, guides, foodFamilies, kins, produce, situations } = contents;
  return new Set([
    ...categories.map(({ slug }) => `theme-${slug}`),
    ...categories.flatMap(({ subcategories }) => subcategories.flatMap(({ drawing }) => drawing ?? [])),
    ...categories.map(({ popular }) => `question-${popular}`),
    ...profiles.map(({ slug }) => `profil-${slug}`),
    ...quizzes.map(({ id }) => `quiz-${id}`),
    ...guides.map(({ slug }) => `fiche-${slug}`),
    ...foodFamilies.map(({ slug }) => `aliment-${slug}`),
    ...kins.map(({ key }) => `aliment-${key}`),
    ...produce.map(({ name }) => `saison-${slugify(name)}`),
    ...situations.map(({ key }) => `situation-${key}`),
  ]);
}

function wrongName(path: string, raw: string, illustrations: Set<string>): string[] {
  const name = nameOf(path);
  const size = isIllustration(name) ? "160 120" : name.startsWith("symbole-") ? "26 28" : null;
  return [
    ...(isIllustration(name) && !name.startsWith("page-") && !illustrations.has(name)
      ? [
          `${path} : ni thème, ni profil, ni quiz, ni fiche, ni famille d’aliments, ni fruit ou légume, ni situation, ni question de l’accueil ne porte ce nom`,
        ]
      : []),
    ...(size && !raw.includes(`viewBox="0 0 ${size}"`)
      ? [`${path} : son « viewBox » est « 0 0 ${size} »`]
      : []),
  ];
}

function problemsOf(part: SvgPart, classes: Set<string>, hasOwnColors: boolean): string[] {
  if (part.kind === "text") return /@import|url\(/.test(part.text) ? ["renvoie à un autre fichier"] : [];
  if (part.kind === "close") return [];
  if (!ELEMENTS.includes(part.name))
    return [`contient « ${part.name} », qui n’a pas sa place ici : il y a ${ELEMENTS.join(", ")}`];
  return part.attributes.flatMap(([name, value]) => {
    if (name === "class") {
      const unknown = value.split(/\s+/).filter((word) => !classes.has(word));
      return unknown.map((word) => `porte la classe « ${word} », qui n’existe pas`);
    }
    if (name !== "xmlns" && /:\/\/|url\(|javascript:/i.test(value))
      return [`renvoie à « ${value} » : un dessin ne renvoie à aucun autre fichier`];
    if (ATTRIBUTES.includes(name) || (hasOwnColors && COLOR_ATTRIBUTE.test(name))) return [];
    return [`porte « ${name} », que le site ne montre pas : les couleurs sont des classes « art-… »`];
  });
}

const STYLE = /\n *<style>[^]*?<\/style>/;

/** Updates the `<style>` of drawings, which gives them their colors in other programs. Returns only the drawings that change. */
export function restyledDrawings(files: ContentFiles): ContentFiles {
  const styles = readArtStyles();
  return Object.fromEntries(
    Object.entries(files)
      .filter(isDrawing)
      .flatMap(([path, raw]) => {
        const rules = rulesOf(raw, styles).map((rule) => `\n    ${rule}`);
        const style = rules.length > 0 ? `\n  <style>${rules.join("")}\n  </style>` : "";
        const before = /^[^]*?<svg[^>]*>(?:\s*<(title|desc)>[^<]*<\/\1>)*/;
        const restyled = raw.replace(STYLE, "").replace(before, (head) => head + style);
        return restyled === raw ? [] : [[path, restyled]];
      }),
  );
}
