import http from "node:http";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { serverUrls } from "./support/server";

const { url } = serverUrls();

/** One request with its raw headers: fetch joins repeated ones, and refuses the method TRACE. */
function requestRaw(method: string, path: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .request(`${url}${path}`, { method }, (response) => {
        response.resume();
        resolve(response);
      })
      .on("error", reject)
      .end();
  });
}

const scriptSources = ({ headers }: http.IncomingMessage) =>
  /script-src ([^;]+)/.exec(String(headers["content-security-policy"]))?.[1];

test("pages that are rendered for each request run no inline script without a nonce", async () => {
  for (const path of [
    paths.login(),
    paths.register(),
    paths.subscribe,
    paths.resetPassword("unknown"),
    paths.verify("unknown"),
  ]) {
    const [first, second] = [await requestRaw("GET", path), await requestRaw("GET", path)];
    expect.soft(scriptSources(first), path).toMatch(/^'self' 'nonce-[^']{24}' 'sha256-[^']{44}' 'wasm-unsafe-eval'$/);
    expect.soft(scriptSources(first), path).not.toBe(scriptSources(second));
  }
});

test("a signed-in page hydrates under its policy, and its theme switches", async ({ page, signIn, person }) => {
  await signIn(person);
  const response = await page.goto(paths.account);
  expect(response?.headers()["content-security-policy"]).toContain("'nonce-");
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.locator("script:not([src]):not([type='application/ld+json'])").count()).toBeGreaterThan(0);
});

test("the page of an emailed link hydrates under its policy", async ({ page }) => {
  // Only the sent form would find out that the token is unknown.
  await gotoHydrated(page, paths.resetPassword("unknown"));
  await expect(page.getByLabel("New Password", { exact: true })).toBeVisible();
});

test.describe("an unknown URL below pages with a nonce", () => {
  test.use({ allowedErrors: [failedResource(404)] });

  test("is answered with a page that hydrates, and whose theme switches", async ({ page, signIn }) => {
    await signIn(await makeUser({ role: "Admin" }));
    for (const path of [
      "/account/nothing",
      "/admin/nothing/here",
      "/login/nothing",
      "/subscribe/nothing",
      "/checkout/nothing",
    ]) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      expect(response?.headers()["content-security-policy"]).toContain("'nonce-");
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    }
    const html = page.locator("html");
    await page.evaluate(() => localStorage.removeItem("theme"));
    await page.reload();
    await page.getByRole("button", { name: /theme/ }).first().click();
    await expect(html).toHaveAttribute("data-theme", "light");
  });
});

test("every page's policy limits forms, and TRACE is answered with 405", async () => {
  for (const path of [paths.home, paths.drops, paths.login()]) {
    const { headers } = await requestRaw("GET", path);
    expect.soft(headers["content-security-policy"], path).toMatch(/; form-action 'self' /);
  }
  for (const path of [paths.home, paths.account, "/api/me", "/api/nothing"]) {
    const { statusCode, headers } = await requestRaw("TRACE", path);
    expect.soft([path, statusCode, Boolean(headers.allow)]).toEqual([path, 405, true]);
  }
});

test("a product's id redirects with one Location header, also while the page is new", async () => {
  const { id, slug } = await makeProduct();
  for (const visit of ["first", "second"]) {
    const { statusCode, rawHeaders } = await requestRaw("GET", `/drops/${id}`);
    const locations = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === "location");
    expect.soft([visit, statusCode, locations]).toEqual([visit, 308, [paths.drop(slug)]]);
  }
});

test("/shop redirects to the drops and keeps the query", async () => {
  const { statusCode, headers } = await requestRaw("GET", "/shop?sort=price");
  expect([statusCode, headers.location]).toEqual([308, "/drops?sort=price"]);
});

test("security.txt and its policy can be read", async ({ request }) => {
  const file = await request.get("/.well-known/security.txt");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await file.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: 20.+\n/);
  expect((await request.get("/security-policy.txt")).status()).toBe(200);
});
