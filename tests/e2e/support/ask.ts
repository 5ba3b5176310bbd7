import { type Agent, request as httpRequest } from "node:http";

type Answer = { status?: number; allow?: string; location?: string; cacheControl?: string; html: string };

type Options = { method?: string; headers?: Record<string, string>; agent?: Agent; body?: string };

/** Sends requests that `fetch` refuses to send. */
export function ask(origin: string, path: string, { body = "", ...options }: Options = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, ...options }, (response) => {
      let html = "";
      response.on("data", (chunk: Buffer) => (html += chunk.toString()));
      response.on("end", () => {
        const { allow, location, "cache-control": cacheControl } = response.headers;
        resolve({ status: response.statusCode, allow, location, cacheControl, html });
      });
    });
    sent.on("error", reject).end(body);
  });
}
