import { compile } from "../../scripts/build/project.mjs";
import { prepareDatabase } from "../../scripts/database/prepared-database";

/** Before the first test, compiles the contents, which the modules of the site read, and makes the database that tests copy. */
export default async function setup(): Promise<void> {
  compile();
  await prepareDatabase();
}
