import { foodNames } from "./foods.server";
import { listTitle } from "./food-words";
import { type Situation, situationPath } from "./look-up/situation";
import { SEASONS_PATH } from "./seasons/season";
import { STORAGE_PATH } from "./storage/storage";
import type { NextLink } from "~/shell/article/read-next";

/** The tool that fits a question: storage, seasons, or the list of a person that it names. @throws BackendError */
export async function findQuestionTool(question: string): Promise<NextLink | undefined> {
  if (/garder|garde-t-|conserv|congel|frigo|réfrigér/i.test(question))
    return { title: "Ça se garde\u202f?", path: STORAGE_PATH, kind: "Outil" };
  if (/de saison/i.test(question))
    return { title: "Fruits et légumes de saison", path: SEASONS_PATH, kind: "Outil" };
  const person = await findNamedPerson(question);
  return person && { title: listTitle(person), path: situationPath(person.key), kind: "Outil" };
}

/** The first person that a question names. @throws BackendError */
export async function findNamedPerson(question: string): Promise<Situation | undefined> {
  return (await foodNames()).read(question).persons[0];
}
