import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const adminDownloadsPath = adminPaths.section("downloads");
const downloadUrl = (name: string) => `${accountApiPaths.downloadFile}?${new URLSearchParams({ name })}`;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

/** A file name that only one test uses; its files are deleted afterwards. */
const uniqueSuffix = () => newId("dwn").slice(-8);
const usedSuffixes: string[] = [];
test.afterEach(async () => {
  for (const filename of usedSuffixes.splice(0))
    await db.download.updateMany({ where: { filename: { contains: filename } }, data: { deletedAt: new Date() } });
});

async function search(page: Page, words: string, state = ""): Promise<void> {
  await gotoHydrated(page, adminDownloadsPath);
  await page.getByLabel("Title, file name or description").fill(words);
  await page.getByLabel("Status").selectOption(state);
  await expect(page.getByText(/^1 of 1 file$/)).toBeVisible();
}

test.describe("admin downloads", () => {
  test.use({ allowedErrors: [failedResource(400, 403, 404, 409)] });

  test("a file is uploaded, downloaded by a collector, locked for a monthly member, renamed, replaced, archived and restored", async ({
    page,
    pageOf,
    signIn,
  }) => {
    test.slow();
    const name = uniqueSuffix();
    usedSuffixes.push(name);
    const title = `A sheet of ${name}`;
    const picture = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await signIn(await makeUser({ role: "Admin" }));
    await gotoHydrated(page, adminDownloadsPath);
    await expectAccessible(page, adminDownloadsPath);
    await page.getByRole("link", { name: "Add file" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Please select a file.")).toBeVisible();
    await expect(page.getByText("A title is required")).toBeVisible();
    await expect(page.getByText("Choose the plans")).toBeVisible();
    await expectAccessible(page, adminPaths.newDownload);

    // The file type is detected from the contents, and the form keeps its values.
    const file = page.getByLabel("File", { exact: true });
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Plans").selectOption("exclusive");
    await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html>") });
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "A file has to be PDF, JPEG" })).toBeVisible();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);

    // An invalid name is an error at its field.
    await file.setInputFiles({ name: "../../x.html", mimeType: "text/html", buffer: picture });
    await page.getByLabel("File name").fill(`${name}.png`);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Lower-case letters, digits and hyphens, at most 80")).toBeVisible();

    // So is a name that is taken, and the file is not uploaded again.
    const taken = uniqueSuffix();
    const archived = { filename: `${taken}.png`, title: taken, storageKey: taken, deletedAt: new Date() };
    await db.download.create({ data: { ...archived, id: newId("dwn"), contentType: "image/png", sizeBytes: 1 } });
    await page.getByLabel("File name").fill(taken);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Another file has this name; it may be archived")).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByLabel("File name").fill(name);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.waitForURL(`**${adminDownloadsPath}`);
    expect(requests).not.toContain(`POST ${adminApiPaths.createDownloadUpload}`);

    await search(page, name);
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("Annual and Collector");
    await expect(row).toContainText("PNG");

    const collector = await pageOf(await makeActor({ plan: "collector" }));
    await gotoHydrated(collector, paths.downloads);
    const saving = collector.waitForEvent("download");
    await collector.getByRole("button", { name: `Download ${title}` }).click();
    expect((await saving).suggestedFilename()).toBe(`${name}.png`);
    const monthly = await pageOf(await makeActor({ plan: "monthly" }));
    await gotoHydrated(monthly, paths.downloads);
    await expect(monthly.getByRole("region", { name: "Locked" })).toContainText(title);
    expect((await monthly.request.get(downloadUrl(`${name}.png`))).status()).toBe(403);

    await search(page, name);
    await expect(row.getByRole("cell", { name: "1", exact: true })).toBeVisible();
    await page.getByRole("link", { name: title }).click();
    await page.getByLabel("Title", { exact: true }).fill(`${title}, again`);
    await page.getByLabel("Plans").selectOption("basic");
    await page.getByLabel("File name").fill(`${name}-again`);
    await expectAccessible(page, "the edit form");
    await page.getByRole("button", { name: "Save file" }).click();
    await page.waitForURL(`**${adminDownloadsPath}`);
    await gotoHydrated(monthly, paths.downloads);
    await expect(monthly.getByRole("button", { name: `Download ${title}, again` })).toBeVisible();
    expect((await monthly.request.get(downloadUrl(`${name}.png`))).status()).toBe(404);

    await search(page, name);
    await page.getByRole("link", { name: `${title}, again` }).click();
    await page.getByRole("button", { name: "Replace file" }).click();
    await expect(page.getByRole("dialog", { name: `Replace ${name}-again.png?` })).toBeVisible();
    await page.getByLabel("New file").setInputFiles({ name: "x", mimeType: "", buffer: pdf });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(`Saved as ${name}-again.pdf.`, { exact: false })).toBeVisible();
    const replaced = await monthly.request.get(downloadUrl(`${name}-again.pdf`));
    expect([replaced.status(), await replaced.text()]).toEqual([200, pdf.toString()]);

    await search(page, name);
    await page.getByRole("button", { name: `More for ${title}, again` }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(page.getByText("Members can no longer download it.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No files found" })).toBeVisible();
    await gotoHydrated(monthly, paths.downloads);
    await expect(monthly.getByRole("main")).not.toContainText(title);
    const gone = await monthly.request.get(downloadUrl(`${name}-again.pdf`));
    expect([gone.status(), await gone.text()]).toEqual([404, "File not found"]);

    await search(page, name, "retired");
    await page.getByRole("button", { name: `More for ${title}, again` }).click();
    await page.getByRole("menuitem", { name: "Restore" }).click();
    await expect(page.getByRole("heading", { name: "No files found" })).toBeVisible();
    // The row leaves the list at once, before the reply.
    await expect.poll(async () => (await monthly.request.get(downloadUrl(`${name}-again.pdf`))).status()).toBe(200);
  });

  test("a file is given to the owners of a drop", async ({ page, signIn }) => {
    const name = uniqueSuffix();
    usedSuffixes.push(name);
    const { slug, name: drop } = await makeProduct({ name: `The hat ${name}` });
    await makeDownload({ filename: `${name}.txt`, title: `A sheet of ${name}`, bytes: pdf });
    await signIn(await makeUser({ role: "Admin" }));
    await search(page, name);
    await page.getByRole("link", { name: `A sheet of ${name}` }).click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`A sheet of ${name}`);
    await page.getByLabel("Plans").selectOption("owners");
    await page.getByRole("button", { name: "Save file" }).click();
    await expect(page.getByText("Add the drops whose owners may download it")).toBeVisible();
    await page.getByLabel("Add a drop").selectOption(slug);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: `Remove ${drop}` })).toBeVisible();
    await expectAccessible(page, "the drops of a file");
    await page.getByRole("button", { name: "Save file" }).click();
    await page.waitForURL(`**${adminDownloadsPath}`);
    await search(page, name);
    await expect(page.getByRole("row").filter({ hasText: name }).first()).toContainText(drop);
    await gotoHydrated(page, paths.drop(slug));
    await expect(page.getByText(`A sheet of ${name} (Text`, { exact: false })).toBeVisible();
  });

  test("a cancelled upload leaves nothing behind", async ({ page, signIn }) => {
    const admin = await makeUser({ role: "Admin" });
    await signIn(admin);
    await gotoHydrated(page, adminPaths.newDownload);
    // The upload never finishes.
    await page.route(`**${adminApiPaths.downloadUpload("*")}`, async (route) => {
      if (route.request().method() !== "PUT") await route.continue();
    });
    await page.getByLabel("File", { exact: true }).setInputFiles({ name: "x.pdf", mimeType: "", buffer: pdf });
    await page.getByLabel("Title", { exact: true }).fill("A paper that is never there");
    await page.getByLabel("Plans").selectOption("basic");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Cancelled. Nothing was saved.")).toBeVisible();
    await expect.poll(() => db.uploadSession.count({ where: { userId: admin.id } })).toBe(0);
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A paper that is never there");
  });

  test("admin tables have touch targets of at least 42 px on a phone", async ({ pageOf }) => {
    const admin = await makeUser({ role: "Admin" });
    const viewport = { width: 390, height: 844 };
    const phone = await pageOf(admin, { viewport, hasTouch: true, isMobile: true });
    for (const url of [adminDownloadsPath, adminPaths.section("orders"), adminPaths.section("products")]) {
      await gotoHydrated(phone, url);
      const missed = await phone.getByRole("table").evaluate((table) => {
        const targets = [...table.querySelectorAll<HTMLElement>("tbody a, tbody button, tbody input[type=checkbox]")];
        // Buttons of closed dialogs are left out.
        const visible = targets.filter((target) => target.checkVisibility());
        return visible.slice(0, 40).flatMap((target) => {
          target.scrollIntoView({ block: "center" });
          const { left, top, width, height } = target.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isHit = (at: number) => {
            const hit = document.elementFromPoint(x, at);
            return hit === target || target.contains(hit) || Boolean(hit?.closest("label")?.contains(target));
          };
          const name = target.getAttribute("aria-label") ?? target.textContent ?? "";
          return [-21, 0, 21].every((away) => isHit(y + away)) ? [] : [`${name}: ${Math.round(height)}`];
        });
      });
      expect.soft(missed, url).toEqual([]);
    }
  });

  test("a member can neither open the pages nor create an upload", async ({ page, person, signIn }) => {
    await signIn(person);
    for (const url of [adminDownloadsPath, adminPaths.newDownload]) {
      await gotoHydrated(page, url);
      await expect(page.getByText("Admin Access Required")).toBeVisible();
    }
    expect((await page.request.post(adminApiPaths.createDownloadUpload, { data: { size: 9 } })).status()).toBe(403);
  });
});
