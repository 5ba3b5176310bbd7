import type { LinksFunction } from "@remix-run/node";
import styles from "~/styles/food/foods.css?url";

/** The `links` of the pages about foods. */
export const foodLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
