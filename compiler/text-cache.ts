import { mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { digestOf } from "../app/server/compiled/page-files";
import type { Once } from "./read/content-files";
import { compilerDigest } from "../scripts/build/cached-file";
import { writeWhole } from "./write/write-page-files";

const FILE = resolve("node_modules/.cache/faq-alim/texts");

const stored = z.object({ code: z.string(), results: z.map(z.string(), z.unknown()) });
type Results = z.output<typeof stored>["results"];

type TextCache = {
  once: Once;
  /** Forgets the results that nobody has needed since the last call, and returns the others. */
  sweep: () => Results;
};

export function textCache(earlier: Results = new Map<string, unknown>()): TextCache {
  let used: Results = new Map();
  const once = <T>(name: string, inputs: unknown[], make: () => T): T => {
    const digest = digestOf([name, inputs]);
    const known = used.get(digest) ?? earlier.get(digest);
    const result = isResultOf(make, known) ? known : make();
    used.set(digest, result);
    return result;
  };
  const sweep = () => {
    earlier = used;
    used = new Map();
    return earlier;
  };
  return { once, sweep };
}

/** Whether a cached value exists: it then has the type of `make`, which the name and the inputs in its digest determine. */
function isResultOf<T>(_make: () => T, known: unknown): known is T {
  return known !== undefined;
}

/** The cache that the last command stored; empty if there is none, if it cannot be read, or if the code has changed since. */
export function readTextCache(file = FILE): TextCache {
  try {
    const { code, results } = stored.parse(deserialize(readFileSync(file)));
    if (code === compilerDigest()) return textCache(results);
  } catch {
    // Written by other code, or cut off.
  }
  return textCache();
}

export function storeTextCache(cache: TextCache, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, serialize({ code: compilerDigest(), results: cache.sweep() }));
}
