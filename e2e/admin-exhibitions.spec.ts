import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeUser } from "@/lib/accounts/factory";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { sitemapPath } from "@/lib/platform/sitemaps";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

test.use({ expected: [refusedWith(400, 404, 409)] });

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f6f5e" } })
    .jpeg()
    .toBuffer();

async function expectNoFault(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

test("an exhibition is begun, looked at as a draft, published, found by everyone, taken away and brought back", async ({
  page,
  pageOf,
  signIn,
}) => {
  test.slow();
  const name = `Room of ${newId("exh").slice(-8)}`;
  await signIn(await makeUser({ role: "Admin" }));
  await visit(page, deskPaths.desk("exhibitions"));
  await expectNoFault(page, "the list");
  await page.getByRole("link", { name: "Add an exhibition" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Failed to save exhibition. Please look at what is marked.")).toBeVisible();
  await expect(page.getByText("A title is required")).toBeVisible();

  await page.getByLabel("Title", { exact: true }).fill(name);
  const slug = await page.getByLabel("Slug").inputValue();
  await page.getByLabel("Story").fill("The first paragraph.\n\nThe second one.");
  await page.getByLabel("Stands as").selectOption("open");
  await page.getByLabel("For members of the Circle").uncheck();
  await page.getByLabel("File for the cover").setInputFiles({
    name: "cover.jpg",
    mimeType: "image/jpeg",
    buffer: await draw(1_600, 1_000),
  });
  const cover = page.getByLabel("What it shows, for those who do not see it");
  await cover.waitFor();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Say what the picture shows, for those who do not see it")).toBeVisible();
  await cover.fill("A green wall.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.waitForURL(/\/admin\/exhibitions\/exh_/);
  const desk = page.url();

  const visitor = await pageOf();
  expect((await visitor.goto(paths.exhibition(slug)))?.status()).toBe(404);

  await page.getByRole("link", { name: "Hang a work" }).click();
  // The exhibition's own form has a title too, and stands until the next one has come.
  await expect(page.getByRole("heading", { level: 1, name: "A new work" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("The Ferry");
  await page.getByLabel("File for the picture of the work").setInputFiles({
    name: "ferry.jpg",
    mimeType: "image/jpeg",
    buffer: await draw(1_000, 1_250),
  });
  await page.getByLabel("What it shows, for those who do not see it").fill("A ferry.");
  await page.getByRole("button", { name: "Pin a note" }).click();
  await page.getByLabel("Note 1", { exact: true }).fill("The rope");
  await page.getByLabel("What there is to see").fill("It is one rope.");
  await page.getByLabel("From the left, %").fill("10");
  await expectNoFault(page, "a work");
  await page.getByRole("button", { name: "Save work" }).click();
  await page.waitForURL(desk);
  await expect(page.getByRole("link", { name: "The Ferry" })).toBeVisible();
  await expectNoFault(page, "an exhibition");

  await page.getByRole("link", { name: "Look at the draft" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("The second one.")).toBeVisible();
  await expect(page.getByRole("img", { name: "A ferry." })).toBeVisible();
  await visit(page, desk);
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("It is public.")).toBeVisible();
  await expect(page.getByLabel("Slug")).toHaveAttribute("readonly");

  await visitor.goto(paths.exhibition(slug));
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "A ferry." })).toBeVisible();
  await visitor.goto(paths.exhibitions);
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  expect(await (await visitor.request.get(sitemapPath("exhibitions"))).text()).toContain(paths.exhibition(slug));

  await visit(page, deskPaths.desk("exhibitions"));
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  expect((await visitor.goto(paths.exhibition(slug)))?.status()).toBe(404);
  await visitor.goto(paths.exhibitions);
  await expect(visitor.getByRole("heading", { name })).toHaveCount(0);

  await page.getByRole("button", { name: `Bring back ${name}` }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await visitor.goto(paths.exhibition(slug));
  await expect(visitor.getByRole("img", { name: "A ferry." })).toBeVisible();
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

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
