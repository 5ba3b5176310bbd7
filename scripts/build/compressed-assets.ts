import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:css|js|json|svg)$/;

const COMPRESSIONS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const [extension, compress] of Object.entries(COMPRESSIONS)) {
    const smaller = await compress(bytes);
    if (smaller.byteLength < bytes.byteLength) await writeFile(`${path}.${extension}`, smaller);
  }
}

/** Writes compressed files beside the text files of the client build, after the server build, which adds some. */
export function compressedAssets(folder = "build/client/assets"): Plugin {
  return {
    name: "compressed-assets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    async closeBundle() {
      const names = (await readdir(folder)).filter((file) => TEXT.test(file));
      await Promise.all(names.map((name) => compressFile(join(folder, name))));
    },
  };
}
