import { randomUUID } from "node:crypto";
import { formTime } from "./form-time";

/** The fields of a valid contact form. */
export const contactFields = () => ({
  ...{ name: "Camille", email: "camille@exemple.fr", subject: "Riz", message: "Bonjour,\r\nmerci." },
  ...{ submission: randomUUID(), site_web: "", moment: formTime() },
});
