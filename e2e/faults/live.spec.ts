import { paths } from "@/lib/platform/paths";
import { expect, test } from "../fixtures";
import { visit } from "../visit";
import { liveSocket, note, post, regular, secondBrowser, words } from "../wall";

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
  const lost = liveSocket(other, "is lost");
  await visit(other, paths.guestbook);
  await other.mouse.move(40, 40);
  await lost;
  const text = words("Is anybody listening?");
  await post(page, text);
  await expect(note(page, text)).toBeVisible();
  await expect(note(other, text)).toBeVisible({ timeout: 15_000 });
  const listens = liveSocket(other, "listens");
  await providers.mend();
  await listens;
  const second = words("We are back.");
  await post(page, second);
  await expect(note(other, second)).toBeVisible({ timeout: 8_000 });
  await other.context().close();
});
