import { expect, test } from "vitest";
import { GET } from "@/app/unavailable/route";

const ask = (from: string) => GET(new Request(`http://localhost/unavailable?${new URLSearchParams({ from })}`));

test("answers 503 to a page that could not be read, and says when to try again", async () => {
  const response = ask("/account");
  expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await response.text()).toContain("Failed to load account");
});

test("opens the same page with its query again", async () => {
  const html = await ask("/login?redirectTo=%2Fcart").text();
  expect(html).toContain('<form action="/login"><input type="hidden" name="redirectTo" value="/cart">');
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "leads home instead of to %s",
  async (from) => expect(await ask(from).text()).toContain('<form action="/">'),
);

test("writes a query as text", async () => {
  expect(await ask('/login?a="><script>').text()).not.toContain("<script>");
});
