import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminSection } from "@/lib/core/urls/admin-sections";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { inTier, onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { sendNewsletter } from "./support/send-newsletter";
import { expectTouchTargets } from "./support/touch-targets";

const adminPages: AdminSection[] = [
  "auctions",
  "audit",
  "downloads",
  "exhibitions",
  "gift-memberships",
  "vouchers",
  "media",
  "outbox",
  "pages",
  "payment-proofs",
  "reconciliation",
  "smart-labels",
  "status",
  "transfers",
  "calendar",
  "returns",
  "discount-codes",
  "certificates",
  "draws",
  "delivery-zones",
  "shop-settings",
  "comments",
  "newsletter",
  "events",
  "welcome-pack",
  "users",
  "payments",
  "payouts",
  "vat",
  "failed-charges",
  "chargebacks",
  "products",
  "orders",
];

test.describe("the admin pages", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
  });

  test("a paid order is found and shipped once, and its buyer gets an email", async ({ page, providers }) => {
    const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
    const products = await Promise.all([makeProduct(), makeProduct(), makeProduct(), makeProduct()]);
    const { number } = await makeOrder({ buyer, items: products.map((product) => ({ product })) });
    await gotoHydrated(page, adminPaths.section("orders"));
    await page.getByLabel("Number, name or email").fill(number.toLowerCase());
    await expect(page.getByText("1 of 1 order")).toBeVisible();
    await expect(page.getByText("+2 more")).toBeVisible();
    await expect(page.getByRole("cell", { name: "₦40,000" })).toBeVisible();
    await page.getByRole("button", { name: `Ship ${number}` }).click();
    await page.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await page.getByLabel("Tracking number", { exact: true }).fill("GIG-0042");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(page.getByText("Shipped by Adaeze Nnamdi")).toBeVisible();
    await expect(page.getByRole("button", { name: `Ship ${number}` })).toBeHidden();
    expect((await providers.mailTo(buyer.email, /is on its way/)).text).toContain("GIG-0042");
  });

  test.describe("with a failed request", () => {
    test.use({ allowedErrors: [failedResource(403)] });
    test("the collectors' addresses are exported as CSV, and a failure shows an error", async ({ page }) => {
      await makeUser({ firstName: "Ufuoma", lastName: "Ejiro", plan: "collector", shippingAddress: sampleAddress });
      await gotoHydrated(page, adminPaths.section("welcome-pack"));
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

  test("a newsletter is written in blocks, previewed, sent to collectors and shown in the archive", async ({
    page,
    providers,
  }) => {
    const recipient = await makeUser({ plan: "collector" });
    const subject = `Newsletter of ${Date.now()}`;
    await gotoHydrated(page, adminPaths.section("newsletter"));
    await page.getByRole("button", { name: "New newsletter" }).click();
    await page.getByRole("button", { name: "Review and send" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Write a subject first" })).toBeVisible();
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByRole("button", { name: "Add Text" }).click();
    await page.getByRole("textbox", { name: "Text 1" }).fill("The **vase** is back.");
    await page.getByRole("button", { name: "Add Drop" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
    await page.getByLabel("Send to", { exact: true }).selectOption("collectors");
    await page.getByRole("switch", { name: /Show in the archive/ }).check();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.getByRole("tab", { name: "Preview" }).click();
    const email = page.frameLocator("iframe");
    await expect(email.locator("strong")).toHaveText("vase");
    await expect(email.getByText("See the drop")).toBeVisible();
    await sendNewsletter(page, subject);
    const mail = await providers.mailTo(recipient.email, subject);
    expect(mail.html).toContain("<strong>vase</strong>");
    expect(await providers.mailsTo(recipient.email, subject)).toHaveLength(1);
    await page.goto(paths.newsletters);
    await page.getByRole("link", { name: subject }).click();
    await expect(page.getByRole("heading", { name: subject, level: 1 })).toBeVisible();
    await expect(page.getByText("Unsubscribe from")).toHaveCount(0);
  });

  test("an event is created, listed for everyone, open to members only, and deleted", async ({ page, pageOf }) => {
    const title = `Evening ${Date.now()}`;
    await gotoHydrated(page, adminPaths.newEvent);
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please fill in required fields" })).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Starts", { exact: true }).fill("2027-05-01T18:00");
    await page.getByLabel("Link", { exact: true }).fill("https://meet.example/door");
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();

    const visitor = await pageOf();
    await gotoHydrated(visitor, paths.events);
    await visitor.getByRole("button", { name: `View Details of ${title}` }).click();
    await expect(visitor.getByText("VIP only. Please subscribe to view event details.")).toBeVisible();
    await visitor.close();
    await gotoHydrated(page, paths.events);
    await page.getByRole("button", { name: `View Details of ${title}` }).click();
    await expect(page.getByRole("link", { name: /meet\.example\/door/ })).toBeVisible();

    await gotoHydrated(page, adminPaths.section("events"));
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("dialog").getByText("Are you sure you want to delete this event?")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeHidden();
    await expect.poll(() => db.event.count({ where: { title, deletedAt: null } })).toBe(0);
  });

  test("a product is created with an image, deleted, brought back with Undo, and restored", async ({ page }) => {
    const name = `Vase ${Date.now()}`;
    await gotoHydrated(page, adminPaths.newProduct);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByText("A name is required")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(name.toLowerCase().replace(" ", "-"));
    await page.getByLabel("Price in naira", { exact: true }).fill("12500");
    await page.getByLabel("Stock", { exact: true }).fill("3");
    await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
    await page.getByLabel("Alternative text of image 1").fill("A vase", { timeout: 30_000 });
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${adminPaths.editProduct("prd_*")}`);
    await gotoHydrated(page, adminPaths.section("products", { q: name }));
    const choose = async (act: string) => {
      await page.getByRole("button", { name: `More for ${name}` }).click();
      await page.getByRole("menuitem", { name: act }).click();
    };
    await choose("Delete");
    await expect(page.getByText("0 of 0 products")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 of 1 product", { exact: true })).toBeVisible();
    await choose("Delete");
    await expect(page.getByText("0 of 0 products")).toBeVisible();
    await gotoHydrated(page, adminPaths.section("products", { q: name, shelf: "deleted" }));
    await choose("Restore");
    await expect(page.getByText("0 of 0 products")).toBeVisible();
    const restored = await db.product.findFirst({ where: { name }, include: { images: true } });
    expect([restored?.deletedAt, restored?.images.length]).toEqual([null, 1]);
  });

  test(
    "every admin page has no axe violations in either theme, and controls that a finger hits",
    onlyFull,
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const url of [
        paths.admin,
        adminPaths.newProduct,
        ...adminPages.map((section) => adminPaths.section(section)),
      ]) {
        await gotoHydrated(page, url);
        await expectAccessible(page, url);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectTouchTargets(page, url);
        await page.setViewportSize({ width: 1280, height: 720 });
      }
    },
  );
});

test.describe("a refused admin page", () => {
  test.use({ allowedErrors: [failedResource(403)] });

  // Database tests render every page for every role.
  const refused = inTier<AdminSection[]>(["comments", "orders"], adminPages);

  test("an admin page shows a member that it is for admins only, and redirects a visitor to the login", async ({
    page,
    person,
    signIn,
  }) => {
    for (const section of refused) {
      await page.goto(adminPaths.section(section));
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Fadmin/);
    }
    await signIn(person);
    for (const section of refused) {
      await page.goto(adminPaths.section(section));
      const message =
        section === "comments"
          ? "Only administrators can moderate comments."
          : "Only administrators can access this page";
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Admin", exact: true })).toBeHidden();
    }
  });
});
