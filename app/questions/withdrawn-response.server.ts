import { listWithdrawn } from "./withdrawn.server";

/** Returns the value found for an id. @throws Response 410 if the content is withdrawn, 404 if it never existed; BackendError */
export async function foundOrGone<T>(
  kind: "faqs" | "foods" | "quizzes",
  id: number | null,
  find: (id: number) => Promise<T | null>,
  message: string,
): Promise<T> {
  const found = id === null ? null : await find(id);
  if (found !== null) return found;
  const isWithdrawn = id !== null && (await listWithdrawn())[kind].includes(id);
  throw new Response(message, { status: isWithdrawn ? 410 : 404 });
}
