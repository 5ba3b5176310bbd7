import { createHash, createHmac } from "node:crypto";
import { settings } from "~/data/backend/env.server";
import { signingSecret } from "~/data/backend/signing.server";

type Purpose = "confirm" | "unsubscribe";

const PATHS: Record<Purpose, string> = {
  confirm: "/newsletter/confirmer",
  unsubscribe: "/newsletter/desinscrire",
};

/** A token is made from the subscription's nonce and the site's secret: whoever reads the database cannot make it. */
export function tokenOf(nonce: string, purpose: Purpose): string {
  return createHmac("sha256", signingSecret()).update(`newsletter:${purpose}:${nonce}`).digest("base64url");
}

/** What the database keeps of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The address of the page where a subscriber confirms, or leaves. */
export function newsletterUrl(nonce: string, purpose: Purpose): string {
  const query = new URLSearchParams({ jeton: tokenOf(nonce, purpose) });
  return `${settings().siteUrl}${PATHS[purpose]}?${query}`;
}
