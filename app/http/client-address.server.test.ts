import { createServer, request } from "node:http";
import { forget } from "@epic-web/remember";
import { afterEach, expect, it, vi } from "vitest";
import { noteClientAddress, visitorKey } from "./client-address.server";

afterEach(() => {
  vi.unstubAllEnvs();
  forget("settings");
});

function trustLoopback(): void {
  vi.stubEnv("TRUST_PROXY", "loopback");
  forget("settings");
}

/** The key of a visitor whose request came through the loopback with these headers. */
async function keyOf(headers: Record<string, string>, now?: Date): Promise<string> {
  const server = createServer((incoming, response) => {
    noteClientAddress(incoming);
    const { "x-faqalim-client-address": address } = incoming.headers;
    response.end(
      visitorKey(
        new Request("http://site.test", { headers: { "x-faqalim-client-address": String(address) } }),
        now,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const key = await new Promise<string>((resolve, reject) => {
    request({ host: "127.0.0.1", port, headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve(body));
    })
      .on("error", reject)
      .end();
  });
  server.close();
  return key;
}

it("takes nobody's word for a visitor's address unless a proxy is trusted", async () => {
  const plain = await keyOf({});
  expect(await keyOf({ "X-Forwarded-For": "203.0.113.7" })).toBe(plain);
  expect(await keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
  trustLoopback();
  expect(await keyOf({ "X-Forwarded-For": "203.0.113.7" })).not.toBe(plain);
  expect(await keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
});

it("believes the last address that a trusted proxy names, not what came before it", async () => {
  trustLoopback();
  expect(await keyOf({ "X-Forwarded-For": "198.51.100.1, 203.0.113.7" })).toBe(
    await keyOf({ "X-Forwarded-For": "203.0.113.7" }),
  );
});

it("counts an IPv6 network as one visitor, and a mapped IPv4 address as itself", async () => {
  trustLoopback();
  const from = (address: string) => keyOf({ "X-Forwarded-For": address });
  expect(await from("2001:db8:1:2::1")).toBe(await from("2001:db8:1:2:ffff::9"));
  expect(await from("2001:db8:1:2::1")).not.toBe(await from("2001:db8:1:3::1"));
  expect(await from("::ffff:203.0.113.7")).toBe(await from("203.0.113.7"));
});

it("is another key the next day, and never the address", async () => {
  const today = await keyOf({}, new Date("2026-11-21T23:59:59Z"));
  expect(await keyOf({}, new Date("2026-11-21T00:00:00Z"))).toBe(today);
  expect(await keyOf({}, new Date("2026-11-22T00:00:00Z"))).not.toBe(today);
  expect(today).not.toContain("127.0.0.1");
});
