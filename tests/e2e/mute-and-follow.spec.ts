import { makeComment } from "@/lib/comments/factory";
import { newId } from "@/lib/core/ids";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { commentList, commentWithText, uniqueText } from "./support/comment-helpers";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("a reader mutes a person in the guestbook, opens the folded comment, and unmutes them in the account", async ({
  page,
  person,
  signIn,
}) => {
  const author = await makeActor({ firstName: "Loud" });
  const text = uniqueText("Far too loud.");
  await makeComment({ userId: author._id, message: text });
  await signIn(person);
  await gotoHydrated(page, paths.guestbook);
  await commentWithText(page, text).getByRole("button", { name: /^Mute/ }).click();
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByText("Muted. Your account lists whom you have muted.")).toBeVisible();
  const folded = commentList(page).getByRole("listitem").filter({ hasText: text });
  await expect(folded.getByText(text)).toBeHidden();
  await folded.getByText("Muted:").click();
  await expect(folded.getByText(text)).toBeVisible();
  await expectAccessible(page, "an opened comment of a muted person");
  await gotoHydrated(page, commentPaths.myComments());
  await page.getByRole("button", { name: /^Unmute/ }).click();
  await expect(page.getByText("Not muted any longer.")).toBeVisible();
  expect(await db.commentMute.count({ where: { userId: person.id } })).toBe(0);
});

test("what a muted person wrote is folded on its own page and hidden in the search", async ({
  page,
  person,
  signIn,
}) => {
  const author = await makeActor({ firstName: "Loud" });
  const text = uniqueText("Heard everywhere.");
  const { id } = await makeComment({ userId: author._id, message: text });
  await db.commentMute.create({ data: { id: newId("cmu"), userId: person.id, mutedId: author._id } });
  await signIn(person);
  await gotoHydrated(page, commentPaths.guestbookNote(id));
  await expect(page.getByText(text)).toBeHidden();
  await page.getByText("Muted:").click();
  await expect(page.getByText(text)).toBeVisible();
  await page.goto(paths.search(text));
  await expect(page.getByText("By a person whom you have muted")).toBeVisible();
  await expect(page.getByRole("main").getByText(text, { exact: true })).toBeHidden();
});

test("a reader follows a conversation, sees it in the account and stops following it", async ({
  page,
  person,
  signIn,
}) => {
  const text = uniqueText("What do you think?");
  const { id } = await makeComment({ message: text });
  await signIn(person);
  await gotoHydrated(page, commentPaths.conversation(id));
  await page.getByRole("button", { name: "Follow this conversation" }).click();
  await expect(page.getByText("You follow this conversation.")).toBeVisible();
  await gotoHydrated(page, paths.following());
  const row = page.getByRole("listitem").filter({ hasText: text.slice(0, 20) });
  await expect(row.getByText("A comment and its replies")).toBeVisible();
  await expectAccessible(page, "followed comments");
  await row.getByRole("button", { name: /^Stop following/ }).click();
  await expect(page.getByText("You follow nothing yet")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person is muted and unmuted, and a visitor follows the guestbook after the login", async ({
    page,
    person,
    signIn,
  }) => {
    await page.goto(paths.guestbook);
    await page.getByRole("button", { name: "Follow these comments" }).click();
    await expect(page).toHaveURL(/\/login\?/);
    const text = uniqueText("Read me.");
    const { id } = await makeComment({ message: text });
    await signIn(person);
    await page.goto(paths.following({ kind: "thread", key: "guestbook" }));
    await page.getByRole("button", { name: /^Follow/ }).click();
    await expect(page.getByRole("link", { name: "Guestbook", exact: true }).last()).toBeVisible();
    await page.goto(commentPaths.conversation(id));
    await page.getByRole("button", { name: /^Mute/ }).click();
    await expect(page.getByText(text)).toBeHidden();
    await page.getByText("Muted:").click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("button", { name: /^Unmute/ }).click();
    await expect(page.getByText(text)).toBeVisible();
    expect(await db.commentMute.count({ where: { userId: person.id } })).toBe(0);
  });
});
