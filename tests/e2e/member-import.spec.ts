import fs from "node:fs/promises";
import { makeUser } from "@/lib/auth/factory";
import { parseCsv, writeCsv } from "@/lib/core/csv";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

test("an admin imports members, a person logs in with the link of the welcome, and the import is undone", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(180_000);
  const [email, other] = [`${newId("usr")}@example.org`, `${newId("usr")}@example.org`];
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.memberImports);
  await page.getByRole("button", { name: "Import members" }).click();
  const dialog = page.getByRole("dialog", { name: "Import members" });
  const csv = writeCsv(
    ["Email", "Name", "Plan", "End"],
    [
      [email, "Bisi Ade", "Annual", "2027-12-31"],
      [other, "Tunde Ade", "Monthly", "2027-12-31"],
      [other, "Tunde Ade", "Monthly", "2027-12-31"],
    ],
  );
  const file = { name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("members.csv: 2 new accounts, 1 left out.")).toBeVisible();
  await expect(dialog.getByText("This address is in row 3 already.")).toBeVisible();
  await expectAccessible(page, "the preview");
  await dialog.getByLabel("Email each person a welcome with a link to log in").check();
  await dialog.getByRole("button", { name: "Import 2 people" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "members.csv" })).toBeVisible();
  await expect(page.getByText("Finished")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, "the result");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Result as CSV" }).click();
  const [head = [], ...rows] = parseCsv(await fs.readFile(await (await download).path(), "utf8")) ?? [];
  expect(rows.map((cells) => cells[head.indexOf("Result")])).toEqual(["imported", "imported", "left out"]);

  const link = new URL(findEmailLink(await providers.mailTo(email, "Your membership is at"), "/login/link/"));
  const member = await pageOf(null);
  await gotoHydrated(member, link.pathname);
  await member.getByRole("button", { name: "Log in" }).click();
  await expect(member.getByRole("heading", { name: "Welcome back, Bisi" })).toBeVisible();

  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 taken back, 1 left")).toBeVisible({ timeout: 30_000 });
});
