import { type AppLoadContext, data } from "@remix-run/node";
import type { z } from "zod";
import type { FieldErrors } from "~/domain/contact/contact-form";
import { NO_STORE } from "../cache-control.server";

const MAX_BYTES = 100 * 1024;

const refuse = (status: number, why: string): Response => new Response(why, { status });

/** @throws Response 403 if a page of another site sent the form: the front door notes it in Sec-Fetch-Site, for old browsers too */
export function refuseCrossSite(request: Request): void {
  if (request.headers.get("Sec-Fetch-Site") === "cross-site") throw refuse(403, "Demande d’un autre site");
}

/**
 * The form's fields by name. @throws Response 403 from another site, 413 if the body exceeds 100 KB, 415 if it is not a form, 400 if
 * it is malformed or repeats a field
 */
async function readFields(request: Request): Promise<Record<string, string>> {
  refuseCrossSite(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded *(; *charset=(utf-8|"utf-8") *)?$/i.test(type))
    throw refuse(415, "Ce format n’est pas celui d’un formulaire");
  const text = await readText(request);
  const fields = [...new URLSearchParams(text)];
  if (new Set(fields.map(([name]) => name)).size !== fields.length) {
    throw refuse(400, "Formulaire illisible");
  }
  return Object.fromEntries(fields);
}

/** A request's body. @throws Response 413 if it exceeds 100 KB, 400 if it is not UTF-8 before or after percent-decoding */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = Number(request.headers.get("Content-Length") ?? 0);
  if (size > MAX_BYTES) throw refuse(413, "Votre message est trop long");
  size = 0;
  for (const reader = request.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BYTES) throw refuse(413, "Votre message est trop long");
    chunks.push(value);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    decodeURIComponent(text);
    return text;
  } catch {
    throw refuse(400, "Formulaire illisible");
  }
}

/** A posted form, validated by a schema. @throws Response 400, 403, 413 or 415 */
export async function readForm<T>(request: Request, schema: z.ZodType<T, z.ZodTypeDef, unknown>): Promise<T> {
  const result = schema.safeParse(await readFields(request));
  if (!result.success) throw refuse(400, "Formulaire illisible");
  return result.data;
}

/** Whether the action of this request failed. The loader runs after the action, and passes this to the page's title. */
export function hasFailed(context: AppLoadContext): boolean {
  return context["hasFailed"] === true;
}

/** Returns a function that re-renders an action's form with its values and errors; never cached. */
export function formFailure<Posted>(context: AppLoadContext, posted: Posted) {
  return (status: number, errors: FieldErrors, headers: Record<string, string> = {}) => {
    context["hasFailed"] = true;
    return data({ posted, errors }, { status, headers: { "Cache-Control": NO_STORE, ...headers } });
  };
}
