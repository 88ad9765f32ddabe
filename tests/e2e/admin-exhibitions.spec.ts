import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeUser } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { sitemapPath } from "@/lib/core/urls/sitemaps";
import { db } from "@/lib/db/client";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test.use({ allowedErrors: [failedResource(400, 404, 409)] });

const makeImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f6f5e" } })
    .jpeg()
    .toBuffer();

async function expectPageAccessible(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

test("an exhibition is created, previewed as a draft, published, listed, deleted and restored", async ({
  page,
  pageOf,
  signIn,
}) => {
  test.slow();
  const name = `Room of ${newId("exh").slice(-8)}`;
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("exhibitions"));
  await expectPageAccessible(page, "the list");
  await page.getByRole("link", { name: "Add exhibition" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Failed to save exhibition. Please check the marked fields.")).toBeVisible();
  await expect(page.getByText("A title is required")).toBeVisible();

  await page.getByLabel("Title", { exact: true }).fill(name);
  const slug = await page.getByLabel("Slug").inputValue();
  await page.getByLabel("Story").fill("The first paragraph.\n\nThe second one.");
  await page.getByLabel("Status").selectOption("open");
  await page.getByLabel("Members only").uncheck();
  await page.getByLabel("File for cover").setInputFiles({
    name: "cover.jpg",
    mimeType: "image/jpeg",
    buffer: await makeImage(1_600, 1_000),
  });
  const cover = page.getByLabel("Alternative text");
  await cover.waitFor();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Describe the picture for people who cannot see it")).toBeVisible();
  await cover.fill("A green wall.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.waitForURL(/\/admin\/exhibitions\/exh_/);
  const adminUrl = page.url();

  const visitor = await pageOf();
  expect((await visitor.goto(paths.exhibition(slug)))?.status()).toBe(404);

  await page.getByRole("link", { name: "Add artwork" }).click();
  // The exhibition form, which is shown until the next page has loaded, has a title field too.
  await expect(page.getByRole("heading", { level: 1, name: "New artwork" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("The Ferry");
  await page.getByLabel("File for image").setInputFiles({
    name: "ferry.jpg",
    mimeType: "image/jpeg",
    buffer: await makeImage(1_000, 1_250),
  });
  await page.getByLabel("Alternative text").fill("A ferry.");
  await page.getByRole("button", { name: "Add annotation" }).click();
  await page.getByLabel("Annotation 1", { exact: true }).fill("The rope");
  await page.getByLabel("Text", { exact: true }).fill("It is one rope.");
  await page.getByLabel("Left, %").fill("10");
  await expectPageAccessible(page, "a work");
  await page.getByRole("button", { name: "Save artwork" }).click();
  await page.waitForURL(adminUrl);
  await expect(page.getByRole("link", { name: "The Ferry" })).toBeVisible();

  await page.getByRole("button", { name: "Add Text" }).click();
  await page.getByRole("textbox", { name: "Text 1" }).fill("## The harbour\n\nThere is *one* rope.");
  await page.getByRole("button", { name: "Add Quotation" }).click();
  const quotation = page.locator("[data-block]").nth(1);
  await quotation.getByRole("textbox", { name: "Quotation" }).fill("Words that nobody can check.");
  await quotation.getByLabel("Speaker").fill("A harbour master");
  await quotation.getByLabel("Date").fill("1 October 1960");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(quotation.getByText("Each claim needs a source")).toBeVisible();
  await quotation.getByRole("button", { name: "Remove quotation 2" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(quotation.getByLabel("Speaker")).toHaveValue("A harbour master");
  await quotation.getByRole("button", { name: "Remove quotation 2" }).click();
  await page.getByRole("button", { name: "Add Work" }).click();
  await page.getByRole("button", { name: "Choose: Work" }).click();
  await page.getByRole("dialog", { name: "Work" }).getByLabel("Search by name").fill("the fer");
  await page.keyboard.press("Enter");
  const work = page.locator("[data-block]").filter({ has: page.getByRole("heading", { name: "Work", exact: true }) });
  await expect(work.getByText("The Ferry")).toBeVisible();
  await work.getByLabel("Caption").press("Alt+ArrowUp");
  await expect(page.getByText("Work is at place 1 of 2")).toBeAttached();
  await expect(work.getByLabel("Caption")).toBeFocused();
  await expectPageAccessible(page, "an exhibition");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(`${name} is saved as a draft`).first()).toBeVisible();
  await expect(page.getByText("Version 2")).toBeVisible();

  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("The second one.")).toBeVisible();
  await expect(page.getByRole("img", { name: "A ferry." })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "The harbour" })).toBeVisible();
  await gotoHydrated(page, adminUrl);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Public.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Slug")).toHaveAttribute("readonly");

  await visitor.goto(paths.exhibition(slug));
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "A ferry." })).toHaveCount(2);
  await expect(visitor.getByRole("heading", { level: 2, name: "The harbour" })).toBeVisible();
  await visitor.goto(paths.exhibitions);
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  expect(await (await visitor.request.get(sitemapPath("exhibitions"))).text()).toContain(paths.exhibition(slug));

  await gotoHydrated(page, adminPaths.section("exhibitions"));
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  expect((await visitor.goto(paths.exhibition(slug)))?.status()).toBe(404);
  await visitor.goto(paths.exhibitions);
  await expect(visitor.getByRole("heading", { name })).toHaveCount(0);

  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await visitor.goto(paths.exhibition(slug));
  await expect(visitor.getByRole("img", { name: "A ferry." })).toHaveCount(2);
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a leader is edited: a claim needs a source, the draft is previewed, and a conflicting edit is merged", async ({
  page,
  signIn,
}) => {
  // A leader in a draft exhibition of its own, because other tests read the published one.
  const { id: exhibitionId } = await makeExhibition({ isDraft: true });
  const original = leaders.find((leader) => leader.slug === "shehu-shagari");
  const { id } = await makeLeader({ exhibitionId, slug: "shehu-shagari", name: original?.name ?? "" });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.editLeader(id));
  await expectPageAccessible(page, "a leader");
  await page.getByLabel("Short text, for everyone").fill("A joke that nobody has heard yet.");
  await page.getByRole("button", { name: "Add claim" }).click();
  const claim = page.getByRole("group", { name: "Record" }).getByRole("listitem").last();
  await claim.getByLabel(/^Date of claim/).fill("1 October 1979");
  await claim.getByLabel("Text", { exact: true }).fill("Takes office.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Each claim needs a source")).toBeVisible();
  await expect(page.getByText("Failed to save leader. Please check the marked field.")).toBeVisible();
  await claim.getByLabel("Source", { exact: true }).fill("A History of Nigeria");
  await claim.getByLabel("Publisher").fill("Cambridge University Press");
  await claim.getByLabel("Year").fill("2008");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("A joke that nobody has heard yet.").first()).toBeVisible();
  await expectPageAccessible(page, "the preview");
  await page.getByRole("button", { name: "Edit", exact: true }).click();

  const theirs = { chapterTitle: "What somebody else saved" };
  await db.leader.update({ where: { id }, data: { content: theirs, version: { increment: 1 } } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this in the meantime" });
  await expect(conflict).toBeVisible();
  await expectPageAccessible(page, "a conflict");
  await conflict.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByLabel("Short text, for everyone")).toHaveValue("A joke that nobody has heard yet.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await conflict.getByRole("button", { name: "Save both" }).click();
  await expect(page.getByText("Edited fields replace the original texts.")).toBeVisible();
  const row = await db.leader.findUniqueOrThrow({ where: { id } });
  expect(Object.keys(row.content as object).sort()).toEqual(["aside", "chapterTitle", "record"]);
  expect(await db.auditLog.count({ where: { subject: id, action: "leader.update" } })).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
