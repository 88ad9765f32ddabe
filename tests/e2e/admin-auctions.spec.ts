import type { APIRequest, Page } from "@playwright/test";
import { makeAuction } from "@/lib/auctions/factory";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { apiOf, placeBid } from "./support/place-bid";

const makeBidder = (lastName: string) => makeActor({ plan: "yearly", firstName: "Bisi", lastName });
const dateTimeInput = (fromNow: number) => new Date(Date.now() + hour + fromNow).toISOString().slice(0, 16);
const reason = "The catalogue named the wrong year.";
const systemLedgerTable = (page: Page) => page.getByRole("table", { name: "Other ledger entries" });

type ActionOptions = { fill?: () => Promise<void>; confirmLabel?: string };
/** Performs an admin action and gives a reason in its dialog. */
async function performAction(page: Page, label: string, target: string, options: ActionOptions = {}): Promise<void> {
  await page.getByRole("button", { name: `${label} ${target}` }).click();
  const dialog = page.getByRole("dialog", { name: `${label} ${target}?` });
  await options.fill?.();
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: options.confirmLabel ?? label, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Uploads a payment proof as this user. */
async function uploadPaymentProof(person: Actor, playwright: APIRequest, image: Buffer): Promise<void> {
  const api = await apiOf(playwright, person);
  const receipt = { name: "receipt.png", mimeType: "image/png", buffer: image };
  const response = await api.post(accountApiPaths.vipUpload, { multipart: { receipt, userId: person._id } });
  expect(response.status(), await response.text()).toBe(201);
  await api.dispose();
}

test.describe("the auction admin pages", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
  });

  test.describe("with a rejected form", () => {
    test.use({ allowedErrors: [failedResource(400)] });
    test("an auction is created, scheduled, paused, extended and a bid voided, and each action is a ledger entry", async ({
      page,
      playwright,
      providers,
    }) => {
      test.setTimeout(120_000);
      const title = `The Sceptre ${newId("auc").slice(-5)}`;
      await gotoHydrated(page, adminPaths.newAuction);
      await page.getByRole("button", { name: "Save auction" }).click();
      await expect(page.getByText("A title is required")).toBeVisible();
      await page.getByLabel("Title", { exact: true }).fill(title);
      await page.getByLabel("Reserve").fill("a lot");
      await page.getByRole("button", { name: "Save auction" }).click();
      await expect(page.getByText("Enter an amount in whole naira").first()).toBeVisible();
      await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
      await page.getByLabel("Reserve").fill("₦9,000");
      await page.getByRole("button", { name: "Save auction" }).click();
      await page.waitForURL(/\/admin\/auctions\/auc_/);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      const id = page.url().split("/").at(-1) ?? "";
      expect(await db.auction.findUniqueOrThrow({ where: { id } })).toMatchObject({ reserveKobo: 900_000n });

      await page.getByLabel("Starts").fill(dateTimeInput(-hour));
      await page.getByLabel("Ends").fill(dateTimeInput(hour));
      await page.getByRole("button", { name: "Schedule", exact: true }).click();
      await expect(page.getByText("Running", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Edit terms" })).toBeHidden();

      // The page updates in realtime and shows the bidders' names.
      const [ada, bisi] = await Promise.all([makeBidder("Adeyemi"), makeBidder("Balarabe")]);
      for (const [actor, amount] of [
        [ada, 2_100],
        [bisi, 5_000],
      ] as const)
        await placeBid(playwright.request, actor, id, amount);
      await expect(page.getByText("Agogo (Bisi Balarabe)")).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText(bisi.email)).toBeVisible();

      await page.getByRole("button", { name: `Pause ${title}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
      await expect(page.getByText("Enter a reason")).toBeVisible();
      await page.getByLabel("Reason").fill(reason);
      await page.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
      await expect(page.getByText(`Paused: ${reason}`)).toBeVisible();
      await performAction(page, "Resume", title);
      await expect(page.getByText("Running", { exact: true })).toBeVisible();
      await performAction(page, "Extend", title, { fill: () => page.getByLabel("Minutes").fill("15") });
      await performAction(page, "Void", "Bisi Balarabe’s bid of ₦5,000");
      await expect(page.getByText("Iroko (Bisi Adeyemi)")).toBeVisible();
      await expect(page.getByText("Voided", { exact: true })).toBeVisible();
      for (const kind of ["Paused", "Resumed", "Extended", "Bid voided"])
        await expect(systemLedgerTable(page).getByRole("cell", { name: kind, exact: true })).toBeVisible();
      await expect(systemLedgerTable(page).getByText(`Agogo, ₦5,000: Entry 2: ${reason}`)).toBeVisible();
      expect((await providers.mailTo(bisi.email, /was voided/)).text).toContain(reason);
      await providers.mailTo(ada.email, /leads again/);

      await gotoHydrated(page, paths.auctionLedger(title.toLowerCase().replaceAll(" ", "-")));
      await expect(page.getByText("Valid: 6 entries checked in your browser")).toBeVisible();
    });
  });

  test("an auction is cancelled with an email to bidders and watchers, and reset", async ({
    page,
    playwright,
    providers,
  }) => {
    const title = `A Lot Called Off ${newId("auc").slice(-5)}`;
    const [{ id }, ada, watcher] = await Promise.all([makeAuction({ title }), makeBidder("Ojo"), makeActor()]);
    await placeBid(playwright.request, ada, id, 2_100);
    await db.auctionWatch.create({ data: { auctionId: id, userId: watcher._id } });
    await gotoHydrated(page, adminPaths.section("auctions", { q: title }));
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: `More actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Cancel auction…" }).click();
    const dialog = page.getByRole("dialog", { name: `Cancel ${title}?` });
    await expect(dialog.getByText("2 people (1 bidder, 1 follower) get an email with the reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Cancel auction" }).click();
    await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    for (const { email } of [ada, watcher])
      expect((await providers.mailTo(email, /is cancelled/)).text).toContain(reason);
    const fill = async () => {
      await page.getByRole("dialog").getByLabel("Starts").fill(dateTimeInput(hour));
      await page
        .getByRole("dialog")
        .getByLabel("Ends")
        .fill(dateTimeInput(2 * hour));
    };
    await performAction(page, "Reset", title, { fill });
    await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
    await providers.mailTo(ada.email, /restarts/);
    await gotoHydrated(page, adminPaths.section("auctions", { q: title, state: "upcoming" }));
    await expect(page.getByText("1 of 1 auction")).toBeVisible();
  });

  test("a bidder who did not pay is listed as banned until an admin lifts the ban", async ({ page, providers }) => {
    const [{ id: auctionId }, ada] = await Promise.all([makeAuction({ status: "closed" }), makeBidder("Unpaid")]);
    await db.bidderBan.create({
      data: { id: newId("bid"), userId: ada._id, auctionId, reason: "The lot was not paid for" },
    });
    await gotoHydrated(page, adminPaths.auctionBans());
    const row = page.getByRole("row").filter({ hasText: ada.email });
    await row.getByRole("button", { name: "Lift the ban of Bisi Unpaid" }).click();
    await page.getByLabel("Reason").fill("She has paid in the meantime.");
    await page.getByRole("dialog").getByRole("button", { name: "Lift the ban", exact: true }).click();
    await expect(row).toBeHidden();
    await providers.mailTo(ada.email, "You may bid again");
    await gotoHydrated(page, adminPaths.auctionBans({ state: "lifted" }));
    await expect(row.getByText("Adaeze Nnamdi: She has paid in the meantime.")).toBeVisible();
  });

  test("of two payment proofs with the same image one is approved and one rejected, and both users get an email", async ({
    page,
    playwright,
    providers,
  }) => {
    const [ada, bisi] = await Promise.all([
      makeActor({ firstName: "Ngozi", lastName: newId("usr").slice(-6) }),
      makeActor({ firstName: "Tunde", lastName: newId("usr").slice(-6) }),
    ]);
    await gotoHydrated(page, paths.home);
    const image = await page.screenshot({ clip: { x: Date.now() % 97, y: 0, width: 120, height: 160 } });
    await uploadPaymentProof(ada, playwright.request, image);
    await uploadPaymentProof(bisi, playwright.request, image);
    await gotoHydrated(page, adminPaths.section("payment-proofs"));
    const later = page.getByRole("row").filter({ has: page.getByRole("img", { name: new RegExp(bisi.lastName) }) });
    await expect(later.getByText("Also sent earlier")).toBeVisible();
    await expect(later.getByText(ada.email)).toBeVisible();
    const preview = later.getByRole("img");
    await expect
      .poll(() => preview.evaluate((shown) => (shown as HTMLImageElement).naturalWidth), { timeout: 10_000 })
      .toBeGreaterThan(0);

    await page.getByRole("button", { name: `Approve the payment proof of Ngozi ${ada.lastName}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(page.getByRole("button", { name: `Approve the payment proof of Ngozi ${ada.lastName}` })).toBeHidden();
    await performAction(page, "Reject", `the payment proof of Tunde ${bisi.lastName}`);
    await providers.mailTo(ada.email, "Your receipt was approved");
    expect((await providers.mailTo(bisi.email, "Your receipt was not approved")).text).toContain(reason);
    await gotoHydrated(page, adminPaths.section("payment-proofs", { q: ada.email }));
    await expect(page.getByText("Approved", { exact: true }).last()).toBeVisible();

    const api = await apiOf(playwright.request, ada);
    expect((await api.post(serverApiPaths.vipVerify, { data: { userId: ada._id } })).ok()).toBe(true);
    const theirs = await db.paymentProof.findFirstOrThrow({ where: { userId: bisi._id } });
    expect((await api.get(adminApiPaths.paymentProofImage(theirs.id))).status()).toBe(403);
    await api.dispose();
  });

  test("have no axe violations in either theme", onlyFull, async ({ page, playwright }) => {
    test.setTimeout(120_000);
    const [{ id }, ada] = await Promise.all([makeAuction({ title: "A Lot for Everybody" }), makeBidder("Akin")]);
    await placeBid(playwright.request, ada, id, 2_100);
    const draft = await makeAuction({ status: "draft", startsAt: null, endsAt: null });
    const urls = [
      adminPaths.section("auctions"),
      adminPaths.newAuction,
      adminPaths.auction(id),
      adminPaths.auction(draft.id),
      adminPaths.editAuction(draft.id),
      adminPaths.auctionBans(),
      adminPaths.section("payment-proofs"),
    ];
    for (const url of urls) {
      await gotoHydrated(page, url);
      await expectAccessible(page, url);
    }
    // The dialog as well.
    await gotoHydrated(page, adminPaths.auction(id));
    await page.getByRole("button", { name: "Pause A Lot for Everybody" }).click();
    await expectAccessible(page, "the dialog");
  });
});

test.describe("a refused admin page", () => {
  test.use({ allowedErrors: [failedResource(403)] });

  test("a member sees on every auction admin page that it is for admins only", async ({ page, person, signIn }) => {
    const { id } = await makeAuction();
    await signIn(person);
    for (const url of [
      adminPaths.section("auctions"),
      adminPaths.newAuction,
      adminPaths.auction(id),
      adminPaths.editAuction(id),
      adminPaths.auctionBans(),
      adminPaths.section("payment-proofs"),
    ]) {
      await page.goto(url);
      await expect(page.getByText("Only administrators can access this page")).toBeVisible();
    }
  });
});
