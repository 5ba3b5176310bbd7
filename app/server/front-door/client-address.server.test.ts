import { IncomingMessage } from "node:http";
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
function keyOf(headers: Record<string, string>, now?: Date): string {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "127.0.0.1" });
  const incoming = new IncomingMessage(socket);
  for (const [name, value] of Object.entries(headers)) incoming.headers[name.toLowerCase()] = value;
  noteClientAddress(incoming);
  const noted = String(incoming.headers["x-faqalim-client-address"]);
  const request = new Request("http://site.test", { headers: { "x-faqalim-client-address": noted } });
  return visitorKey(request, now);
}

it("forwarded addresses are ignored if no proxy is trusted", () => {
  const plain = keyOf({});
  expect(keyOf({ "X-Forwarded-For": "203.0.113.7" })).toBe(plain);
  expect(keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
  trust("loopback");
  expect(keyOf({ "X-Forwarded-For": "203.0.113.7" })).not.toBe(plain);
  expect(keyOf({ "X-Faqalim-Client-Address": "203.0.113.7" })).toBe(plain);
});

it("an IPv6 /64 network counts as one visitor, and a mapped IPv4 address as IPv4", () => {
  trust("loopback");
  const from = (address: string) => keyOf({ "X-Forwarded-For": address });
  expect(from("2001:db8:1:2::1")).toBe(from("2001:db8:1:2:ffff::9"));
  expect(from("2001:db8:1:2::1")).not.toBe(from("2001:db8:1:3::1"));
  expect(from("::ffff:203.0.113.7")).toBe(from("203.0.113.7"));
});

it("a visitor's key changes each day and does not reveal the address", () => {
  const today = keyOf({}, new Date("2026-11-21T23:59:59Z"));
  expect(keyOf({}, new Date("2026-11-21T00:00:00Z"))).toBe(today);
  expect(keyOf({}, new Date("2026-11-22T00:00:00Z"))).not.toBe(today);
  expect(today).not.toContain("127.0.0.1");
});

it("an untrusted peer that forwards an address causes one warning, without its address", () => {
  keyOf({});
  expect(warnings).not.toHaveBeenCalled();
  keyOf({ "X-Forwarded-For": "203.0.113.7" });
  keyOf({ "X-Forwarded-For": "203.0.113.8" });
  expect(warnings).toHaveBeenCalledOnce();
  expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/^(?!.*127\.0).*TRUST_PROXY/));
});
