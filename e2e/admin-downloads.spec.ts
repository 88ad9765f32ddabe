import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeUser } from "@/lib/accounts/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

const desk = deskPaths.desk("downloads");
const address = (name: string) => `${apiPaths.downloadFile}?${new URLSearchParams({ name })}`;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

/** A name of this journey alone. Whatever comes of it, no member finds its file afterwards. */
const mark = () => newId("dwn").slice(-8);
const marks: string[] = [];
test.afterEach(async () => {
  for (const filename of marks.splice(0))
    await db.download.updateMany({ where: { filename: { contains: filename } }, data: { deletedAt: new Date() } });
});

async function find(page: Page, words: string, shelf = ""): Promise<void> {
  await visit(page, desk);
  await page.getByLabel("Title, name or words").fill(words);
  await page.getByLabel("Shelf").selectOption(shelf);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText(/^1 of 1 file$/)).toBeVisible();
}

test.describe("the files for members", () => {
  test.use({ expected: [refusedWith(400, 403, 404, 409)] });

  test("one is uploaded, fetched by a collector and locked to a monthly member, renamed, replaced, retired and brought back", async ({
    page,
    pageOf,
    signIn,
  }) => {
    test.slow();
    const name = mark();
    marks.push(name);
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
    await visit(page, desk);
    await expectAccessible(page, desk);
    await page.getByRole("link", { name: "Add a file" }).click();
    await page.getByRole("button", { name: "Show it to members" }).click();
    await expect(page.getByText("Please select a file.")).toBeVisible();
    await expect(page.getByText("A title is required")).toBeVisible();
    await expect(page.getByText("Choose who may fetch it")).toBeVisible();
    await expectAccessible(page, deskPaths.newDownload);

    // What it says it is counts for nothing; what was written stays.
    const file = page.getByLabel("File", { exact: true });
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Who may fetch it").selectOption("exclusive");
    await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html>") });
    await page.getByRole("button", { name: "Show it to members" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "A file has to be PDF, JPEG" })).toBeVisible();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);

    // A name that cannot be one is told at its field, and the file is not sent again for the next one.
    await file.setInputFiles({ name: "../../x.html", mimeType: "text/html", buffer: picture });
    await page.getByLabel("Name of the file").fill(`${name}.png`);
    await page.getByRole("button", { name: "Show it to members" }).click();
    await expect(page.getByText("Small letters, digits and hyphens, at most 80")).toBeVisible();
    const second: string[] = [];
    page.on("request", (request) => second.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByLabel("Name of the file").fill(name);
    await page.getByRole("button", { name: "Show it to members" }).click();
    await page.waitForURL(`**${desk}`);
    expect(second).not.toContain(`POST ${deskCalls.beginDownload}`);

    await find(page, name);
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("Annual and Collector");
    await expect(row).toContainText("PNG");

    const collector = await pageOf(await makeActor({ plan: "collector" }));
    await visit(collector, paths.downloads);
    const saving = collector.waitForEvent("download");
    await collector.getByRole("button", { name: `Download ${title}` }).click();
    expect((await saving).suggestedFilename()).toBe(`${name}.png`);
    const monthly = await pageOf(await makeActor({ plan: "monthly" }));
    await visit(monthly, paths.downloads);
    await expect(monthly.getByRole("region", { name: "Locked" })).toContainText(title);
    expect((await monthly.request.get(address(`${name}.png`))).status()).toBe(403);

    await find(page, name);
    await expect(row.getByRole("cell", { name: "1", exact: true })).toBeVisible();
    await page.getByRole("link", { name: title }).click();
    await page.getByLabel("Title", { exact: true }).fill(`${title}, again`);
    await page.getByLabel("Who may fetch it").selectOption("basic");
    await page.getByLabel("Name of the file").fill(`${name}-again`);
    await expectAccessible(page, "a file at the desk");
    await page.getByRole("button", { name: "Save file" }).click();
    await page.waitForURL(`**${desk}`);
    await visit(monthly, paths.downloads);
    await expect(monthly.getByRole("button", { name: `Download ${title}, again` })).toBeVisible();
    expect((await monthly.request.get(address(`${name}.png`))).status()).toBe(404);

    await find(page, name);
    await page.getByRole("link", { name: `${title}, again` }).click();
    await page.getByRole("button", { name: "Replace the file" }).click();
    await expect(page.getByRole("dialog", { name: `Replace ${name}-again.png?` })).toBeVisible();
    await page.getByLabel("The new file").setInputFiles({ name: "x", mimeType: "", buffer: pdf });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(`Members save it as ${name}-again.pdf.`, { exact: false })).toBeVisible();
    const replaced = await monthly.request.get(address(`${name}-again.pdf`));
    expect([replaced.status(), await replaced.text()]).toEqual([200, pdf.toString()]);

    await find(page, name);
    await page.getByRole("button", { name: `Retire ${title}, again` }).click();
    const question = page.getByRole("dialog", { name: `Retire ${title}, again?` });
    await expect(question).toContainText("Are you sure you want to retire this file?");
    await question.getByRole("button", { name: "Retire", exact: true }).click();
    await expect(page.getByText("No file is found under that.")).toBeVisible();
    await visit(monthly, paths.downloads);
    await expect(monthly.getByRole("main")).not.toContainText(title);
    const gone = await monthly.request.get(address(`${name}-again.pdf`));
    expect([gone.status(), await gone.text()]).toEqual([404, "There is no such file"]);

    await find(page, name, "retired");
    await page.getByRole("button", { name: `Bring back ${title}, again` }).click();
    await expect(page.getByText("No file is found under that.")).toBeVisible();
    expect((await monthly.request.get(address(`${name}-again.pdf`))).status()).toBe(200);
  });

  test("an upload is cancelled in the middle, and nothing of it is kept", async ({ page, signIn }) => {
    const admin = await makeUser({ role: "Admin" });
    await signIn(admin);
    await visit(page, deskPaths.newDownload);
    // The bytes stay on the way until somebody has had enough.
    await page.route(`**${deskCalls.downloadTicket("*")}`, async (route) => {
      if (route.request().method() !== "PUT") await route.continue();
    });
    await page.getByLabel("File", { exact: true }).setInputFiles({ name: "x.pdf", mimeType: "", buffer: pdf });
    await page.getByLabel("Title", { exact: true }).fill("A paper that is never there");
    await page.getByLabel("Who may fetch it").selectOption("basic");
    await page.getByRole("button", { name: "Show it to members" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Cancelled. Nothing was kept.")).toBeVisible();
    await expect.poll(() => db.uploadTicket.count({ where: { userId: admin.id } })).toBe(0);
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A paper that is never there");
  });

  test("on a phone a finger reaches every link, button and box of a table", async ({ pageOf }) => {
    const admin = await makeUser({ role: "Admin" });
    const viewport = { width: 390, height: 844 };
    const phone = await pageOf(admin, { viewport, hasTouch: true, isMobile: true });
    for (const address of [desk, deskPaths.desk("orders"), deskPaths.desk("products")]) {
      await visit(phone, address);
      const missed = await phone.getByRole("table").evaluate((table) => {
        const targets = [...table.querySelectorAll<HTMLElement>("tbody a, tbody button, tbody input[type=checkbox]")];
        // What stands in a question that nobody has opened is not there to be pressed.
        const shown = targets.filter((target) => target.checkVisibility());
        return shown.slice(0, 40).flatMap((target) => {
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
      expect.soft(missed, address).toEqual([]);
    }
  });

  test("a member finds the desk shut, its page and its calls", async ({ page, person, signIn }) => {
    await signIn(person);
    for (const shut of [desk, deskPaths.newDownload]) {
      await visit(page, shut);
      await expect(page.getByText("Admin Access Required")).toBeVisible();
    }
    expect((await page.request.post(deskCalls.beginDownload, { data: { size: 9 } })).status()).toBe(403);
  });
});
