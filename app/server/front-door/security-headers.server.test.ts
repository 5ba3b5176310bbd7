import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, PDF_POLICY, securityHeaders } from "./security-headers.server";

/** The criteria of MDN’s scanner, checked offline. */
describe("the criteria of MDN's HTTP Observatory", () => {
  const SIX_MONTHS = 15_768_000;

  function directives(policy: string): Map<string, string> {
    return new Map(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.replace(/^\S+ /, "")]));
  }

  test("a page's policy allows nothing by default and nothing unsafe", () => {
    const policy = contentSecurityPolicy("<footer></footer><script>start()</script>");
    const allowed = directives(policy);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(allowed.get("default-src")).toBe("'none'");
    for (const name of ["base-uri", "form-action", "frame-ancestors"]) {
      expect(allowed.get(name), name).toMatch(/^'(none|self)'$/);
    }
  });

  test("the policy of PDF files blocks scripts", () => {
    const allowed = directives(PDF_POLICY);
    expect(allowed.get("script-src") ?? allowed.get("default-src")).toBe("'none'");
  });

  test("HSTS lasts more than six months and is sent only over TLS", () => {
    const age = /max-age=(\d+)/.exec(
      securityHeaders({ headers: { "x-forwarded-proto": "https" } })["strict-transport-security"] ?? "",
    );
    expect(Number(age?.[1])).toBeGreaterThan(SIX_MONTHS);
    expect(securityHeaders({ headers: {} })).not.toHaveProperty("strict-transport-security");
  });
});
