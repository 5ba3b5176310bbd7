import { type AppLoadContext, data } from "@remix-run/node";
import type { z } from "zod";
import type { FieldErrors } from "~/domain/form/contact-form";
import { NO_STORE } from "./responses.server";

/** A posted form is at most this long; the longest message, percent-encoded, is half of it. */
const MAX_BYTES = 100 * 1024;

const refuse = (status: number, why: string): Response => new Response(why, { status });

/**
 * The fields of a posted form, by name.
 * @throws Response 413 over 100 KB, 415 when it is not a form, 400 when it cannot be read or repeats a field.
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
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

/**
 * The body of a request.
 * @throws Response 413 over 100 KB, 400 when it is not UTF-8, also where it is percent-encoded.
 */
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

/**
 * The fields of a posted form that a schema takes as they are.
 * @throws Response 400, 413 or 415 when it is not such a form.
 */
export async function readForm<T>(request: Request, schema: z.ZodType<T, z.ZodTypeDef, unknown>): Promise<T> {
  const result = schema.safeParse(await readFields(request));
  if (!result.success) throw refuse(400, "Formulaire illisible");
  return result.data;
}

/** The loader runs after the action, for the page's title among others: this is how it knows. */
export function hasFailed(context: AppLoadContext): boolean {
  return context["hasFailed"] === true;
}

/** How an action shows its form again, with what was typed and what is wrong with each field; nobody keeps that page. */
export function formFailure<Posted>(context: AppLoadContext, posted: Posted) {
  return (status: number, errors: FieldErrors, headers: Record<string, string> = {}) => {
    context["hasFailed"] = true;
    return data({ posted, errors }, { status, headers: { "Cache-Control": NO_STORE, ...headers } });
  };
}
