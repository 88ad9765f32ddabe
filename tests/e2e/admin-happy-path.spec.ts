import type { Page } from "@playwright/test";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { hour, minute } from "@/lib/core/clock";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { expectPaid, goToPaystack } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { sendNewsletter } from "./support/send-newsletter";

/** The value of a date and time field, which is in Lagos time. */
const lagosDateTimeInput = (time: number) => new Date(time + hour).toISOString().slice(0, 16);

async function buyProduct(page: Page, slug: string): Promise<string> {
  await gotoHydrated(page, paths.drop(slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout/);
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  return expectPaid(page);
}

// One admin performs the common tasks in order, and the audit log records them.
test("an admin works through products, orders, comments, events, newsletter and users, and the audit log records it", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(300_000);
  const suffix = Date.now().toString(36);
  const [name, eventTitle, subject] = [`Day Medallion ${suffix}`, `Evening ${suffix}`, `Newsletter ${suffix}`];
  const admin = await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" });
  const [first, second, collector, guest, applicant] = await Promise.all([
    makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress }),
    makeUser({ firstName: "Emeka", lastName: "Obi", shippingAddress: sampleAddress }),
    makeUser({ firstName: "Ufuoma", lastName: "Ejiro", plan: "collector", shippingAddress: sampleAddress }),
    makeActor({ firstName: "Chidi", lastName: `Eze${suffix}` }),
    makeActor({ firstName: "Ngozi", lastName: `Bello${suffix}` }),
  ]);
  await signIn(admin);
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const atFirst = await pageOf(first);

  await test.step("a drop with images is created and opens at its time", async () => {
    await gotoHydrated(page, adminPaths.newProduct);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Price in naira", { exact: true }).fill("12500");
    await page.getByLabel("Stock", { exact: true }).fill("3");
    await page.getByLabel("Edition", { exact: true }).fill("50");
    const inAMinute = Math.ceil((Date.now() + 20_000) / minute) * minute;
    await page.getByLabel("Opens", { exact: true }).fill(lagosDateTimeInput(inAMinute));
    for (const shown of [1, 2]) {
      await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
      await page
        .getByLabel(`Alternative text of image ${shown}`)
        .fill(`A medallion, view ${shown}`, { timeout: 30_000 });
    }
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${adminPaths.editProduct("prd_*")}`);
    await gotoHydrated(atFirst, paths.drop(slug));
    await expect(atFirst.getByRole("button", { name: "Buy Now" })).toBeDisabled();
    await expect(atFirst.getByRole("button", { name: "Buy Now" })).toBeEnabled({ timeout: 90_000 });
  });

  const sold = await buyProduct(atFirst, slug);
  const atSecond = await pageOf(second);
  const refunded = await buyProduct(atSecond, slug);

  await test.step("one order is shipped", async () => {
    await gotoHydrated(page, adminPaths.order(sold));
    await page.getByRole("button", { name: `Ship ${sold}` }).click();
    await page.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await page.getByLabel("Tracking number", { exact: true }).fill("GIG-0042");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    expect((await providers.mailTo(first.email, `${sold} is on its way`)).text).toContain("GIG-0042");
  });

  await test.step("another order is refunded", async () => {
    await gotoHydrated(page, adminPaths.order(refunded));
    await page.getByRole("button", { name: `Refund ${refunded}` }).click();
    const dialog = page.getByRole("dialog", { name: `Refund ${refunded}` });
    await dialog.getByRole("button", { name: "Full amount" }).click();
    await dialog.getByLabel("Reason").fill("Ordered twice by mistake.");
    await dialog.getByRole("button", { name: "Refund ₦12,500" }).click();
    await expect(page.getByRole("button", { name: `Refund ${refunded}` })).toBeHidden();
    await gotoHydrated(atSecond, paths.order(refunded));
    await expect(atSecond.getByText("This order was refunded.", { exact: false })).toBeVisible();
  });

  await test.step("a guestbook comment is deleted", async () => {
    const atGuest = await pageOf(guest);
    const response = await atGuest.request.post(apiPaths.guestbook, { data: { message: `A rude word ${suffix}` } });
    expect(response.ok(), await response.text()).toBe(true);
    await atGuest.context().close();
    await gotoHydrated(page, adminPaths.section("comments", { queue: "all" }));
    const row = page.getByRole("article").filter({ hasText: `A rude word ${suffix}` });
    await row.getByRole("button", { name: /^More for the comment/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this comment?" });
    await dialog.getByLabel("Reason").selectOption("insult");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(row).toBeHidden();
  });

  await test.step("a payment proof is approved", async () => {
    const image = await page.screenshot({ clip: { x: Date.now() % 101, y: 0, width: 140, height: 180 } });
    const atApplicant = await pageOf(applicant);
    const receipt = { name: "receipt.png", mimeType: "image/png", buffer: image };
    const sent = await atApplicant.request.post(accountApiPaths.vipUpload, {
      multipart: { receipt, userId: applicant._id },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    await gotoHydrated(page, adminPaths.section("payment-proofs"));
    await page.getByRole("button", { name: `Approve the payment proof of Ngozi ${applicant.lastName}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await providers.mailTo(applicant.email, "Your receipt was approved");
    await atApplicant.context().close();
  });

  await test.step("an event is created, and collectors get a newsletter about it", async () => {
    await gotoHydrated(page, adminPaths.newEvent);
    await page.getByLabel("Title", { exact: true }).fill(eventTitle);
    await page.getByLabel("Starts", { exact: true }).fill(lagosDateTimeInput(Date.now() + 240 * hour));
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: eventTitle, exact: true })).toBeVisible();

    await gotoHydrated(page, adminPaths.section("newsletter"));
    await page.getByRole("button", { name: "New newsletter" }).click();
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByRole("button", { name: "Add Text" }).click();
    await page.getByRole("textbox", { name: "Text 1" }).fill(`The doors open: **${eventTitle}**.`);
    await page.getByLabel("Send to", { exact: true }).selectOption("collectors");
    await sendNewsletter(page, subject);
    await providers.mailTo(collector.email, subject);
    expect(await providers.mailsTo(collector.email, subject)).toHaveLength(1);
    expect(await providers.mailsTo(second.email, subject)).toHaveLength(0);
  });

  await test.step("the collectors' addresses are exported", async () => {
    await gotoHydrated(page, adminPaths.section("welcome-pack"));
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Collector Addresses" }).click();
    expect((await saved).suggestedFilename()).toBe("collector-addresses.csv");
  });

  await test.step("a user is granted a plan", async () => {
    await gotoHydrated(page, adminPaths.section("users", { who: "everybody", q: guest.email }));
    await page.getByRole("link", { name: guest.email }).click();
    await page.getByRole("button", { name: /^Grant plan/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Grant plan/ });
    await dialog.getByLabel("Plan").selectOption("yearly");
    await dialog.getByLabel("End date").fill(lagosDateTimeInput(Date.now() + 720 * hour).slice(0, 10));
    await dialog.getByLabel("Reason").fill("She lent us two posters.");
    await dialog.getByRole("button", { name: "Grant plan" }).click();
    await expect(dialog).toBeHidden();
    const atGuest = await pageOf(guest);
    await gotoHydrated(atGuest, paths.account);
    await expect(atGuest.getByText("Annual", { exact: false }).first()).toBeVisible();
    await atGuest.context().close();
  });

  await test.step("the audit log lists every action and cannot be changed", async () => {
    await gotoHydrated(page, adminPaths.section("audit", { actor: admin.email }));
    const log = page.getByRole("table", { name: "Audit log" });
    for (const action of [
      "product.create",
      "order.ship",
      "order.refund",
      "comment.delete",
      "payment-proof.approve",
      "event.create",
      "newsletter.send",
      "welcome-pack.export",
      "subscription.grant",
    ])
      await expect.soft(log.getByText(action, { exact: true }).first()).toBeVisible();
    await expect(db.auditLog.deleteMany({ where: { actorId: admin.id } })).rejects.toThrow();
  });
});
