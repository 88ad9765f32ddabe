import fs from "node:fs";
import sharp from "sharp";
import { makeUser, SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeComment } from "@/lib/comments/factory";
import { day } from "@/lib/core/clock";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { addToCart, expectPaid, goToPaystack, makeDrop, naira } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { axeBuilder } from "./support/page-quality";

const makeCollector = (overrides: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({
    plan: "collector",
    planTo: new Date(Date.now() + 90 * day),
    shippingAddress: sampleAddress,
    ...overrides,
  });

test("the data export is a file with the user's own rows", async ({ page, signIn }) => {
  const person = await makeCollector({ displayName: "Amina of the file" });
  const note = await makeComment({ userId: person.id, message: "A note to take along" });
  await signIn(person);
  await gotoHydrated(page, paths.account);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("the-living-archive-my-data.json");
  const { data } = JSON.parse(fs.readFileSync(await file.path(), "utf8"));
  expect(data.User).toMatchObject({ email: person.email, displayName: "Amina of the file" });
  expect(data.Comment).toMatchObject([{ id: note.id, message: "A note to take along" }]);
  expect(data.Subscription).toHaveLength(1);
});

test.describe("a profile photo", () => {
  test.use({ allowedErrors: [failedResource(400)] });

  test("is rejected when it is not an image, shown at once when it is, and removed", async ({ page, signIn }) => {
    const person = await makeCollector();
    await signIn(person);
    await gotoHydrated(page, paths.account);
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel("Photo file").setInputFiles({ name, mimeType: "image/jpeg", buffer });
    const settings = page.locator("#profile");
    await choose("page.jpg", Buffer.from("<!doctype html>"));
    await expect(settings.getByText("Please choose a JPEG, PNG, WebP or AVIF picture.")).toBeVisible();

    const jpeg = await sharp({ create: { width: 900, height: 700, channels: 3, background: { r: 47, g: 93, b: 58 } } })
      .jpeg()
      .toBuffer();
    await choose("me.jpg", jpeg);
    const photo = settings.locator('img[src^="/api/profile/photo/"]');
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await page.reload();
    await expect(photo).toBeVisible();
    await waitForHydration(page);
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(photo).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Choose a photo" })).toBeFocused();
  });
});

test("a member is asked for Founders Wall consent once, and the choice is stored", async ({ page, signIn }) => {
  const person = await makeCollector();
  await signIn(person);
  await gotoHydrated(page, paths.account);
  const question = page.getByRole("region", { name: "Show your name on the Founders Wall?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(page.getByText("Your name is not on the wall.")).toBeVisible();
  await gotoHydrated(page, paths.account);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("switch", { name: /Show on Founders Wall/ })).not.toBeChecked();
  expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({ showOnWall: false });
});

test("a collector's discount on prints is shown from the cart to the receipt", async ({ page, signIn }) => {
  const print = await makeDrop({ price: 45_000, categories: ["Print"] });
  await signIn(await makeCollector());
  await addToCart(page, print);
  await gotoHydrated(page, paths.cart);
  await expect(page.getByText("Circle print discount")).toBeVisible();
  await expect(page.getByText(`−${naira(6_750)}`)).toBeVisible();
  await gotoHydrated(page, paths.checkout());
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Circle print discount");
  await expect(summary).toContainText(naira(38_250));
  await goToPaystack(page);
  await page.getByRole("button", { name: `Pay ${naira(38_250)}` }).click();
  const number = await expectPaid(page);
  await gotoHydrated(page, paths.order(number));
  await expect(page.getByText("Circle print discount")).toBeVisible();
  await gotoHydrated(page, paths.receipt(number));
  await expect(page.getByText(`−${naira(6_750)}`)).toBeVisible();
});

test.describe("account deletion", () => {
  test.use({ allowedErrors: [failedResource(400, 401)] });

  test("lists what is deleted, requires the phrase and the password, and ends the account", async ({
    page,
    signIn,
  }) => {
    const person = await makeCollector({ displayName: `Leaver ${Date.now()}` });
    await signIn(person);
    await gotoHydrated(page, paths.account);
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.waitForURL(`**${paths.deleteAccount()}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: "Kept" })).toBeVisible();
    for (const theme of ["dark", "light"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect((await axeBuilder(page).analyze()).violations).toEqual([]);
    }
    const deleteButton = page.getByRole("button", { name: "Delete my account" });
    await page.getByLabel("Your password", { exact: true }).fill("not-the-password");
    await page.getByLabel(/^Type/).fill("yes");
    await deleteButton.click();
    await expect(page.getByText("Please type “delete my account”")).toBeVisible();
    await page.getByLabel(/^Type/).fill("Delete my account");
    await deleteButton.click();
    await expect(page.getByText("That is not your password.")).toBeVisible();
    await page.getByLabel("Your password", { exact: true }).fill(SEED_PASSWORD);
    await deleteButton.click();
    await page.waitForURL(/\/login/);
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();

    await waitForHydration(page);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await gotoHydrated(page, paths.foundersWall);
    await expect(page.getByText(person.displayName)).toHaveCount(0);
  });
});
