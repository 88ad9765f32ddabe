import { makeUser } from "@/lib/auth/factory";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const count = 30;
const keys = ["a", "r", "d"] as const;

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
    await page.keyboard.press(keys[index % keys.length] ?? "a");
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
