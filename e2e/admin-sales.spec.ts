import type { APIRequest, APIRequestContext, Page } from "@playwright/test";
import type { Actor } from "@/lib/accounts/contracts";
import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { makeAuction } from "@/lib/auction/factory";
import { placeBid } from "@/lib/auction/place-bid";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { hour } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { museum } from "./museum";
import { visit } from "./visit";

/** The API as this person calls it. */
async function callsOf(playwright: APIRequest, { email }: { email: string }): Promise<APIRequestContext> {
  const context = await playwright.newContext({ baseURL: museum().url });
  const answer = await context.post(apiPaths.login, { data: { email, password: knownPassword } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context;
}

const bidder = (lastName: string) => makeActor({ plan: "yearly", firstName: "Bisi", lastName });
const onTheClock = (fromNow: number) => new Date(Date.now() + hour + fromNow).toISOString().slice(0, 16);
const reason = "The catalogue named the wrong year.";
const lines = (page: Page) => page.getByRole("table", { name: "Lines of the house" });

/** Does one thing to the sale: asked about by name, and for a reason. */
async function act(page: Page, label: string, what: string, fill?: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: `${label} ${what}` }).click();
  const dialog = page.getByRole("dialog", { name: `${label} ${what}?` });
  await fill?.();
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A picture that nobody has sent before, until it is sent again. */
async function aReceipt(person: Actor, playwright: APIRequest, picture: Buffer): Promise<void> {
  const calls = await callsOf(playwright, person);
  const receipt = { name: "receipt.png", mimeType: "image/png", buffer: picture };
  const answer = await calls.post(apiPaths.vipUpload, { multipart: { receipt, userId: person._id } });
  expect(answer.status(), await answer.text()).toBe(201);
  await calls.dispose();
}

test.describe("at the sales desk", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));
  });

  test.describe("with a refusal on the way", () => {
    test.use({ expected: [refusedWith(400)] });
    test("a sale is made, opens, is frozen, extended, and a bid taken out: each a line of its ledger", async ({
      page,
      playwright,
      providers,
    }) => {
      test.setTimeout(120_000);
      const title = `The Sceptre ${newId("auc").slice(-5)}`;
      await visit(page, deskPaths.newSale);
      await page.getByRole("button", { name: "Save the sale" }).click();
      await expect(page.getByText("A title is required")).toBeVisible();
      await page.getByLabel("Title", { exact: true }).fill(title);
      await page.getByLabel("Reserve").fill("a lot");
      await page.getByRole("button", { name: "Save the sale" }).click();
      await expect(page.getByText("Please name a sum in whole naira").first()).toBeVisible();
      await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
      await page.getByLabel("Reserve").fill("₦9,000");
      await page.getByRole("button", { name: "Save the sale" }).click();
      await page.waitForURL(/\/admin\/auctions\/auc_/);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      const id = page.url().split("/").at(-1) ?? "";
      expect(await db.auction.findUniqueOrThrow({ where: { id } })).toMatchObject({ reserveKobo: 900_000n });

      await page.getByLabel("Begins").fill(onTheClock(-hour));
      await page.getByLabel("Ends").fill(onTheClock(hour));
      await page.getByRole("button", { name: "Put it on the calendar" }).click();
      await expect(page.getByText("Running")).toBeVisible();
      await expect(page.getByRole("link", { name: "Change its terms" })).toBeHidden();

      // Two bid; the console is told, and says who they are.
      const [ada, bisi] = await Promise.all([bidder("Adeyemi"), bidder("Balarabe")]);
      for (const [actor, amount] of [
        [ada, 2_100],
        [bisi, 5_000],
      ] as const) {
        const calls = await callsOf(playwright.request, actor);
        expect((await calls.post(apiPaths.auctionBids(id), { data: { amount } })).status()).toBe(201);
        await calls.dispose();
      }
      await expect(page.getByText("Paddle 2 (Bisi Balarabe)")).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText(bisi.email)).toBeVisible();

      await page.getByRole("button", { name: `Freeze ${title}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Freeze", exact: true }).click();
      await expect(page.getByText("Please say why")).toBeVisible();
      await page.getByLabel("Reason").fill(reason);
      await page.getByRole("dialog").getByRole("button", { name: "Freeze", exact: true }).click();
      await expect(page.getByText(`It is frozen: ${reason}`)).toBeVisible();
      await act(page, "Unfreeze", title);
      await expect(page.getByText("Running")).toBeVisible();
      await act(page, "Extend", title, () => page.getByLabel("Minutes").fill("15"));
      await act(page, "Take out", "Bisi Balarabe’s bid of ₦5,000");
      await expect(page.getByText("Paddle 1 (Bisi Adeyemi)")).toBeVisible();
      await expect(page.getByText("Taken out", { exact: true })).toBeVisible();
      for (const kind of ["freeze", "unfreeze", "extend", "void"])
        await expect(lines(page).getByRole("cell", { name: kind, exact: true })).toBeVisible();
      await expect(lines(page).getByText(`2 ${reason}`)).toBeVisible();
      expect((await providers.mailTo(bisi.email, /was taken out/)).text).toContain(reason);
      await providers.mailTo(ada.email, /leads again/);

      await visit(page, paths.auctionLedger(title.toLowerCase().replaceAll(" ", "-")));
      await expect(page.getByText("Sound: 6 lines checked in your browser")).toBeVisible();
    });
  });

  test("a sale is cancelled with notice to whoever bid or follows it, and set anew", async ({ page, providers }) => {
    const title = `A Lot Called Off ${newId("auc").slice(-5)}`;
    const [{ id }, ada, looker] = await Promise.all([makeAuction({ title }), bidder("Ojo"), makeActor()]);
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    await db.auctionWatch.create({ data: { auctionId: id, userId: looker._id } });
    await visit(page, deskPaths.desk("auctions", { q: title }));
    await page.getByRole("link", { name: title }).click();
    await act(page, "Cancel", title);
    await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
    for (const { email } of [ada, looker])
      expect((await providers.mailTo(email, /is cancelled/)).text).toContain(reason);
    await act(page, "Reset", title, async () => {
      await page.getByRole("dialog").getByLabel("Begins").fill(onTheClock(hour));
      await page
        .getByRole("dialog")
        .getByLabel("Ends")
        .fill(onTheClock(2 * hour));
    });
    await expect(page.getByText("To come")).toBeVisible();
    await providers.mailTo(ada.email, /begins anew/);
    await visit(page, deskPaths.desk("auctions", { q: title, state: "upcoming" }));
    await expect(page.getByText("1 of 1 sale")).toBeVisible();
  });

  test("whoever did not pay stands among the barred until somebody lifts it", async ({ page, providers }) => {
    const [{ id: auctionId }, ada] = await Promise.all([makeAuction({ status: "closed" }), bidder("Unpaid")]);
    await db.bidderBar.create({
      data: { id: newId("bid"), userId: ada._id, auctionId, reason: "The lot was not paid for" },
    });
    await visit(page, deskPaths.saleBars());
    const row = page.getByRole("row").filter({ hasText: ada.email });
    await row.getByRole("button", { name: "Lift the bar of Bisi Unpaid" }).click();
    await page.getByLabel("Reason").fill("She has paid in the meantime.");
    await page.getByRole("dialog").getByRole("button", { name: "Lift", exact: true }).click();
    await expect(row).toBeHidden();
    await providers.mailTo(ada.email, "You may bid again");
    await visit(page, deskPaths.saleBars({ state: "lifted" }));
    await expect(row.getByText("Adaeze Desk: She has paid in the meantime.")).toBeVisible();
  });

  test("of two receipts with one picture one is approved and one refused, and both are told", async ({
    page,
    playwright,
    providers,
  }) => {
    const [ada, bisi] = await Promise.all([
      makeActor({ firstName: "Ngozi", lastName: newId("usr").slice(-6) }),
      makeActor({ firstName: "Tunde", lastName: newId("usr").slice(-6) }),
    ]);
    await visit(page, paths.home);
    const picture = await page.screenshot({ clip: { x: Date.now() % 97, y: 0, width: 120, height: 160 } });
    await aReceipt(ada, playwright.request, picture);
    await aReceipt(bisi, playwright.request, picture);
    await visit(page, deskPaths.desk("receipts"));
    const later = page.getByRole("row").filter({ has: page.getByRole("img", { name: new RegExp(bisi.lastName) }) });
    await expect(later.getByText("Came before")).toBeVisible();
    await expect(later.getByText(ada.email)).toBeVisible();
    const image = later.getByRole("img");
    await expect
      .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth), { timeout: 10_000 })
      .toBeGreaterThan(0);

    await page.getByRole("button", { name: `Approve the receipt of Ngozi ${ada.lastName}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(page.getByRole("button", { name: `Approve the receipt of Ngozi ${ada.lastName}` })).toBeHidden();
    await act(page, "Refuse", `the receipt of Tunde ${bisi.lastName}`);
    await providers.mailTo(ada.email, "Your receipt was approved");
    expect((await providers.mailTo(bisi.email, "Your receipt was not approved")).text).toContain(reason);
    await visit(page, deskPaths.desk("receipts", { q: ada.email }));
    await expect(page.getByText("Approved", { exact: true }).last()).toBeVisible();

    const calls = await callsOf(playwright.request, ada);
    expect((await calls.post(apiPaths.vipVerify, { data: { userId: ada._id } })).ok()).toBe(true);
    const theirs = await db.vipReceipt.findFirstOrThrow({ where: { userId: bisi._id } });
    expect((await calls.get(apiPaths.vipReceiptPicture(theirs.id))).status()).toBe(403);
    await calls.dispose();
  });

  test("its desks are fit for everybody, by night and by day", async ({ page }) => {
    test.setTimeout(120_000);
    const [{ id }, ada] = await Promise.all([makeAuction({ title: "A Lot for Everybody" }), bidder("Akin")]);
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    const draft = await makeAuction({ status: "draft", startsAt: null, endsAt: null });
    const looked = [
      deskPaths.desk("auctions"),
      deskPaths.newSale,
      deskPaths.saleDesk(id),
      deskPaths.saleDesk(draft.id),
      deskPaths.editSale(draft.id),
      deskPaths.saleBars(),
      deskPaths.desk("receipts"),
    ];
    for (const address of looked) {
      await visit(page, address);
      await expectAccessible(page, address);
    }
    // The question, too.
    await visit(page, deskPaths.saleDesk(id));
    await page.getByRole("button", { name: "Freeze A Lot for Everybody" }).click();
    await expectAccessible(page, "the question");
  });
});

test("a member is told at the sales desks that they are not for them", async ({ page, person, signIn }) => {
  const { id } = await makeAuction();
  await signIn(person);
  for (const address of [
    deskPaths.desk("auctions"),
    deskPaths.newSale,
    deskPaths.saleDesk(id),
    deskPaths.editSale(id),
    deskPaths.saleBars(),
    deskPaths.desk("receipts"),
  ]) {
    await page.goto(address);
    await expect(page.getByText("Only administrators can access this page")).toBeVisible();
  }
});
