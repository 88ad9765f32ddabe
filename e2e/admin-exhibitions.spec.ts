import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { makeUser } from "@/lib/accounts/factory";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { expect, refusedWith, test } from "./fixtures";
import { visit } from "./visit";

test.use({ expected: [refusedWith(400, 404, 409)] });

async function expectNoFault(page: Page, what: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect.soft([what, theme, violations.map(({ id }) => id)]).toEqual([what, theme, []]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

test("a leader is rewritten: a claim needs its source, the draft is previewed, and the second of two admins is told", async ({
  page,
  signIn,
}) => {
  // A leader of the collection in a draft of their own: the one in the hall belongs to every other journey.
  const { id: exhibitionId } = await makeExhibition({ isDraft: true });
  const shipped = leaders.find((one) => one.slug === "shehu-shagari");
  const { id } = await makeLeader({ exhibitionId, slug: "shehu-shagari", name: shipped?.name ?? "" });
  await signIn(await makeUser({ role: "Admin" }));
  await visit(page, deskPaths.editLeader(id));
  await expectNoFault(page, "a leader");
  await page.getByLabel("The short piece, for everybody").fill("A joke that nobody has heard yet.");
  await page.getByRole("button", { name: "Add a claim" }).click();
  const claim = page.getByRole("group", { name: "Record" }).getByRole("listitem").last();
  await claim.getByLabel(/^Date of claim/).fill("1 October 1979");
  await claim.getByLabel("What happened").fill("Takes office.");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("Each claim needs its source")).toBeVisible();
  await expect(page.getByText("Failed to save leader. One place is marked.")).toBeVisible();
  await claim.getByLabel("Source", { exact: true }).fill("A History of Nigeria");
  await claim.getByLabel("Published by").fill("Cambridge University Press");
  await claim.getByLabel("Year").fill("2008");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("A joke that nobody has heard yet.").first()).toBeVisible();
  await expectNoFault(page, "the preview");
  await page.getByRole("button", { name: "Go on writing" }).click();

  await db.leader.update({ where: { id }, data: { version: { increment: 1 } } });
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("Somebody else has changed this leader. Please look again.")).toBeVisible();
  await expect(page.getByLabel("The short piece, for everybody")).toHaveValue("A joke that nobody has heard yet.");
  await db.leader.update({ where: { id }, data: { version: { decrement: 1 } } });
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("What you wrote stands in place of what the museum shipped")).toBeVisible();
  const row = await db.leader.findUniqueOrThrow({ where: { id } });
  expect(Object.keys(row.content as object).sort()).toEqual(["aside", "record"]);
  expect(await db.auditLog.count({ where: { subject: id, action: "leader.update" } })).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
