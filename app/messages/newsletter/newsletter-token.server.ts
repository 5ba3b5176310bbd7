import { createHash, createHmac } from "node:crypto";
import { settings } from "~/server/settings/settings.server";
import { signingSecret, signingSecrets } from "~/server/backend/signing.server";

type Purpose = "confirm" | "unsubscribe";

const PATHS: Record<Purpose, string> = {
  confirm: "/newsletter/confirmer",
  unsubscribe: "/newsletter/desinscrire",
};

/** An HMAC of the subscription's nonce, so that the contents of the database are not enough to make a link. */
export function tokenOf(nonce: string, purpose: Purpose, secret = signingSecret()): string {
  return createHmac("sha256", secret).update(`newsletter:${purpose}:${nonce}`).digest("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The secret that made the links of a subscription; null if it is no longer configured. */
export function secretOf(nonce: string, unsubscribeHash: string): string | null {
  const isIts = (secret: string) => hashOf(tokenOf(nonce, "unsubscribe", secret)) === unsubscribeHash;
  return signingSecrets().find(isIts) ?? null;
}

export function newsletterUrl(nonce: string, purpose: Purpose, secret = signingSecret()): string {
  const query = new URLSearchParams({ jeton: tokenOf(nonce, purpose, secret) });
  return `${settings().siteUrl}${PATHS[purpose]}?${query}`;
}
