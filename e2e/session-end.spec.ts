import { knownPassword } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { visit } from "./visit";

const endSessions = (id: string) =>
  db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } }, select: { id: true } });

test.describe("a session that was ended elsewhere", () => {
  test.use({ expected: [refusedWith(401)] });

  test("takes its hint along, so that the next page asks nothing", async ({ page, person, signIn }) => {
    await signIn(person);
    await endSessions(person.id);
    const answered = page.waitForResponse((response) => response.url().endsWith(apiPaths.viewer));
    await visit(page, paths.drops);
    expect((await (await answered).json()).user).toBeNull();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("la_hint=");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  test("does not take the next one along, however late the answer", async ({ page, person, signIn }) => {
    await signIn(person);
    await endSessions(person.id);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const asked of [apiPaths.viewer, apiPaths.me])
      await page.route(`**${asked}`, async (route) => {
        // It is answered for the session of this moment, and the answer comes when there is another.
        const response = await route.fetch();
        await held;
        await route.fulfill({ response });
      });
    const begun = page.waitForRequest((request) => request.url().endsWith(apiPaths.viewer));
    await visit(page, paths.drops);
    await begun;
    await signIn(person);
    const late = page.waitForResponse((response) => response.url().endsWith(apiPaths.viewer));
    release();
    await late;
    await page.unrouteAll({ behavior: "wait" });
    await visit(page, paths.drops);
    await expect(page.getByRole("banner").getByText("Amina")).toBeVisible();
    await visit(page, paths.account);
    await expect(page.getByText("Welcome back")).toBeVisible();
  });
});

test("signing out by next-auth's own form takes the hint along", async ({ page, person }) => {
  const csrf = async () =>
    ((await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;
  const form = { email: person.email, password: knownPassword, json: "true" };
  await page.request.post("/api/auth/callback/credentials", { form: { ...form, csrfToken: await csrf() } });
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(["la_session", "la_hint"]));
  await page.request.post("/api/auth/signout", { form: { json: "true", csrfToken: await csrf() } });
  expect((await names()).filter((name) => name.startsWith("la_"))).toEqual([]);
});
