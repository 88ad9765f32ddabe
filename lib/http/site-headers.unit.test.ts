import { afterAll, beforeAll, expect, it } from "vitest";

type Rule = { source: string; headers: { key: string; value: string }[] };
let rules: Rule[] = [];
const before = process.env.APP_URL;

// The configuration reads the environment when it is loaded, as on a host.
beforeAll(async () => {
  process.env.APP_URL = "https://archive.example";
  const { default: config } = await import("@/next.config");
  rules = (await config.headers?.()) ?? [];
});
afterAll(() => {
  process.env.APP_URL = before;
});

const headersOf = (at: number) => Object.fromEntries((rules[at]?.headers ?? []).map(({ key, value }) => [key, value]));
const hsts = "max-age=63072000; includeSubDomains";

it("sends HSTS for two years with subdomains, nosniff, a referrer policy and no framing with every page", () => {
  expect(rules[0]?.source).toMatch(/^\/:path/);
  expect(headersOf(0)).toMatchObject({
    "Strict-Transport-Security": hsts,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": expect.stringMatching(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'/),
  });
});

it("lets an API reply load nothing and be framed by nobody", () => {
  expect(rules[1]?.source).toBe("/api/:path*");
  expect(headersOf(1)).toEqual({
    "Strict-Transport-Security": hsts,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

it("sends HSTS and nosniff with every static file", () => {
  expect(headersOf(2)).toEqual({ "Strict-Transport-Security": hsts, "X-Content-Type-Options": "nosniff" });
});

it("sandboxes uploaded files and downloads", () => {
  for (const at of [3, 4])
    expect(headersOf(at)["Content-Security-Policy"]).toMatch(/default-src 'none'.*sandbox|sandbox; default-src 'none'/);
});

it("lets other sites frame embeds and nothing else, and embeds load no script", () => {
  const framed = rules.filter(({ headers }) => headers.some(({ value }) => /frame-ancestors (?!'none')/.test(value)));
  expect(framed.map(({ source }) => source)).toEqual(["/embed/:leader"]);
  const policy = framed[0]?.headers.find(({ key }) => key === "Content-Security-Policy")?.value;
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toContain("script-src");
  expect(rules[0]?.source).toContain("|embed/)");
});
