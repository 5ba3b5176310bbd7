import { readDrawings } from "../../compiler/figures/drawings";
import { readContentFiles } from "../../compiler/read/content-files";

/** The drawings of `content/drawings/`. */
export const artwork = readDrawings(
  Object.fromEntries(
    Object.entries(readContentFiles("content/drawings")).map(([name, svg]) => [`drawings/${name}`, svg]),
  ),
);
