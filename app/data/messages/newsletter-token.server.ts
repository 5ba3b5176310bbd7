import { createHash, createHmac } from "node:crypto";
import { settings } from "~/data/backend/env.server";
import { signingSecret } from "~/data/backend/signing.server";

type Purpose = "confirm" | "unsubscribe";

const PATHS: Record<Purpose, string> = {
  confirm: "/newsletter/confirmer",
  unsubscribe: "/newsletter/desinscrire",
};

/** An HMAC of the subscription's nonce: the database alone is not enough to make a link. */
export function tokenOf(nonce: string, purpose: Purpose): string {
  return createHmac("sha256", signingSecret()).update(`newsletter:${purpose}:${nonce}`).digest("base64url");
}

/** The digest that the database stores. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The URL in a mail that confirms or unsubscribes. */
export function newsletterUrl(nonce: string, purpose: Purpose): string {
  const query = new URLSearchParams({ jeton: tokenOf(nonce, purpose) });
  return `${settings().siteUrl}${PATHS[purpose]}?${query}`;
}
