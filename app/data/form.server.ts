import type { z } from "zod";

/**
 * The fields of a posted form; a repeated field counts once.
 * @throws Response 400 when the body is not a form that can be read, or is not what the schema takes.
 */
export async function readForm<T>(request: Request, schema: z.ZodType<T, z.ZodTypeDef, unknown>): Promise<T> {
  const body = await request.formData().catch(() => null);
  const result = body && schema.safeParse(Object.fromEntries(body));
  if (!result?.success) throw new Response("Formulaire illisible", { status: 400 });
  return result.data;
}
