import fs from "node:fs";
import sharp from "sharp";
import { knownPassword, makeUser, someAddress } from "@/lib/accounts/factory";
import { makeComment } from "@/lib/community/factory";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { axeOf } from "./inspect";
import { addToCart, drop, expectPaid, goToPaystack, naira } from "./shopping";
import { ready, visit } from "./visit";

const collector = (given: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ plan: "collector", planTo: new Date(Date.now() + 90 * day), shippingAddress: someAddress, ...given });

test("everything the museum keeps comes as a file with the person's own rows", async ({ page, signIn }) => {
  const person = await collector({ displayName: "Amina of the file" });
  const note = await makeComment({ userId: person.id, message: "A note to take along" });
  await signIn(person);
  await visit(page, paths.account);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("the-living-archive-my-data.json");
  const { data } = JSON.parse(fs.readFileSync(await file.path(), "utf8"));
  expect(data.User).toMatchObject({ email: person.email, displayName: "Amina of the file" });
  expect(data.Comment).toMatchObject([{ id: note.id, message: "A note to take along" }]);
  expect(data.Subscription).toHaveLength(1);
});

test.describe("a photo", () => {
  test.use({ expected: [refusedWith(400)] });

  test("is chosen, seen at once, refused when it is none, and taken away", async ({ page, signIn }) => {
    const person = await collector();
    await signIn(person);
    await visit(page, paths.account);
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
    await ready(page);
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(photo).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Choose a photo" })).toBeFocused();
  });
});

test("a member is asked about the Founders Wall once, and the answer stands", async ({ page, signIn }) => {
  const person = await collector();
  await signIn(person);
  await visit(page, paths.account);
  const question = page.getByRole("region", { name: "May your name hang on the Founders Wall?" });
  await question.getByRole("button", { name: "Leave it off" }).click();
  await expect(page.getByText("Your name is not on the wall.")).toBeVisible();
  await visit(page, paths.account);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("switch", { name: /Show on Founders Wall/ })).not.toBeChecked();
  expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({ showOnWall: false });
});

test("a collector's discount on prints stands from the cart to the order", async ({ page, signIn }) => {
  const print = await drop({ price: 45_000, categories: ["Print"] });
  await signIn(await collector());
  await addToCart(page, print);
  await visit(page, paths.cart);
  await expect(page.getByText("Circle print discount")).toBeVisible();
  await expect(page.getByText(`−${naira(6_750)}`)).toBeVisible();
  await visit(page, paths.checkout());
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Circle print discount");
  await expect(summary).toContainText(naira(38_250));
  await goToPaystack(page);
  await page.getByRole("button", { name: `Pay ${naira(38_250)}` }).click();
  const number = await expectPaid(page);
  await visit(page, paths.order(number));
  await expect(page.getByText("Circle print discount")).toBeVisible();
  await visit(page, paths.receipt(number));
  await expect(page.getByText(`−${naira(6_750)}`)).toBeVisible();
});

test.describe("leaving", () => {
  test.use({ expected: [refusedWith(400, 401)] });

  test("says what goes, asks twice, and then there is no account", async ({ page, signIn }) => {
    const person = await collector({ displayName: `Leaver ${Date.now()}` });
    await signIn(person);
    await visit(page, paths.account);
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.waitForURL(`**${paths.deleteAccount()}`);
    await ready(page);
    await expect(page.getByRole("heading", { name: "What stays" })).toBeVisible();
    for (const theme of ["dark", "light"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect((await axeOf(page).analyze()).violations).toEqual([]);
    }
    const leave = page.getByRole("button", { name: "Delete my account" });
    await page.getByLabel("Your password", { exact: true }).fill("not-the-password");
    await page.getByLabel(/^Type/).fill("yes");
    await leave.click();
    await expect(page.getByText("Please type “delete my account”")).toBeVisible();
    await page.getByLabel(/^Type/).fill("Delete my account");
    await leave.click();
    await expect(page.getByText("That is not your password.")).toBeVisible();
    await page.getByLabel("Your password", { exact: true }).fill(knownPassword);
    await leave.click();
    await page.waitForURL(/\/login/);
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();

    await ready(page);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(knownPassword);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await visit(page, paths.foundersWall);
    await expect(page.getByText(person.displayName)).toHaveCount(0);
  });
});
