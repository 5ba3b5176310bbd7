import type { LinksFunction } from "@remix-run/node";
import styles from "~/styles/reference.css?url";

/** The `links` of the glossary, the site plan and the accessibility grid. */
export const referenceLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
