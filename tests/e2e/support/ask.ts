import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

type Answer = { status?: number; headers: IncomingHttpHeaders; bytes: Buffer; html: string };

type Options = { method?: string; headers?: OutgoingHttpHeaders; agent?: Agent; body?: string };

/** Sends requests that `fetch` refuses to send or changes. Does not decompress the response. */
export function ask(origin: string, path: string, { body = "", ...options }: Options = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes, html: bytes.toString() });
      });
    });
    sent.on("error", reject).end(body);
  });
}
