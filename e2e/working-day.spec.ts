import type { Page } from "@playwright/test";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { hour, minute } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { expectPaid, goToPaystack } from "./shopping";
import { visit } from "./visit";

/** What a field of day and time in Lagos takes. */
const lagosField = (time: number) => new Date(time + hour).toISOString().slice(0, 16);

async function buyAt(page: Page, slug: string): Promise<string> {
  await visit(page, paths.drop(slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout/);
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  return expectPaid(page);
}

// What an admin does between opening the shop and closing it, one thing after the other, and what the audit log says of it.
test("a working day in the back office", async ({ page, pageOf, signIn, providers }) => {
  test.setTimeout(300_000);
  const day = Date.now().toString(36);
  const [name, evening, subject] = [`Day Medallion ${day}`, `Evening ${day}`, `Letter ${day}`];
  const admin = await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" });
  const [first, second, collector, guest, applicant] = await Promise.all([
    makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress }),
    makeUser({ firstName: "Emeka", lastName: "Obi", shippingAddress: someAddress }),
    makeUser({ firstName: "Ufuoma", lastName: "Ejiro", plan: "collector", shippingAddress: someAddress }),
    makeActor({ firstName: "Chidi", lastName: `Eze${day}` }),
    makeActor({ firstName: "Ngozi", lastName: `Bello${day}` }),
  ]);
  await signIn(admin);
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const atFirst = await pageOf(first);

  await test.step("a drop with pictures is made, and opens by itself", async () => {
    await visit(page, deskPaths.newProduct);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Price in naira", { exact: true }).fill("12500");
    await page.getByLabel("Stock", { exact: true }).fill("3");
    await page.getByLabel("Edition", { exact: true }).fill("50");
    const inAMinute = Math.ceil((Date.now() + 20_000) / minute) * minute;
    await page.getByLabel("Opens", { exact: true }).fill(lagosField(inAMinute));
    for (const shown of [1, 2]) {
      await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
      await page.getByLabel(`What image ${shown} shows`).fill(`A medallion, view ${shown}`, { timeout: 30_000 });
    }
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${deskPaths.desk("products")}`);
    await visit(atFirst, paths.drop(slug));
    await expect(atFirst.getByRole("button", { name: "Buy Now" })).toBeDisabled();
    await expect(atFirst.getByRole("button", { name: "Buy Now" })).toBeEnabled({ timeout: 90_000 });
  });

  const sold = await buyAt(atFirst, slug);
  const atSecond = await pageOf(second);
  const regretted = await buyAt(atSecond, slug);

  await test.step("one is shipped", async () => {
    await visit(page, deskPaths.deskOrder(sold));
    await page.getByRole("button", { name: `Ship ${sold}` }).click();
    await page.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await page.getByLabel("Tracking number", { exact: true }).fill("GIG-0042");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    expect((await providers.mailTo(first.email, `${sold} is on its way`)).text).toContain("GIG-0042");
  });

  await test.step("another goes back", async () => {
    await visit(page, deskPaths.deskOrder(regretted));
    await page.getByRole("button", { name: `Refund ${regretted}` }).click();
    const dialog = page.getByRole("dialog", { name: `Refund ${regretted}` });
    await dialog.getByRole("button", { name: "All of it" }).click();
    await dialog.getByLabel("Why").fill("Ordered twice by mistake.");
    await dialog.getByRole("button", { name: "Refund ₦12,500" }).click();
    await expect(page.getByRole("button", { name: `Refund ${regretted}` })).toBeHidden();
    await visit(atSecond, paths.order(regretted));
    await expect(atSecond.getByText("This order was refunded.", { exact: false })).toBeVisible();
  });

  await test.step("a note on the wall is taken down", async () => {
    const atGuest = await pageOf(guest);
    const answer = await atGuest.request.post(apiPaths.guestbook, { data: { message: `A rude word ${day}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await atGuest.context().close();
    await visit(page, deskPaths.desk("comments"));
    const row = page.getByRole("row").filter({ hasText: `A rude word ${day}` });
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(row).toBeHidden();
  });

  await test.step("a receipt is approved", async () => {
    const picture = await page.screenshot({ clip: { x: Date.now() % 101, y: 0, width: 140, height: 180 } });
    const atApplicant = await pageOf(applicant);
    const receipt = { name: "receipt.png", mimeType: "image/png", buffer: picture };
    const sent = await atApplicant.request.post(apiPaths.vipUpload, {
      multipart: { receipt, userId: applicant._id },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    await visit(page, deskPaths.desk("receipts"));
    await page.getByRole("button", { name: `Approve the receipt of Ngozi ${applicant.lastName}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await providers.mailTo(applicant.email, "Your receipt was approved");
    await atApplicant.context().close();
  });

  await test.step("an evening is announced, and the collectors get a letter about it", async () => {
    await visit(page, deskPaths.desk("events"));
    await page.getByLabel("Title", { exact: true }).fill(evening);
    await page.getByLabel("Begins", { exact: true }).fill(lagosField(Date.now() + 240 * hour));
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: evening, exact: true })).toBeVisible();

    await visit(page, deskPaths.desk("newsletter"));
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByLabel("Content", { exact: true }).fill(`The doors open: **${evening}**.`);
    await page.getByRole("button", { name: "Send the letter" }).click();
    await page.getByRole("button", { name: "Send it" }).click();
    await providers.mailTo(collector.email, subject);
    expect(await providers.mailsTo(collector.email, subject)).toHaveLength(1);
    expect(await providers.mailsTo(second.email, subject)).toHaveLength(0);
  });

  await test.step("the collectors' addresses are saved", async () => {
    await visit(page, deskPaths.desk("welcome-pack"));
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Collector Addresses" }).click();
    expect((await saved).suggestedFilename()).toBe("collector-addresses.csv");
  });

  await test.step("a plan is granted", async () => {
    await visit(page, deskPaths.desk("users", { who: "everybody", q: guest.email }));
    await page.getByRole("link", { name: guest.email }).click();
    await page.getByRole("button", { name: /^Grant a plan/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Grant a plan/ });
    await dialog.getByLabel("Plan").selectOption("yearly");
    await dialog.getByLabel("Until the end of").fill(lagosField(Date.now() + 720 * hour).slice(0, 10));
    await dialog.getByLabel("Reason").fill("She lent us two posters.");
    await dialog.getByRole("button", { name: "Grant a plan" }).click();
    await expect(dialog).toBeHidden();
    const atGuest = await pageOf(guest);
    await visit(atGuest, paths.account);
    await expect(atGuest.getByText("Annual", { exact: false }).first()).toBeVisible();
    await atGuest.context().close();
  });

  await test.step("the log tells the day, and nobody can change it", async () => {
    await visit(page, deskPaths.desk("audit", { actor: admin.email }));
    const log = page.getByRole("table", { name: "Audit log" });
    for (const action of [
      "product.create",
      "order.ship",
      "order.refund",
      "comment.delete",
      "receipt.approve",
      "event.create",
      "newsletter.send",
      "welcome-pack.export",
      "membership.grant",
    ])
      await expect.soft(log.getByRole("cell", { name: action, exact: true }).first()).toBeVisible();
    await expect(db.auditLog.deleteMany({ where: { actorId: admin.id } })).rejects.toThrow();
  });
});
