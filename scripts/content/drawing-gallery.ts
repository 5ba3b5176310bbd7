import { illustrationFile } from "../../compiler/figures/paint-drawing";
import { isIllustration, readDrawings } from "../../compiler/figures/drawings";
import { counted } from "../../app/text/typography";
import type { ContentFiles } from "../../compiler/read/site-contents";
import { readArtStyles } from "./art-styles";
import { CONTENT } from "../../compiler/check/problem-lines";

/** For development: a page with every drawing of `content/drawings/`, its name, its pins, and the files that use it. */
export function drawingGallery(files: ContentFiles): string {
  const styles = readArtStyles();
  const cards = Object.entries(readDrawings(files)).map(([name, drawing]) => {
    const { pins, letters, label } = drawing;
    const file = isIllustration(name)
      ? illustrationFile(drawing.svg, styles, "light")
      : (files[`drawings/${name}.svg`] ?? "");
    const source = Buffer.from(file).toString("base64");
    const marks = [
      ...(pins > 0 ? [counted(pins, "repère")] : []),
      ...(letters.length > 0 ? [`lettres ${letters.map(({ letter }) => letter).join(", ")}`] : []),
    ];
    return `<li id="${name}"><img src="data:image/svg+xml;base64,${source}" alt="">
<h2>${name}</h2><p>${marks.join(" ; ") || "sans repère"}</p><p>${escaped(label ?? "décoration")}</p>
<ul>${usesOf(name, files)
      .map((use) => `<li>${use}</li>`)
      .join("")}</ul></li>`;
  });
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Les dessins du site</title><style>body{font:1rem/1.5 system-ui;margin:2rem;background:#fff;color:#222}
body>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:2rem;padding:0;list-style:none}
img{width:100%;height:12rem;object-fit:contain}h2{font-size:1.1rem;margin:0}p{margin:.2rem 0}ul ul{padding-left:1.2rem;font-size:.85rem}</style>
<h1>Les dessins du site (${cards.length})</h1><ul>${cards.join("\n")}</ul></html>`;
}

/** The content files that name a drawing; an illustration belongs to the page whose slug or id its name contains. */
function usesOf(name: string, files: ContentFiles): string[] {
  if (isIllustration(name)) return ["illustre la page de ce nom"];
  const symbol = /^symbole-(.+?)(?:-vide)?$/.exec(name)?.[1];
  const key = symbol ? `symbole: ${symbol}` : `(?:nom|name): ${name}`;
  const use = new RegExp(`\\b${key}(?![\\w-])`);
  const paths = Object.entries(files).flatMap(([path, text]) =>
    use.test(text) ? [`${CONTENT}/${path}`] : [],
  );
  return paths.length > 0 ? paths : ["aucun texte ne le nomme : le code du site peut-être"];
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
