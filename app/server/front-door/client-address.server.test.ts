import { createServer, IncomingMessage, request } from "node:http";
import { Socket } from "node:net";
import { forget } from "@epic-web/remember";
import { afterEach, expect, it, vi } from "vitest";
import { noteClientAddress, visitorKey } from "./client-address.server";

function trust(proxies: string) {
  vi.stubEnv("TRUST_PROXY", proxies);
  restart();
}

const restart = () => ["settings", "trusted-proxies", "untrusted-proxy-warning"].forEach(forget);

const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);

afterEach(() => {
  vi.unstubAllEnvs();
  restart();
  warnings.mockClear();
});

/** The visitor key of a request from the loopback address with these headers. */
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

it("forwarded addresses are ignored if no proxy is trusted", async () => {
  const plain = await keyOf({});
  expect(await keyOf({ "X-Forwarded-For": "203.0.113.7" })).toBe(plain);
  expect(await keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
  trust("loopback");
  expect(await keyOf({ "X-Forwarded-For": "203.0.113.7" })).not.toBe(plain);
  expect(await keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
});

it("an IPv6 /64 network counts as one visitor, and a mapped IPv4 address as IPv4", async () => {
  trust("loopback");
  const from = (address: string) => keyOf({ "X-Forwarded-For": address });
  expect(await from("2001:db8:1:2::1")).toBe(await from("2001:db8:1:2:ffff::9"));
  expect(await from("2001:db8:1:2::1")).not.toBe(await from("2001:db8:1:3::1"));
  expect(await from("::ffff:203.0.113.7")).toBe(await from("203.0.113.7"));
});

it("the port of a forwarded address is removed", async () => {
  trust("loopback, 10.0.0.2");
  const from = (address: string) => keyOf({ "X-Forwarded-For": address });
  expect(await from("203.0.113.7:5678")).toBe(await from("203.0.113.7"));
  expect(await from("203.0.113.7:5678")).not.toBe(await from("203.0.113.8:5678"));
  for (const written of ["[2001:db8:1:2::1]:5678", "[2001:db8:1:2::1]"]) {
    expect(await from(written)).toBe(await from("2001:db8:1:2::1"));
  }
  expect(await from("203.0.113.7:5678,10.0.0.2:80")).toBe(await from("203.0.113.7"));
});

it("a visitor's key changes each day and does not reveal the address", async () => {
  const today = await keyOf({}, new Date("2026-11-21T23:59:59Z"));
  expect(await keyOf({}, new Date("2026-11-21T00:00:00Z"))).toBe(today);
  expect(await keyOf({}, new Date("2026-11-22T00:00:00Z"))).not.toBe(today);
  expect(today).not.toContain("127.0.0.1");
});

it("an untrusted peer that forwards an address causes one warning", async () => {
  await keyOf({});
  expect(warnings).not.toHaveBeenCalled();
  await keyOf({ "X-Forwarded-For": "203.0.113.7" });
  await keyOf({ "X-Forwarded-For": "203.0.113.8" });
  expect(warnings).toHaveBeenCalledOnce();
  expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/127\.0\.0\.1.*TRUST_PROXY/));
});

it.each(["8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:4007:80f::200e"])(
  "the public address %s is not logged, because it can be a visitor's",
  (peer) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: peer });
    const incoming = new IncomingMessage(socket);
    incoming.headers["x-forwarded-for"] = "203.0.113.7";
    noteClientAddress(incoming);
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/^(?!.*(?:8\.8|2a00)).*TRUST_PROXY/));
  },
);
