import { SEED_PASSWORD } from "@/lib/auth/factory";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const endSessions = (id: string) =>
  db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } }, select: { id: true } });

test.describe("a session revoked elsewhere", () => {
  test.use({ allowedErrors: [failedResource(401)] });

  test("clears its hint cookie, so that the next page does not fetch the user", async ({ page, person, signIn }) => {
    await signIn(person);
    await endSessions(person.id);
    const userResponse = page.waitForResponse((response) => response.url().endsWith(apiPaths.currentUser));
    await gotoHydrated(page, paths.drops);
    expect((await (await userResponse).json()).user).toBeNull();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("la_hint=");
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  });

  test("does not clear the hint of the next session when its response is late", async ({ page, person, signIn }) => {
    await signIn(person);
    await endSessions(person.id);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    for (const path of [apiPaths.currentUser, apiPaths.me])
      await page.route(`**${path}`, async (route) => {
        // The server responds for the current session, and the response arrives when there is another.
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
    const requested = page.waitForRequest((request) => request.url().endsWith(apiPaths.currentUser));
    await gotoHydrated(page, paths.drops);
    await requested;
    await signIn(person);
    const late = page.waitForResponse((response) => response.url().endsWith(apiPaths.currentUser));
    release();
    await late;
    await page.unrouteAll({ behavior: "wait" });
    await gotoHydrated(page, paths.drops);
    await expect(page.getByRole("banner").getByText("Amina")).toBeVisible();
    await gotoHydrated(page, paths.account);
    await expect(page.getByText("Welcome back")).toBeVisible();
  });
});

test("signing out through next-auth clears the hint cookie", async ({ page, person }) => {
  const csrf = async () =>
    ((await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;
  const form = { email: person.email, password: SEED_PASSWORD, json: "true" };
  await page.request.post("/api/auth/callback/credentials", { form: { ...form, csrfToken: await csrf() } });
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(["la_session", "la_hint"]));
  await page.request.post("/api/auth/signout", { form: { json: "true", csrfToken: await csrf() } });
  expect((await names()).filter((name) => name.startsWith("la_"))).toEqual([]);
});
