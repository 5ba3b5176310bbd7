import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";

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
