import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { remember } from "@epic-web/remember";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { settings } from "~/server/settings/settings.server";
import { signingSecret } from "~/server/backend/signing.server";

const HEADER = "x-faqalim-client-address";

const trustedProxies = () => remember("trusted-proxies", () => proxyAddr.compile(settings().trustedProxies));

export function noteClientAddress(request: IncomingMessage): void {
  const isTrusted = trustedProxies();
  const peer = request.socket.remoteAddress ?? "";
  if (request.headers["x-forwarded-for"] !== undefined && !isTrusted(peer, 0)) warnOnce();
  request.headers[HEADER] = proxyAddr(request, isTrusted) ?? "";
}

/** Without the address, because it may belong to a visitor who sends the header. */
function warnOnce(): void {
  remember("untrusted-proxy-warning", () => {
    console.warn(
      "X-Forwarded-For vient d’une adresse qui n’est pas dans TRUST_PROXY : si c’est votre proxy, nommez-le, sinon tous les visiteurs partagent une même limite.",
    );
    return true;
  });
}

/** Per visitor and UTC day. The HMAC hides the address; an IPv6 /64 network is one visitor. */
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
