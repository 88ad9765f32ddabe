import fs from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeUser } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { readCsv, writeCsv } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { makeProduct } from "@/lib/shop/factory";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

/** The table as "Save as CSV" gives it, by the names of its columns. */
async function saved(page: Page): Promise<Record<string, string>[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as CSV" }).click();
  const [head = [], ...rows] = readCsv(await fs.readFile(await (await download).path(), "utf8")) ?? [];
  return rows.map((cells) => Object.fromEntries(head.map((column, place) => [column, cells[place] ?? ""])));
}

/** Goes on with Tab until what is meant has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Presses the button that has a file chosen, and chooses the table. */
async function choose(page: Page, rows: readonly Record<string, string>[]): Promise<void> {
  await tabTo(page, /^Choose (a|another) table$/);
  const chooser = page.waitForEvent("filechooser", { timeout: 30_000 });
  await page.keyboard.press("Enter");
  const csv = writeCsv(
    Object.keys(rows[0] ?? {}),
    rows.map((row) => Object.values(row)),
  );
  await (await chooser).setFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
}

test("a table is saved, changed, rehearsed with its errors by row, and carried out, all by keyboard", async ({
  page,
  signIn,
  admin,
}) => {
  test.setTimeout(240_000);
  // The browser hands its file dialogs over as long as somebody listens; asked for only at the press of a key, it may come too late.
  page.on("filechooser", () => {});
  const word = `Import${Date.now().toString(36)}`;
  const kept = await makeProduct({ name: `${word} Bowl`, price: 9_000, stock: 4, tags: [word] });
  const added = `${word.toLowerCase()}-jar`;
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));
  await visit(page, deskPaths.desk("products", { q: word }));
  const [bowl = {}] = await saved(page);
  expect(bowl).toMatchObject({ Slug: kept.slug, "Price (naira)": "9000.00", Stock: "4" });
  const dearer = { ...bowl, "Price (naira)": "12500.50" };
  const jar = { ...bowl, Slug: added, Name: `${word} Jar`, "For sale": "yes", Stock: "3", "Stock when saved": "" };

  await tabTo(page, /^Import a CSV$/);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the dialog");

  await test.step("a row with errors says which, and nothing can be saved", async () => {
    await choose(page, [dearer, { ...jar, "Price (naira)": "a lot", "For sale": "perhaps" }]);
    await expect(dialog.getByText("products.csv: 0 new, 1 changed, 0 as they are, 1 with errors.")).toBeVisible();
    const wrong = dialog.getByRole("listitem").filter({ hasText: `Row 3, ${added}` });
    await expect(wrong).toContainText(
      "Price (naira) has to be a sum in naira, as 12500.50. For sale has to be yes or no",
    );
    await expect(dialog.getByRole("button", { name: /^Import \d/ })).toBeHidden();
    await expectAccessible(page, "rows with errors");
  });

  await test.step("mended, it says what would become of each row, and nothing has yet", async () => {
    await choose(page, [dearer, jar]);
    await expect(dialog.getByText("products.csv: 1 new, 1 changed, 0 as they are, 0 with errors.")).toBeVisible();
    await expect(dialog.getByText("Price (naira): 9000.00 → 12500.50")).toBeVisible();
    await expect(dialog.getByText(`Name: ${word} Jar`)).toBeVisible();
    await expectAccessible(page, "rows");
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true);
    }
    expect(await db.product.count({ where: { slug: added } })).toBe(0);
    expect((await db.product.findUniqueOrThrow({ where: { id: kept.id } })).priceKobo).toBe(900_000n);
  });

  await test.step("carried out, the list and the shop show it", async () => {
    await tabTo(page, /^Import 2 products$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 products imported")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: `${word} Jar`, exact: true })).toBeVisible();
    await expect(page.getByText("₦12,500.50").first()).toBeVisible();
    await visit(page, paths.drop(added));
    await expect(page.getByRole("heading", { level: 1, name: `${word} Jar` })).toBeVisible();
  });
  for (const slug of [kept.slug, added]) expect((await admin.delete(apiPaths.product(slug))).ok()).toBe(true);
});
