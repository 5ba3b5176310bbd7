import { createHash } from "node:crypto";
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

/** The security headers that do not depend on the page; HSTS only where the visitor came through TLS. */
export function securityHeaders(request: Request): Record<string, string> {
  const overTls =
    request.headers.get("X-Forwarded-Proto") === "https" || new URL(request.url).protocol === "https:";
  return {
    "X-Content-Type-Options": "nosniff",
    // not `no-referrer`: browsers would then post forms with `Origin: null`, which Remix refuses
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(overTls && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
