import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and images are already compressed. */
const TEXT = /\.(?:css|js|json|svg)$/;

const COMPRESSIONS = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/**
 * Writes a compressed file (`.br`, `.gz`) next to each text file of the build, if it is smaller. Runs after the server build, which
 * still adds files to the client build: Remix's manifest and the assets that only the server imports.
 */
export function compressedAssets(folder = "build/client/assets"): Plugin {
  return {
    name: "compressed-assets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
        const bytes = readFileSync(join(folder, name));
        for (const [extension, compress] of Object.entries(COMPRESSIONS)) {
          const smaller = compress(bytes);
          if (smaller.byteLength < bytes.byteLength)
            writeFileSync(join(folder, `${name}.${extension}`), smaller);
        }
      }
    },
  };
}
