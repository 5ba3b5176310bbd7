import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import {
  ART_STYLE_FILES,
  type Drawings,
  illustrationFile,
  isIllustration,
  readArtStyles,
  readDrawings,
} from "../../compiler/figures/drawings";
import { CONTENT, readContentFiles } from "../../compiler/read/content-files";
import { cachedFile, cachePath } from "./cached-file";

const MODULE = /^~(artwork|illustrations|drawing\/(.+))$/;

async function addresses(drawings: Drawings): Promise<string> {
  const styles = readArtStyles();
  const illustrations = Object.entries(drawings).filter(([name]) => isIllustration(name));
  const files = await Promise.all(
    illustrations.flatMap(([, { svg }]) =>
      (["light", "dark"] as const).map((scheme) => {
        const file = illustrationFile(svg, styles, scheme);
        // Short, because the home page lists forty; the build adds a digest.
        return cachedFile(cachePath("i.svg", [file]), (path) => writeFileSync(path, file));
      }),
    ),
  );
  const imports = files.map((path, index) => `import f${index} from ${JSON.stringify(`${path}?url`)};`);
  const entries = illustrations.map(
    ([name], index) => `${JSON.stringify(name)}:{light:f${index * 2},dark:f${index * 2 + 1}}`,
  );
  return `${imports.join("\n")}\nexport default {${entries.join(",")}};`;
}

/** `~artwork` exports all drawings, `~drawing/panier` the SVG of one, `~illustrations` the URLs of illustrations. */
export function siteArtwork(): Plugin {
  return {
    name: "site-artwork",
    enforce: "pre",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, module, name] = (id.startsWith("\0") && MODULE.exec(id.slice(1))) || [];
      if (!module) return;
      const files = readContentFiles(CONTENT);
      for (const path of Object.keys(files).filter((path) => path.endsWith(".svg")))
        this.addWatchFile(resolve(CONTENT, path));
      for (const path of ART_STYLE_FILES) this.addWatchFile(resolve(path));
      const drawings = readDrawings(files);
      if (module === "illustrations") return addresses(drawings);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(name ? drawings[name]?.svg : drawings))});`;
    },
  };
}
