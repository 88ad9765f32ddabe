import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeDraw } from "@/lib/draws/factory";
import { makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("an admin makes a draw, a member enters and withdraws, and the drop's page leads to it", async ({
  page,
  pageOf,
  signIn,
}) => {
  const vase = await makeDrop({ price: 20_000 });
  const admin = await pageOf(await makeUser({ role: "Admin" }));
  await gotoHydrated(admin, adminPaths.section("draws"));
  await admin.getByRole("link", { name: "New draw" }).click();
  await admin.waitForURL(/\/draws\/new/);
  await expect(admin).toHaveTitle(/\S/);
  await expectAccessible(admin, admin.url());
  const product = admin.getByLabel("Product", { exact: true });
  await product.selectOption(`${vase.id}|`);
  await admin.getByLabel("Units").fill("1");
  await admin.getByLabel("Entries from").fill("2026-01-01T10:00");
  await admin.getByLabel("Entries until").fill("2099-01-01T10:00");
  await expect(admin.getByText(/Decided by round \d+ of the beacon/)).toBeVisible();
  await admin.getByRole("button", { name: "Create draw" }).click();
  await expect(admin.getByRole("heading", { name: vase.name })).toBeVisible();
  await expect(admin.getByText("Accepting entries")).toBeVisible();
  await expectAccessible(admin, admin.url());

  const member = await makeUser();
  const address = { ...sampleAddress, line1: `${newId("adr")} Street` };
  await db.address.create({ data: { id: newId("adr"), userId: member.id, address, isDefault: true } });
  await signIn(member);
  await expect(async () => {
    await gotoHydrated(page, paths.drop(vase.slug));
    await expect(page.getByRole("link", { name: "Enter the draw" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("link", { name: "Enter the draw" }).click();
  await expect(page.getByRole("heading", { name: "Chances by plan" })).toBeVisible();
  await expectAccessible(page, page.url());
  await page.getByRole("link", { name: "Enter the draw" }).click();
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page.getByText("You have entered.")).toBeVisible();
  await expectAccessible(page, page.url());
  await page.getByRole("link", { name: "Withdraw my entry" }).click();
  await expect(page.getByRole("heading", { name: "Withdraw your entry?" })).toBeVisible();
  await expectAccessible(page, page.url());
  await page.getByRole("button", { name: "Withdraw my entry" }).click();
  await expect(page.getByText("Your entry is withdrawn. You can enter again until", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enter the draw" })).toBeVisible();
});

test("the report of a draw is computed again in the browser", async ({ page }) => {
  const { slug } = await db.draw.findFirstOrThrow({ where: { state: "finished" }, orderBy: { createdAt: "asc" } });
  await gotoHydrated(page, paths.draw(slug));
  await page.getByRole("button", { name: "Run it again" }).click();
  await expect(page.getByText(/Your browser computed the same order/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a visitor is led to sign in, and a person enters with plain forms", async ({ page, signIn }) => {
    const { slug } = await makeDraw();
    await page.goto(paths.myDraw(slug));
    await expect(page).toHaveURL(/\/login/);
    await signIn(await makeUser());
    await page.goto(paths.myDraw(slug));
    const { line1, city, state } = { ...sampleAddress, line1: `${newId("adr")} Street` };
    await page.getByLabel("Address Line 1").fill(line1);
    await page.getByLabel("City").fill(city);
    await page.getByLabel("State").selectOption(state);
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("button", { name: "Enter the draw" }).click();
    await expect(page.getByText("You have entered.")).toBeVisible();
  });
});
