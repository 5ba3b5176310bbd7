import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fetchWithin } from "./deadline-fetch.server";

// The test setup mocks this module to lengthen its deadlines.
vi.unmock("./deadline-fetch.server");

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(({ url: path }, response) => {
    if (path === "/headers") return;
    if (path === "/nothing") return response.writeHead(204).end();
    response.writeHead(200, { "Content-Type": "application/json", "Content-Range": "0-0/1" });
    if (path === "/body") return response.write("[");
    response.end('[{"id":1}]');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(["/headers", "/body"])("a backend that hangs in %s fails at the deadline", async (path) => {
  const answer = fetchWithin(300)(url + path).then((response) => response.text());
  await expect(answer).rejects.toThrow("no response within 300 ms");
});

it("a response before the deadline keeps its body, status and headers", async () => {
  const response = await fetchWithin(60_000)(url);
  expect([response.status, response.headers.get("Content-Range")]).toEqual([200, "0-0/1"]);
  expect(await response.json()).toEqual([{ id: 1 }]);
  expect((await fetchWithin(60_000)(`${url}/nothing`)).status).toBe(204);
});
