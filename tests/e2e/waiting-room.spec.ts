import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeRoom } from "@/lib/waiting-room/factory";
import { expectPaid, fillAddress, makeDrop, payFor } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

// The checkout without a place.
test.use({ allowedErrors: [failedResource(409)] });

test("a visitor waits in the room that an admin turns on, keeps the place over a reload, and buys in turn", async ({
  page,
  pageOf,
  person,
  signIn,
}) => {
  test.setTimeout(120_000);
  const drop = await makeDrop();
  const admin = await pageOf(await makeUser({ role: "Admin" }));
  await gotoHydrated(admin, adminPaths.waitingRoom(drop.id));
  await admin.getByLabel("Waiting room").selectOption("on");
  await admin.getByLabel("People let through a minute").fill("1");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("Waiting room saved")).toBeVisible();
  await expect(admin.getByText(/^Active since/)).toBeVisible();
  // The first place is admitted at once, so that another visitor takes it.
  await db.$executeRaw`SELECT * FROM waiting_room_join(${drop.id}, ${newId("wch")})`;

  await signIn(person);
  await gotoHydrated(page, paths.drop(drop.slug));
  await page.getByRole("main").getByRole("link", { name: "Go to the waiting room" }).click();
  await page.waitForURL(/\/waiting$/);
  const place = page.getByRole("heading", { name: "Your place is 1" });
  await expect(place).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/You are next\. It is your turn in/)).toBeVisible();
  await expectAccessible(page, "the waiting room");
  await gotoHydrated(page, paths.waitingRoom(drop.slug));
  await expect(place).toBeVisible();

  // The minute until the visitor's turn begins again.
  await db.$executeRaw`
    UPDATE waiting_room_steps SET since = clock_timestamp()
    WHERE product_id = ${drop.id} AND since = (SELECT max(since) FROM waiting_room_steps WHERE product_id = ${drop.id})`;
  await db.$executeRaw`UPDATE waiting_rooms SET since = clock_timestamp() WHERE product_id = ${drop.id}`;
  await gotoHydrated(page, paths.drop(drop.slug));
  await expect(page.getByRole("button", { name: "Buy Now" })).toBeHidden();
  await gotoHydrated(page, paths.checkout({ productId: drop.id, quantity: 1 }));
  await expect(page.getByText(/You can pay for it when it is your turn in its waiting room/)).toBeVisible();
  await fillAddress(page);
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await expect(page.getByRole("main").getByText(/take a place in its waiting room first/)).toBeVisible();
  await page.getByRole("link", { name: "Go to the waiting room" }).click();
  await expect(place).toBeVisible();

  await admin.getByLabel("People let through a minute").fill("600");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: `Continue to ${drop.name}` }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await payFor(page);
  await expectPaid(page);
});

test("a visitor from before the room was active gets a place when it is", async ({ page }) => {
  const drop = await makeDrop();
  await makeRoom({ productId: drop.id, mode: "automatic" });
  await gotoHydrated(page, paths.waitingRoom(drop.slug));
  await expect(page.getByText("Nobody has to wait at the moment.")).toBeVisible();
  await db.$queryRaw`SELECT waiting_room_activate(${drop.id})::text`;
  await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible({ timeout: 40_000 });
});

test("a visitor leaves the waiting room after a second step", async ({ page }) => {
  const { id, slug } = await makeDrop();
  await makeRoom({ productId: id });
  await gotoHydrated(page, paths.waitingRoom(slug));
  await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible({ timeout: 30_000 });
  await page.getByText("Leave the waiting room").click();
  await page.getByRole("button", { name: "Give up my place" }).click();
  await page.waitForURL(paths.drop(slug));
  await page.goto(paths.waitingPlace(slug));
  await expect(page.getByText(/there is a pause of 15 seconds/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor takes a place without logging in, after a pause", async ({ page }) => {
    const { id, slug } = await makeDrop();
    await makeRoom({ productId: id });
    await page.goto(paths.waitingRoom(slug));
    await page.getByRole("link", { name: "Take a place without JavaScript" }).click();
    await expect(page.getByText(/there is a pause of 15 seconds/)).toBeVisible();
    await page.getByRole("link", { name: "Continue now if it does not" }).click();
    await page.getByRole("button", { name: "Take a place" }).click();
    await expect(page.getByText("Please wait 15 seconds before you take a place.")).toBeVisible();
    await expect(async () => {
      await page.getByRole("button", { name: "Take a place" }).click();
      await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await page.getByRole("link", { name: "Leave the waiting room" }).click();
    await page.getByRole("link", { name: "Keep my place" }).click();
    await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
    await page.getByRole("link", { name: "Leave the waiting room" }).click();
    await page.getByRole("button", { name: "Give up my place" }).click();
    await page.waitForURL(paths.drop(slug));
    await page.goto(paths.waitingPlace(slug));
    await expect(page.getByText(/there is a pause of 15 seconds/)).toBeVisible();
  });
});

test("a rehearsal shows its progress and keeps a report", async ({ page, signIn }) => {
  test.setTimeout(180_000);
  const drop = await makeProduct({ name: `Rehearsed ${newId("prd").slice(-8)}`, editionSize: 5, stock: 5 });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.editProduct(drop.id));
  await page.getByRole("link", { name: "Rehearse" }).click();
  await page.waitForURL(/\/rehearsal$/);
  await page.getByLabel("Simulated buyers").fill("20");
  await page.getByRole("button", { name: "Rehearse" }).click();
  await expect(page.getByText(/^5 sold\. None was sold twice/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("table", { name: "Emails that would be sent" })).toContainText("Order confirmation");
  await expectAccessible(page, "the rehearsal");
  expect(await db.order.count({ where: { items: { some: { productId: drop.id } } } })).toBe(0);
});
