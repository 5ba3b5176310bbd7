import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { remember } from "@epic-web/remember";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { settings } from "~/data/backend/env.server";
import { signingSecret } from "~/data/backend/signing.server";

/** The header in which the visitor's address comes to the site, set for each request, whatever the visitor sent. */
const HEADER = "x-faqalim-client-address";

const trustedProxies = () => remember("trusted-proxies", () => proxyAddr.compile(settings().trustedProxies));

/**
 * Notes where a request comes from: the socket, or what a trusted proxy (`TRUST_PROXY`) says. Warns once when a peer that
 * is not trusted forwards an address: behind such a proxy all visitors share one limit.
 */
export function noteClientAddress(request: IncomingMessage): void {
  const isTrusted = trustedProxies();
  const peer = request.socket.remoteAddress ?? "";
  if (request.headers["x-forwarded-for"] !== undefined && !isTrusted(peer, 0)) warnOnce(peer);
  request.headers[HEADER] = proxyAddr(request, isTrusted) ?? "";
}

function warnOnce(peer: string): void {
  remember("untrusted-proxy-warning", () => {
    console.warn(
      `X-Forwarded-For vient de ${peer}, qui n’est pas dans TRUST_PROXY : si c’est votre proxy, nommez-le, sinon tous les visiteurs partagent une même limite.`,
    );
    return true;
  });
}

/**
 * Stands for a visitor within one day (UTC) and tells nothing of them: a digest of their address, salted by the day and
 * a secret. An IPv6 visitor is their /64, which one connection owns whole.
 */
export function visitorKey(request: Request, now = new Date()): string {
  const address = request.headers.get(HEADER) ?? "";
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", `${signingSecret()}:rate-limit:${day}`)
    .update(network(address))
    .digest("base64url");
}

function network(address: string): string {
  if (!ipaddr.isValid(address)) return "";
  const parsed = ipaddr.process(address);
  return "parts" in parsed ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
