import { randomUUID } from "node:crypto";
import { pastMoment } from "./past-moment";

/** What the contact form posts when it is filled in rightly. */
export const contactFields = () => ({
  ...{ name: "Camille", email: "camille@exemple.fr", subject: "Riz", message: "Bonjour,\r\nmerci." },
  ...{ submission: randomUUID(), site_web: "", moment: pastMoment() },
});
