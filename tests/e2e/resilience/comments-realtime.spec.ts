import { paths } from "@/lib/core/urls/paths";
import {
  commentWithText,
  makeRegularCommenter,
  openSecondBrowser,
  postComment,
  realtimeSocket,
  uniqueText,
} from "../support/comment-helpers";
import { expect, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";

test.afterEach(({ providers }) => providers.clearFaults());

test("a comment whose message was dropped appears when the tab gets the focus", async ({
  page,
  person,
  signIn,
  browser,
  providers,
}) => {
  await makeRegularCommenter(person.id);
  await signIn(person);
  await gotoHydrated(page, paths.guestbook);
  const other = await openSecondBrowser(browser);
  await providers.fault("pusher", "drop");
  const text = uniqueText("Nobody was told.");
  await postComment(page, text);
  await expect(commentWithText(page, text)).toBeVisible();
  await expect(commentWithText(other, text)).toHaveCount(0);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(commentWithText(other, text)).toBeVisible();
  await other.context().close();
});

test("the guestbook polls while there is no realtime connection and subscribes again when there is one", async ({
  page,
  person,
  signIn,
  browser,
  providers,
}) => {
  await makeRegularCommenter(person.id);
  await signIn(person);
  await providers.fault("pusher", "down", 1_000);
  await gotoHydrated(page, paths.guestbook);
  const other = await (await browser.newContext()).newPage();
  const closed = realtimeSocket(other, "closed");
  await gotoHydrated(other, paths.guestbook);
  await other.mouse.move(40, 40);
  await closed;
  const text = uniqueText("Is anybody listening?");
  await postComment(page, text);
  await expect(commentWithText(page, text)).toBeVisible();
  await expect(commentWithText(other, text)).toBeVisible({ timeout: 15_000 });
  const subscribed = realtimeSocket(other, "subscribed");
  await providers.clearFaults();
  await subscribed;
  const second = uniqueText("We are back.");
  await postComment(page, second);
  await expect(commentWithText(other, second)).toBeVisible({ timeout: 8_000 });
  await other.context().close();
});
