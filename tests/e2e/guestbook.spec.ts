import type { Response } from "@playwright/test";
import { makeComment } from "@/lib/comments/factory";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { commentList, commentWithText, makeRegularCommenter, postComment, uniqueText } from "./support/comment-helpers";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { assertPageQuality, expectAccessible } from "./support/page-quality";

test("a visitor reads the guestbook, signs in, returns and posts a comment that waits for moderation", async ({
  page,
  person,
}) => {
  await gotoHydrated(page, `${paths.guestbook}#wall`);
  await expect(commentList(page).getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "Sign In to Comment" }).click();
  await page.waitForURL(/\/login\?redirectTo/);
  await logIn(page, person.email);
  await page.waitForURL(`**${paths.guestbook}#wall`);
  const text = uniqueText("My first note.");
  await postComment(page, text);
  await expect(page.getByText(/after a moderator has approved it/).first()).toBeVisible();
  await expect(commentWithText(page, text).getByText("Awaiting approval; only you can see it")).toBeVisible();
  const other = await page.request.get(apiPaths.comments({ exhibition: "guestbook" }), { headers: { cookie: "" } });
  expect(await other.text()).not.toContain(text);
});

test("an author edits and deletes a comment and sees the time left for it", async ({ page, person, signIn }) => {
  await makeRegularCommenter(person.id);
  await signIn(person);
  await gotoHydrated(page, paths.guestbook);
  const [text, edited] = [uniqueText("A nore."), uniqueText("A note.")];
  const accepted = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await postComment(page, text);
  await accepted;
  await expect(page.getByLabel("Your comment", { exact: true })).toBeFocused();
  const own = commentWithText(page, text);
  await expect(own.getByText("15 minutes left")).toBeVisible();
  await own.getByRole("button", { name: "Edit" }).click();
  const field = page.getByLabel("Edit your comment");
  await expect(field).toBeFocused();
  await field.fill(edited);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(commentWithText(page, edited).getByText(/, edited$/)).toBeVisible();
  await commentWithText(page, edited).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Are you sure you want to delete this comment?").last()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(commentWithText(page, edited).getByRole("button", { name: "Delete" })).toBeFocused();
  await commentWithText(page, edited).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(commentWithText(page, edited)).toHaveCount(0);
  await expect(page.getByText("Your comment was deleted.")).toBeVisible();
});

test("a comment is replied to and reported by another user, whose badge is shown", async ({ page, signIn }) => {
  const [author, vip] = [await makeActor({ firstName: "Tari" }), await makeActor({ plan: "yearly" })];
  await makeRegularCommenter(vip._id);
  const text = uniqueText("Who cut the hats?");
  const { id } = await makeComment({ userId: author._id, message: text });
  await signIn(vip);
  await gotoHydrated(page, paths.guestbook);
  await commentWithText(page, text).getByRole("button", { name: "Reply" }).click();
  const replyText = uniqueText("The same hand.");
  await page.getByLabel(/^Your reply to/).fill(replyText);
  await page.getByLabel(/^Your reply to/).press("Enter");
  const reply = page.getByRole("list", { name: "Replies" }).getByRole("article").filter({ hasText: replyText });
  await expect(reply.getByTitle("VIP Member")).toBeVisible();
  await expect(reply.getByRole("button", { name: "Reply" })).toHaveCount(0);
  await commentWithText(page, text).getByRole("button", { name: "Report the comment by" }).first().click();
  await page.getByLabel("What is wrong with this comment?").last().selectOption("spam");
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Thank you. A moderator will review it.")).toBeVisible();
  expect(await db.commentReport.count({ where: { commentId: id, userId: vip._id, reason: "spam" } })).toBe(1);
});

test.describe("a comment that cannot be posted", () => {
  // The browser's log lines about an aborted request and a 401 response.
  test.use({ allowedErrors: [/Failed to load resource: (net::ERR_FAILED|the server responded with a status of 401)/] });

  test("is not sent when blank or too long, and stays in the form when the request fails", async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await gotoHydrated(page, paths.guestbook);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const field = page.getByLabel("Your comment", { exact: true });
    await postComment(page, "  \u200b ");
    await field.fill("🦡".repeat(501));
    await expect(page.getByText("501/500: 1 too many")).toBeVisible();
    await expect(page.getByRole("button", { name: "Post", exact: true })).toHaveAttribute("aria-disabled", "true");
    await field.press("Enter");
    await field.fill("one");
    await field.press("Shift+Enter");
    await expect(field).toHaveValue("one\n");
    expect(sent.filter((url) => url.includes("/comments"))).toEqual([]);
    await page.route("**/api/comments/**", (route) => route.abort());
    await postComment(page, "Is anybody there?");
    await expect(page.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
    await expect(field).toHaveValue("Is anybody there?");
    await page.unrouteAll();
    await db.user.update({ where: { id: person.id }, data: { sessionVersion: { increment: 1 } } });
    // The thread is read again as for a visitor, as it is at any comment of others: the form keeps its text.
    const isRead = (response: Response) =>
      response.request().method() === "GET" && response.url().includes(apiPaths.comments({ exhibition: "guestbook" }));
    await expect(async () => {
      const read = page.waitForResponse(isRead, { timeout: 6_000 });
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      // One that was under way already still read it as for the member.
      expect((await (await read).json()).thread.canComment).toBe(false);
    }).toPass();
    await expect(field).toHaveValue("Is anybody there?");
    await field.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Session expired" })).toBeVisible();
  });
});

test("a member comments on an artwork in the dialog that its URL opens, apart from the exhibition's guestbook", async ({
  page,
  signIn,
}) => {
  const vip = await makeActor({ plan: "monthly" });
  await makeRegularCommenter(vip._id);
  await signIn(vip);
  await page.goto(`${paths.headsOfState}#guestbook-dark-glasses`);
  const popup = page.getByRole("dialog", { name: "Artwork Comments" });
  await expect(popup).toBeVisible({ timeout: 30_000 });
  const text = uniqueText("The left lens.");
  await popup.getByLabel("Your comment").fill(text);
  await popup.getByLabel("Your comment").press("Enter");
  const comment = popup.getByRole("article").filter({ hasText: text });
  await expect(comment.getByTitle("VIP Member")).toBeVisible();
  await expectAccessible(page, "the comments of an artwork");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await page.getByRole("tab", { name: "Guestbook" }).click();
  const panel = page.getByRole("region", { name: "Exhibition Guestbook" });
  await expect(panel.getByLabel("Your comment")).toBeVisible();
  await expect(panel.getByText(text)).toHaveCount(0);
  await expectAccessible(page, "the exhibition's guestbook");
});

test("the guestbook meets the page quality rules, also with a reply, a report and a delete dialog open", async ({
  page,
  signIn,
}) => {
  await assertPageQuality(page, paths.guestbook);
  const reader = await makeActor();
  await makeComment({ userId: reader._id, message: uniqueText("Mine, and new.") });
  await signIn(reader);
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, paths.guestbook);
  await commentList(page).getByRole("button", { name: "Delete" }).first().click();
  await commentList(page)
    .getByRole("button", { name: /^Reply/ })
    .last()
    .click();
  await commentList(page)
    .getByRole("button", { name: /^Report/ })
    .last()
    .click();
  await expectAccessible(page, "the dialogs of the guestbook");
});
