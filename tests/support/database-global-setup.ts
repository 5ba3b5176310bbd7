import { prepareDatabase } from "../../scripts/database/prepared-database";

/** Before the first test, makes the database that tests copy. */
export default async function setup(): Promise<void> {
  await prepareDatabase();
}
