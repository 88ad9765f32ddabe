import { makeUser, someAddress } from "@/lib/accounts/factory";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { type Desk, paths } from "@/lib/platform/paths";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

const desks: Desk[] = ["comments", "newsletter", "events", "welcome-pack", "users", "payments", "products", "orders"];

test.describe("at the desks", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));
  });

  test("a paid order is found, shipped once, and its buyer told", async ({ page, providers }) => {
    const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress });
    const products = await Promise.all([makeProduct(), makeProduct(), makeProduct(), makeProduct()]);
    const { number } = await makeOrder({ buyer, items: products.map((product) => ({ product })) });
    await visit(page, deskPaths.desk("orders"));
    await page.getByLabel("Number, name or e-mail").fill(number.toLowerCase());
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("1 of 1 order")).toBeVisible();
    await expect(page.getByText("+2 more")).toBeVisible();
    await expect(page.getByRole("cell", { name: "₦40,000" })).toBeVisible();
    await page.getByRole("button", { name: `Ship ${number}` }).click();
    await page.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await page.getByLabel("Tracking number", { exact: true }).fill("GIG-0042");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(page.getByText("Sent by Adaeze Desk")).toBeVisible();
    await expect(page.getByRole("button", { name: `Ship ${number}` })).toBeHidden();
    expect((await providers.mailTo(buyer.email, /is on its way/)).text).toContain("GIG-0042");
  });

  test.describe("and a call that is refused", () => {
    test.use({ expected: [refusedWith(403)] });
    test("the collectors' addresses are saved as a table, and a failure is said", async ({ page }) => {
      await makeUser({ firstName: "Ufuoma", lastName: "Ejiro", plan: "collector", shippingAddress: someAddress });
      await visit(page, deskPaths.desk("welcome-pack"));
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export Collector Addresses" }).click();
      expect((await saved).suggestedFilename()).toBe("collector-addresses.csv");
      await expect(page.getByText("Addresses exported successfully")).toBeVisible();
      await page.route("**/api/welcome-pack/addresses", (call) =>
        call.fulfill({ status: 403, json: { success: false, error: "" } }),
      );
      await page.getByRole("button", { name: "Export Collector Addresses" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch addresses" })).toBeVisible();
    });
  });

  test("a letter is looked at, sent to the collectors, and stands in the log", async ({ page, providers }) => {
    const reader = await makeUser({ plan: "collector" });
    const subject = `A letter of ${Date.now()}`;
    await visit(page, deskPaths.desk("newsletter"));
    await page.getByRole("button", { name: "Send the letter" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please fill in both subject and content" })).toBeVisible();
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByLabel("Content", { exact: true }).fill("The **vase** is back.");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.frameLocator("iframe").locator("strong")).toHaveText("vase");
    await page.getByRole("button", { name: "Send the letter" }).click();
    await page.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The letter is on its way" })).toBeVisible();
    await expect(page.getByRole("heading", { name: subject })).toBeVisible();
    const mail = await providers.mailTo(reader.email, subject);
    expect(mail.html).toContain("<strong>vase</strong>");
    expect(await providers.mailsTo(reader.email, subject)).toHaveLength(1);
  });

  test("an event is announced, seen by everyone, opened by the Circle, and deleted", async ({ page, pageOf }) => {
    const title = `Evening ${Date.now()}`;
    await visit(page, deskPaths.desk("events"));
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please fill in required fields" })).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Begins", { exact: true }).fill("2027-05-01T18:00");
    await page.getByLabel("Link", { exact: true }).fill("https://meet.example/door");
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();

    const visitor = await pageOf();
    await visit(visitor, paths.events);
    await visitor.getByRole("button", { name: `View Details of ${title}` }).click();
    await expect(visitor.getByText("VIP only. Please subscribe to view event details.")).toBeVisible();
    await visitor.close();
    await visit(page, paths.events);
    await page.getByRole("button", { name: `View Details of ${title}` }).click();
    await expect(page.getByRole("link", { name: /meet\.example\/door/ })).toBeVisible();

    await visit(page, deskPaths.desk("events"));
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await expect(page.getByRole("dialog").getByText("Are you sure you want to delete this event?")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeHidden();
    await expect.poll(() => db.event.count({ where: { title, deletedAt: null } })).toBe(0);
  });

  test("a product is added with a picture, deleted and restored", async ({ page }) => {
    const name = `Vase ${Date.now()}`;
    await visit(page, deskPaths.newProduct);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByText("A name is required")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(name.toLowerCase().replace(" ", "-"));
    await page.getByLabel("Price in naira", { exact: true }).fill("12500");
    await page.getByLabel("Stock", { exact: true }).fill("3");
    await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
    await page.getByLabel("What image 1 shows").fill("A vase", { timeout: 30_000 });
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${deskPaths.desk("products")}`);
    await visit(page, deskPaths.desk("products", { q: name }));
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(page.getByText("Are you sure you want to delete this product?")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("0 of 0 products")).toBeVisible();
    await visit(page, deskPaths.desk("products", { q: name, shelf: "deleted" }));
    await page.getByRole("button", { name: `Restore ${name}` }).click();
    await expect(page.getByText("0 of 0 products")).toBeVisible();
    const restored = await db.product.findFirst({ where: { name }, include: { images: true } });
    expect([restored?.deletedAt, restored?.images.length]).toEqual([null, 1]);
  });

  test("every desk is fit for everybody, by night and by day", async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of [paths.admin, deskPaths.newProduct, ...desks.map((desk) => deskPaths.desk(desk))]) {
      await visit(page, address);
      await expectAccessible(page, address);
    }
  });
});

test("a member is told at every desk that it is not for them, and a visitor is asked in first", async ({
  page,
  person,
  signIn,
}) => {
  for (const desk of desks) {
    await page.goto(deskPaths.desk(desk));
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fadmin/);
  }
  await signIn(person);
  for (const desk of desks) {
    await page.goto(deskPaths.desk(desk));
    const door =
      desk === "comments" ? "Only administrators can moderate comments." : "Only administrators can access this page";
    await expect(page.getByText(door)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Back office" })).toBeHidden();
  }
});
