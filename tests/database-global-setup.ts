import { prepareDatabase } from "./prepared-database";

/** Makes the database that tests copy, before the first of them. */
export default function setup(): void {
  prepareDatabase();
}
