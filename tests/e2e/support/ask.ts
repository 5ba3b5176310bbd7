import { type Agent, type IncomingHttpHeaders, request as httpRequest } from "node:http";

type Answer = { status?: number; headers: IncomingHttpHeaders; html: string };

type Options = { method?: string; headers?: Record<string, string>; agent?: Agent; body?: string };

/** Sends requests that `fetch` refuses to send or changes. */
export function ask(origin: string, path: string, { body = "", ...options }: Options = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, ...options }, (response) => {
      let html = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (html += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, html }));
    });
    sent.on("error", reject).end(body);
  });
}
