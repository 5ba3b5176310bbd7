import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import sonner from "../../node_modules/sonner/dist/index.mjs?raw";

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The one `<style>` that a page makes: sonner inserts its own, first empty, then filled. It exports that text nowhere and
 * takes no nonce; package-internals.test.ts names the version that this was checked with.
 */
const sonnerStyles = ["", z.string().parse(JSON.parse(/__insertCSS\((".*")\);/.exec(sonner)?.[1] ?? "null"))];

/**
 * The Content-Security-Policy of a finished page. Remix writes a few inline scripts after the site's footer: those, and
 * only those, are allowed, by their hash; a nonce would be shared by all who are served a cached page. A script that
 * got into the page's content is not among them. Source: https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(html: string): string {
  const tail = html.slice(html.lastIndexOf("</footer>"));
  const inline = tail.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(inline, ([, code = ""]) => sha256(code));
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    `style-src 'self' ${sonnerStyles.map(sha256).join(" ")}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of a PDF file. Chromium's viewer needs styles and a plugin, which `default-src` would block. */
export const PDF_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of what is not a page: a file, a redirect, a line of text. */
const FILE_POLICY = `default-src 'none'; ${PDF_POLICY}`;

/** The security headers of every answer; a page has a policy of its own. HSTS only where the visitor came through TLS. */
export function securityHeaders({ headers }: Pick<IncomingMessage, "headers">): Record<string, string> {
  const isOverTls = headers["x-forwarded-proto"] === "https";
  return {
    // The development server serves styles and scripts that a policy would block.
    ...(import.meta.env.PROD && { "Content-Security-Policy": FILE_POLICY }),
    "X-Content-Type-Options": "nosniff",
    // not `no-referrer`: browsers would then post forms with `Origin: null`, which is taken for another site's
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(isOverTls && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
