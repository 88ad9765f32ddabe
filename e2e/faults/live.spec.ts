import { paths } from "@/lib/platform/paths";
import { expect, test } from "../fixtures";
import { visit } from "../visit";
import { note, post, regular, secondBrowser, words } from "../wall";

test.afterEach(({ providers }) => providers.mend());

test("a note that no message told of appears when the person looks again", async ({
  page,
  person,
  signIn,
  browser,
  providers,
}) => {
  await regular(person.id);
  await signIn(person);
  await visit(page, paths.guestbook);
  const other = await secondBrowser(browser);
  await providers.fault("pusher", "drop");
  const text = words("Nobody was told.");
  await post(page, text);
  await expect(note(page, text)).toBeVisible();
  await expect(note(other, text)).toHaveCount(0);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(note(other, text)).toBeVisible();
  await other.context().close();
});

test("while there is no connection the wall asks by itself, and it listens again when there is one", async ({
  page,
  person,
  signIn,
  browser,
  providers,
}) => {
  await regular(person.id);
  await signIn(person);
  await providers.fault("pusher", "down", 1_000);
  await visit(page, paths.guestbook);
  const other = await (await browser.newContext()).newPage();
  const tried = other.waitForEvent("websocket");
  await visit(other, paths.guestbook);
  await other.mouse.move(40, 40);
  await (await tried).waitForEvent("close");
  const text = words("Is anybody listening?");
  await post(page, text);
  await expect(note(page, text)).toBeVisible();
  await expect(note(other, text)).toBeVisible({ timeout: 15_000 });
  const stands = other.waitForEvent("websocket", { timeout: 15_000 });
  await providers.mend();
  await (await stands).waitForEvent("framereceived", ({ payload }) =>
    String(payload).includes("subscription_succeeded"),
  );
  const second = words("We are back.");
  await post(page, second);
  await expect(note(other, second)).toBeVisible({ timeout: 8_000 });
  await other.context().close();
});
