import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";

const onHttps = { APP_URL: "https://museum.example", NODE_ENV: "production" };
/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .map((rule) => rule.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1);

describe("the content security policy", () => {
  test("of a dynamic page runs no inline script without the nonce", () => {
    const policy = contentSecurityPolicy(onHttps, ["'nonce-bm9uY2U='"]);
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "'nonce-bm9uY2U='", "'wasm-unsafe-eval'"]);
  });

  test("of a prerendered page allows inline scripts, but none in attributes", () => {
    const policy = contentSecurityPolicy(onHttps);
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"]);
    expect(sourcesOf(policy, "script-src-attr")).toEqual(["'none'"]);
  });

  test("sends forms only to the app and to Paystack's checkout", () => {
    expect(sourcesOf(contentSecurityPolicy(onHttps), "form-action")).toEqual([
      "'self'",
      "https://checkout.paystack.com",
    ]);
    const local = { APP_URL: "http://localhost:3000", PAYSTACK_CHECKOUT_HOSTS: ["localhost"] };
    expect(sourcesOf(contentSecurityPolicy(local), "form-action")).toEqual(["'self'", "http://localhost:*"]);
  });

  test("upgrades insecure requests on https only", () => {
    expect(sourcesOf(contentSecurityPolicy(onHttps), "upgrade-insecure-requests")).toEqual([]);
    expect(contentSecurityPolicy({ APP_URL: "http://localhost:3000" })).not.toContain("upgrade-insecure-requests");
  });

  test.each(["object-src", "base-uri", "frame-ancestors"])("has %s 'none'", (directive) =>
    expect(sourcesOf(contentSecurityPolicy(onHttps), directive)).toEqual(["'none'"]),
  );
});
