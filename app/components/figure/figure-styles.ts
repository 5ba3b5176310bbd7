import type { LinksFunction } from "@remix-run/node";
import styles from "~/styles/figure-pages.css?url";

/** The `links` of a route whose pages may hold figures. */
export const figureLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
