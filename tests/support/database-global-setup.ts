import { prepareDatabase } from "../../scripts/database/prepared-database";

/** Makes the database that tests copy before the first test. */
export default async function setup(): Promise<void> {
  await prepareDatabase();
}
