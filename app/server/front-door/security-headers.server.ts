import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Allows the inline scripts after the footer by hash: one that is injected into the content is blocked. */
export function contentSecurityPolicy(html: string): string {
  const tail = html.slice(html.lastIndexOf("</footer>"));
  const inline = tail.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(inline, ([, code = ""]) => sha256(code));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Chromium's PDF viewer needs styles and a plugin. */
export const PDF_POLICY = `${FILE_POLICY}; object-src 'self'; style-src 'unsafe-inline'`;

const HEADERS = {
  ...(import.meta.env.PROD && { "content-security-policy": FILE_POLICY }),
  "x-content-type-options": "nosniff",
  // With `no-referrer`, browsers would post forms with `Origin: null`, which looks cross-site.
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const HEADERS_OVER_TLS = { ...HEADERS, "strict-transport-security": "max-age=31536000" };

export function securityHeaders({ headers }: Pick<IncomingMessage, "headers">): Record<string, string> {
  return headers["x-forwarded-proto"] === "https" ? HEADERS_OVER_TLS : HEADERS;
}
