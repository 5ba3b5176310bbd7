import { readDrawings } from "../../app/domain/figure/drawings";
import { readContentFiles } from "../../scripts/content/content-files";

/** The drawings of `content/drawings/`. */
export const artwork = readDrawings(
  Object.fromEntries(
    Object.entries(readContentFiles("content/drawings")).map(([name, svg]) => [`drawings/${name}`, svg]),
  ),
);
