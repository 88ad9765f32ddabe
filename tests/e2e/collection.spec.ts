import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { assertPageQuality } from "./support/page-quality";

// The face of titles shows no figures.
const withoutDigits = (id: string) => id.slice(4, 16).replace(/\d/g, "x");

test("a collector sees their numbers and what is missing, makes the profile public and hides it again", async ({
  page,
  person,
  signIn,
}) => {
  const mark = withoutDigits(newId("prd"));
  const series = `Vases ${mark}`;
  const owned = await makeProduct({ name: `First vase ${mark}`, series, editionSize: 50, stock: 5 });
  const missing = await makeProduct({ name: `Second vase ${mark}`, series, editionSize: 50, stock: 5 });
  const buyer = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  await makeOrder({ buyer, items: [{ product: owned }] });
  await signIn(person);
  await gotoHydrated(page, paths.collection());
  await expect(page.getByText("No. 1 of 50", { exact: true })).toBeVisible();
  await expect(page.getByText(`You have 1 of the 2 drops of ${series}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: missing.name })).toBeVisible();
  await assertPageQuality(page, paths.collection());

  const handle = `c${mark}${newId("usr").slice(4, 10)}`;
  await page.getByLabel("Name in the address").fill("admin");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(/belongs to the museum/).first()).toBeVisible();
  await page.getByLabel("Name in the address").fill(handle);
  await page.getByRole("switch", { name: /Public profile/ }).check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved. Your profile is public.")).toBeVisible();

  await page.getByRole("button", { name: "Show my name at all numbers" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: `Show my name at ${owned.name}` })).toBeChecked();
  await gotoHydrated(page, paths.person(handle));
  await expect(page.getByText(/^Owns No\. 1 of First vase/)).toBeVisible();
  await expect(page.getByText("No. 1 of 50")).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
  await assertPageQuality(page, paths.person(handle));

  await gotoHydrated(page, paths.collection());
  await page.getByRole("switch", { name: /Public profile/ }).uncheck();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved. Your profile is off.")).toBeVisible();
  expect((await page.request.get(paths.person(handle))).status()).toBe(404);
});

test("a visitor follows a series after signing in, and stops following it", async ({ page, person, signIn }) => {
  const mark = withoutDigits(newId("prd"));
  const key = `jars-${mark}`;
  await makeProduct({ name: `A jar ${mark}`, series: `Jars ${mark}`, editionSize: 50 });
  await gotoHydrated(page, paths.series(key));
  await page.getByRole("button", { name: `Follow Jars ${mark}` }).click();
  await page.waitForURL(/\/login\?redirectTo/);
  await signIn(person);
  await gotoHydrated(page, paths.series(key));
  await page.getByRole("button", { name: `Follow Jars ${mark}` }).click();
  await page.waitForURL(`**${paths.following()}`);
  await expect(page.getByRole("link", { name: `Jars ${mark}` })).toBeVisible();
  await assertPageQuality(page, paths.following());
  await gotoHydrated(page, paths.series(key));
  await expect(page.getByText(`Following Jars ${mark}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Follow Jars ${mark}` })).toBeHidden();
  await page.getByRole("button", { name: `Stop following Jars ${mark}` }).click();
  await page.waitForURL(`**${paths.following()}`);
  await expect(page.getByText("You follow nothing yet")).toBeVisible();
  expect(await db.follow.count({ where: { userId: person.id } })).toBe(0);
});
