import type { LinksFunction } from "@remix-run/node";
import figures from "~/styles/figure-pages.css?url";
import styles from "~/styles/nutrient.css?url";

/** The `links` of the pages about nutrients. */
export const nutrientLinks: LinksFunction = () =>
  [figures, styles].map((href) => ({ rel: "stylesheet", href }));
