import fs from "node:fs/promises";
import { makeUser } from "@/lib/auth/factory";
import { parseCsv, writeCsv } from "@/lib/core/csv";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("a curator exports works, changes and adds some in the file, imports it, and undoes the import", async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  const exhibition = await makeExhibition({ isDraft: true });
  const work = await makeArtwork({ exhibitionId: exhibition.id, title: "The Ferry" });
  await signIn(await makeUser({ role: "Admin", staffRole: "Curator" }));
  await gotoHydrated(page, adminPaths.workImports);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export works as CSV" }).click();
  const [head = [], ...rows] = parseCsv(await fs.readFile(await (await download).path(), "utf8")) ?? [];
  const cell = (name: string) => head.indexOf(name);
  const row = rows.find((cells) => cells[cell("Slug")] === work.slug) ?? [];
  const changed = row.map((text, at) => (at === cell("Work") ? "The Crossing" : text));
  const added = head.map((name) => ({ "Exhibition slug": exhibition.slug, Work: "A New Work" })[name] ?? "");
  const old = row.map((text, at) => (at === cell("Slug") ? "gone" : text));
  const csv = writeCsv(head, [changed, added, old]);

  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import works" });
  const file = { name: "works.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("works.csv: 1 new, 1 changed, 1 left out.")).toBeVisible();
  await expect(dialog.getByText("There is no work “gone” in this exhibition.")).toBeVisible();
  await expectAccessible(page, "the preview");
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(dialog.getByText("works.csv: 1 new, 1 changed, 1 left out.")).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Import 2 works" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole("button", { name: "Import 2 works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "works.csv" })).toBeVisible();
  await expect(page.getByText("Finished")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, "the result");
  await page.getByRole("link", { name: "The Crossing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("The Crossing");
  await page.goBack();

  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 undone, 0 left")).toBeVisible({ timeout: 30_000 });
});
