import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test.use({ allowedErrors: [failedResource(409)] });

test("two admins edit one product: the second compares, saves a choice, restores a version and schedules a price", async ({
  page,
  pageOf,
  signIn,
}) => {
  const name = `Bowl ${newId("prd").slice(-8)}`;
  const product = await makeProduct({ name, description: "Clay." });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.editProduct(product.id));

  await page.getByLabel("Name", { exact: true }).fill(`${name}, mine`);
  await expect(page.frameLocator("iframe").getByText(`${name}, mine`).first()).toBeAttached();
  await page.getByLabel("Material").fill("Stoneware");
  const other = await pageOf(await makeUser({ role: "Admin", firstName: "Ada", lastName: "Obi" }));
  const data = { name: `${name}, hers`, description: "Clay from Abuja.", version: 1 };
  expect((await other.request.put(apiPaths.product(product.id), { data })).status()).toBe(200);

  await page.getByRole("button", { name: "Save product" }).click();
  const conflict = page.getByRole("dialog", { name: "Ada Obi saved this in the meantime" });
  await expect(conflict.getByText("Also changed by Ada Obi: Description.")).toBeVisible();
  await expectAccessible(page, "a conflict");
  await conflict.getByRole("radio", { name: "Name: Ada Obi’s" }).check();
  await conflict.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Version 3")).toBeVisible();
  const saved = { name: data.name, description: data.description, material: "Stoneware" };
  expect(await db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject(saved);

  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);

  await page.getByLabel("Price in naira", { exact: true }).fill("9000");
  await page.getByRole("button", { name: "Save later…" }).click();
  await page.getByRole("dialog").getByLabel("Date and time").fill("2090-12-01T12:00");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("region", { name: "Scheduled" })).toContainText("New price on 1 Dec 2090, 12:00");
  await expect(page.getByLabel("Price in naira", { exact: true })).not.toHaveValue("9000");
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (before) await page.setViewportSize(before);

  await page.getByLabel("Material").fill("Porcelain");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Material")).toHaveValue("Porcelain");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`**${adminPaths.section("products")}`);
  await gotoHydrated(page, adminPaths.section("products", { q: name }));
  await expect(page.getByText("New price on 1 Dec 2090, 12:00")).toBeVisible();
});

test("two admins edit the settings of a waiting room: a refresh keeps what is typed, and the second compares field by field", async ({
  page,
  pageOf,
  signIn,
}) => {
  const product = await makeProduct({ name: `Drum ${newId("prd").slice(-8)}` });
  await signIn(await makeUser({ role: "Admin" }));
  const other = await pageOf(await makeUser({ role: "Admin", firstName: "Ada", lastName: "Obi" }));
  const save = (version: number, ratePerMinute: number, mode: string) =>
    other.request.put(adminApiPaths.waitingRoom(product.id), {
      data: { mode, ratePerMinute, thresholdPerMinute: 60, admissionMinutes: 10, version },
    });
  expect((await save(0, 60, "off")).status()).toBe(200);
  await gotoHydrated(page, adminPaths.waitingRoom(product.id));
  const rate = page.getByLabel("People let through a minute");
  await rate.fill("30");
  await page.getByLabel("Minutes to check out").fill("15");
  expect((await save(1, 90, "automatic")).status()).toBe(200);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Ada Obi saved this in the meantime" });
  await expect(conflict.getByText("Also changed by Ada Obi: Mode.")).toBeVisible();
  await expectAccessible(page, "a conflict of settings");
  await conflict.getByRole("radio", { name: "People let through a minute: Ada Obi’s" }).check();
  await conflict.getByRole("button", { name: "Save", exact: true }).click();
  await expect(conflict).toBeHidden();
  // The form shows what is saved now.
  await expect(rate).toHaveValue("90");
  await expect(page.getByLabel("Minutes to check out")).toHaveValue("15");
  await expect(page.getByLabel("Waiting room", { exact: true })).toHaveValue("automatic");
  const saved = { mode: "automatic", ratePerMinute: 90, admissionMinutes: 15, version: 3 };
  expect(await db.waitingRoom.findUniqueOrThrow({ where: { productId: product.id } })).toMatchObject(saved);
});
