import fs from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { parseCsv, writeCsv } from "@/lib/core/csv";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

/** Exports the products as CSV and returns the rows by column name. */
async function downloadCsv(page: Page): Promise<Record<string, string>[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const [head = [], ...rows] = parseCsv(await fs.readFile(await (await download).path(), "utf8")) ?? [];
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ""])));
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Opens the file chooser by keyboard and chooses these rows as a CSV file. */
async function chooseFile(page: Page, rows: readonly Record<string, string>[]): Promise<void> {
  await tabTo(page, /^Choose (a|another) file$/);
  const chooser = page.waitForEvent("filechooser", { timeout: 30_000 });
  await page.keyboard.press("Enter");
  const csv = writeCsv(
    Object.keys(rows[0] ?? {}),
    rows.map((row) => Object.values(row)),
  );
  await (await chooser).setFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
}

test("a CSV file is exported, changed, checked row by row and imported, all by keyboard", async ({
  page,
  signIn,
  admin,
}) => {
  test.setTimeout(240_000);
  // Playwright intercepts file choosers while there is a listener; one added only before the key press may come too late.
  page.on("filechooser", () => {});
  const prefix = `Import${Date.now().toString(36)}`;
  const existing = await makeProduct({ name: `${prefix} Bowl`, price: 9_000, stock: 4, tags: [prefix] });
  const added = `${prefix.toLowerCase()}-jar`;
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
  await gotoHydrated(page, adminPaths.section("products", { q: prefix }));
  const [bowl = {}] = await downloadCsv(page);
  expect(bowl).toMatchObject({ Slug: existing.slug, "Price (naira)": "9000.00", Stock: "4" });
  const dearer = { ...bowl, "Price (naira)": "12500.50" };
  const jar = { ...bowl, Slug: added, Name: `${prefix} Jar`, "For sale": "yes", Stock: "3", "Stock when saved": "" };

  await tabTo(page, /^Import CSV$/);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the dialog");

  await test.step("a row with errors is listed, and the import is disabled", async () => {
    await chooseFile(page, [dearer, { ...jar, "Price (naira)": "a lot", "For sale": "perhaps" }]);
    await expect(dialog.getByText("products.csv: 1 changed, 1 with an error.")).toBeVisible();
    const errorRow = dialog.getByRole("listitem").filter({ hasText: `Row 3, ${added}` });
    await expect(errorRow).toContainText(
      "Price (naira) must be an amount in naira, for example 12500.50. For sale must be yes or no",
    );
    await expect(dialog.getByRole("button", { name: /^Import \d/ })).toBeHidden();
    await expectAccessible(page, "rows with errors");
  });

  await test.step("the corrected file shows the change of each row, and nothing is saved yet", async () => {
    await chooseFile(page, [dearer, jar]);
    await expect(dialog.getByText("products.csv: 1 new, 1 changed.")).toBeVisible();
    await expect(dialog.getByText("Price (naira): 9000.00 → 12500.50")).toBeVisible();
    await expect(dialog.getByText(`Name: ${prefix} Jar`)).toBeVisible();
    await expectAccessible(page, "rows");
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true);
    }
    expect(await db.product.count({ where: { slug: added } })).toBe(0);
    expect((await db.product.findUniqueOrThrow({ where: { id: existing.id } })).priceKobo).toBe(900_000n);
  });

  await test.step("the imported products are in the list and in the shop", async () => {
    await tabTo(page, /^Import 2 products$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 products imported")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: `${prefix} Jar`, exact: true })).toBeVisible();
    await expect(page.getByText("₦12,500.50").filter({ visible: true }).first()).toBeVisible();
    await gotoHydrated(page, paths.drop(added));
    await expect(page.getByRole("heading", { level: 1, name: `${prefix} Jar` })).toBeVisible();
  });
  for (const slug of [existing.slug, added]) expect((await admin.delete(apiPaths.product(slug))).ok()).toBe(true);
});
