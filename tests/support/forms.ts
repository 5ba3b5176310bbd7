import { createHmac, randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { Honeypot } from "remix-utils/honeypot/server";
import { z } from "zod";
import { TEST_SECRET } from "./signing";

/** The hidden time of a form that may be sent from this time on, by default since a minute, so that a test need not wait. */
export function formTime(validFromTimestamp = Date.now() - 60_000): string {
  const encryptionSeed = createHmac("sha256", TEST_SECRET).update("honeypot").digest("hex");
  return new Honeypot({ encryptionSeed }).getInputProps({ validFromTimestamp }).encryptedValidFrom;
}

/** The fields of a valid contact form. */
export const contactFields = () => ({
  ...{ name: "Camille", email: "camille@exemple.fr", subject: "Riz", message: "Bonjour,\r\nmerci." },
  ...{ submission: randomUUID(), site_web: "", moment: formTime() },
});

const failure = z.object({
  data: z.object({ posted: z.record(z.string()), errors: z.record(z.string()) }),
  init: z.object({ status: z.number(), headers: z.record(z.string()) }),
});

type Fields = Record<string, string>;

const isFields = (body: BodyInit | Fields): body is Fields =>
  Object.getPrototypeOf(body) === Object.prototype;

/** Posts to a route's action. Returns the response's status, headers and redirect, and a failed form's input and errors. */
export async function postForm(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  path: string,
  body: BodyInit | Fields,
  headers: Fields = {},
) {
  const request = new Request(`http://site.test${path}`, {
    method: "POST",
    duplex: "half",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: isFields(body) ? new URLSearchParams(body) : body,
  });
  const answer = await action({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer === null) return { status: 200, location: "", headers: {}, posted: {}, errors: {} };
  if (answer instanceof Response) {
    const { status, headers: given } = answer;
    return {
      status,
      location: given.get("Location") ?? "",
      headers: Object.fromEntries(given),
      posted: {},
      errors: {},
    };
  }
  const { data, init } = failure.parse(answer);
  return { ...data, ...init, location: "" };
}
