import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as Drawer from "../../app/components/figure/artwork";
import { paintIllustration, type Scheme } from "../../app/domain/illustration/paint-illustration";

const DRAWER = "app/components/figure/artwork.tsx";
const STYLES = { art: "app/styles/art.css", tokens: ["app/styles/palette.css", "app/styles/art-tokens.css"] };
const MODULES = ["~artwork", "~illustrations"];

const read = (path: string) => readFileSync(path, "utf8");

/** Writes an illustration in the colours of a scheme, and returns its path. */
function illustrationFile(svg: string, scheme: Scheme): string {
  const file = paintIllustration(svg, read(STYLES.art), STYLES.tokens.map(read).join(""), scheme);
  const digest = createHash("sha256").update(file).digest("hex").slice(0, 16);
  const folder = resolve("node_modules/.cache/illustrations", digest);
  mkdirSync(folder, { recursive: true });
  // The home page names forty of them: the build adds a digest of eight letters, which is name enough.
  const path = join(folder, "i.svg");
  // Another build may be reading it.
  writeFileSync(`${path}.${process.pid}`, file);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** The addresses of the illustrations' files: `{ "quiz-1": { light, dark } }`. */
function addresses(illustrations: Record<string, string>): string {
  const files = Object.values(illustrations).flatMap((svg) =>
    (["light", "dark"] as const).map((scheme) => illustrationFile(svg, scheme)),
  );
  const imports = files.map((path, index) => `import f${index} from ${JSON.stringify(`${path}?url`)};`);
  const entries = Object.keys(illustrations).map(
    (name, index) => `${JSON.stringify(name)}:{light:f${index * 2},dark:f${index * 2 + 1}}`,
  );
  return `${imports.join("\n")}\nexport default {${entries.join(",")}};`;
}

/**
 * `~artwork`: the drawings of figures as SVG, and `~illustrations`: the addresses of the illustrations' files. They are made when the
 * site is built: visitors' requests need no React for them, and browsers get none of it.
 */
export function siteArtwork(): Plugin {
  return {
    name: "site-artwork",
    enforce: "pre",
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!MODULES.some((name) => id === `\0${name}`)) return;
      const { module, dependencies } = await runnerImport<typeof Drawer>(DRAWER, {
        configFile: false,
        plugins: [tsconfigPaths()],
      });
      for (const path of [...dependencies, STYLES.art, ...STYLES.tokens]) this.addWatchFile(path);
      const artwork = module.drawArtwork();
      return id === "\0~artwork"
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(artwork))});`
        : addresses(artwork.illustrations);
    },
  };
}
