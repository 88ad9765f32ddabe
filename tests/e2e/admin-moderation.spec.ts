import { makeUser } from "@/lib/auth/factory";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const count = 30;
/** A rejection and a deletion ask for the reason, which one digit chooses. */
const keys = [["a"], ["r", "1"], ["d", "4"]] as const;

test("30 comments are moderated by keyboard alone in under two minutes, and the last decision is undone", async ({
  page,
  signIn,
}) => {
  test.slow();
  const exhibition = `keys-${Date.now().toString(36)}`;
  const { id: userId } = await makeUser();
  const start = Date.now() - 60 * minute;
  const textOf = (index: number) => `Keyboard comment ${String(index).padStart(2, "0")}`;
  for (let index = 0; index < count; index++)
    await makeComment({
      userId,
      exhibition,
      status: "pending",
      message: textOf(index),
      createdAt: new Date(start + index * 1_000),
    });
  const countOf = (status: "approved" | "refused" | "pending") =>
    db.comment.count({ where: { exhibition, status, deletedAt: null } });

  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("comments", { exhibition }));
  const focused = page.locator("article:focus");
  const began = Date.now();
  await page.keyboard.press("j");
  for (let index = 0; index < count; index++) {
    await expect(focused).toContainText(textOf(index));
    if (index === 0) await expectAccessible(page, "the moderation queue");
    for (const key of keys[index % keys.length] ?? []) await page.keyboard.press(key);
  }
  await expect(page.getByText("No comments found. Change or clear the filters.")).toBeVisible();
  await expect.poll(() => countOf("pending")).toBe(0);
  expect(Date.now() - began).toBeLessThan(2 * minute);
  expect([await countOf("approved"), await countOf("refused")]).toEqual([count / 3, count / 3]);

  await page.keyboard.press("u");
  await expect(focused).toContainText(textOf(count - 1));
  expect(await countOf("pending")).toBe(1);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Previous comment")).toBeVisible();
});

test("a moderator rejects with a reason and a sentence, which the author reads beside the appeal", async ({
  page,
  signIn,
}) => {
  const author = await makeUser();
  const exhibition = `reason-${Date.now().toString(36)}`;
  const { id } = await makeComment({ userId: author.id, exhibition, status: "pending", message: "Buy my hats." });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("comments", { exhibition }));
  await page.getByRole("button", { name: /^Reject the comment/ }).click();
  const dialog = page.getByRole("dialog", { name: "Reject this comment?" });
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Choose a reason", { exact: true }).last()).toBeVisible();
  await expectAccessible(page, "the reason of a rejection");
  await page.keyboard.press("6");
  await expect(dialog.getByLabel("A sentence for the author")).toBeFocused();
  await page.keyboard.type("The shop is next door.");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await db.comment.findUniqueOrThrow({ where: { id } })).status).toBe("refused");
  await signIn(author);
  await page.goto(commentPaths.myComments());
  await expect(page.getByText("Reason: The shop is next door.")).toBeVisible();
});
