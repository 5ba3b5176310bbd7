import type { LinksFunction } from "@remix-run/node";
import styles from "~/styles/figure-pages.css?url";

/** The `links` of routes whose pages may contain figures. */
export const figureLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
