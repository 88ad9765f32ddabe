import { afterAll, describe, expect, it } from "vitest";
import { db, disconnect } from "@/lib/db/client";

afterAll(disconnect);

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);

async function createUser(id: string): Promise<string> {
  const user = {
    id,
    email: `${id}@museum.test`,
    passwordHash: "-",
    firstName: "A",
    lastName: "B",
    displayName: "A B.",
  };
  await db.user.create({ data: user });
  return id;
}

async function createAuction(id: string): Promise<string> {
  await db.auction.create({ data: { id, slug: id, title: "Lot", status: "scheduled", startsAt: now, endsAt: later } });
  return id;
}

describe("append-only tables", () => {
  it("rejects changes to the audit log", async () => {
    const line = await db.auditLog.create({ data: { id: "aud_1", action: "order.ship", subject: "ord_1" } });
    await expect(db.auditLog.update({ where: { id: line.id }, data: { action: "nothing" } })).rejects.toThrow(
      "append-only",
    );
    await expect(db.auditLog.deleteMany()).rejects.toThrow("append-only");
    await expect(db.$executeRaw`TRUNCATE audit_log`).rejects.toThrow("append-only");
    expect(await db.auditLog.findUnique({ where: { id: line.id } })).toEqual(line);
  });

  it("rejects changes to an auction ledger and repeated sequence numbers", async () => {
    const auctionId = await createAuction("auc_ledger");
    const line = { auctionId, seq: 1, serverTime: now, kind: "bid" as const, prevHash: "", hash: "h1" };
    await db.ledgerEntry.create({ data: line });
    await expect(db.ledgerEntry.create({ data: { ...line, hash: "h2" } })).rejects.toThrow("Unique constraint");
    await expect(db.ledgerEntry.updateMany({ data: { hash: "h2" } })).rejects.toThrow("append-only");
    await expect(db.ledgerEntry.deleteMany()).rejects.toThrow("append-only");
    await expect(db.auction.delete({ where: { id: auctionId } })).rejects.toThrow();
  });

  it("rejects changes to subscription entries and repeated payment references", async () => {
    const userId = await createUser("usr_entries");
    await db.plan.upsert({
      where: { key: "monthly" },
      create: { key: "monthly", name: "Monthly", priceKobo: 500_000n, months: 1 },
      update: {},
    });
    const subscription = {
      id: "sub_1",
      userId,
      plan: "monthly" as const,
      startedAt: now,
      endsAt: later,
      cardNumber: "LA-1",
    };
    await db.subscription.create({ data: subscription });
    const entry = {
      id: "fct_1",
      subscriptionId: "sub_1",
      userId,
      kind: "renewal" as const,
      planKey: "monthly" as const,
      effectiveAt: now,
      months: 1,
      reference: "pay-1",
      periodFrom: now,
      periodTo: later,
    };
    await db.subscriptionEntry.create({ data: entry });
    await expect(db.subscriptionEntry.create({ data: { ...entry, id: "fct_2" } })).rejects.toThrow("Unique constraint");
    await expect(
      db.subscriptionEntry.create({ data: { ...entry, id: "fct_3", reference: "pay-2", months: 0 } }),
    ).rejects.toThrow("subscription_entries_kind_check");
    await expect(db.subscriptionEntry.deleteMany()).rejects.toThrow("append-only");
  });
});

describe("check constraints and unique indexes", () => {
  it("reject negative stock, edition numbers beyond the edition size, and a sale price above the price", async () => {
    await db.product.create({
      data: { id: "prd_1", slug: "p", name: "P", description: "", priceKobo: 100n, editionSize: 5 },
    });
    await db.productVariant.create({ data: { id: "var_1", productId: "prd_1", stock: 1 } });
    await expect(
      db.productVariant.update({ where: { id: "var_1" }, data: { stock: { decrement: 2 } } }),
    ).rejects.toThrow("product_variants_stock_check");
    await expect(db.product.update({ where: { id: "prd_1" }, data: { editionIssued: 6 } })).rejects.toThrow(
      "products_edition_issued_check",
    );
    await expect(db.product.update({ where: { id: "prd_1" }, data: { salePriceKobo: 101n } })).rejects.toThrow(
      "products_sale_price_kobo_check",
    );
  });

  it("reject a second offered variant of the same name, and accept retired ones", async () => {
    await db.product.create({ data: { id: "prd_2", slug: "p-2", name: "P", description: "", priceKobo: 100n } });
    const medium = { productId: "prd_2", name: "M" };
    for (const id of ["var_2", "var_3"]) await db.productVariant.create({ data: { id, ...medium, retiredAt: now } });
    await db.productVariant.create({ data: { id: "var_4", ...medium } });
    await expect(db.productVariant.create({ data: { id: "var_5", ...medium } })).rejects.toThrow("Unique constraint");
  });

  it("reject more seats than an event's capacity", async () => {
    await db.event.create({ data: { id: "evt_1", title: "Talk", startsAt: now, capacity: 1, seatsTaken: 1 } });
    await expect(db.event.update({ where: { id: "evt_1" }, data: { seatsTaken: { increment: 1 } } })).rejects.toThrow(
      "events_seats_taken_check",
    );
  });

  it("reject a second open offer for a lot", async () => {
    const auctionId = await createAuction("auc_offer");
    const [first, second] = [await createUser("usr_first"), await createUser("usr_second")];
    const bid = (id: string, seq: number, userId: string) =>
      db.bid.create({ data: { id, auctionId, seq, userId, alias: id, amountKobo: 300_000n, placedAt: now } });
    await bid("bid_1", 1, first);
    await bid("bid_2", 2, second);
    const offer = { auctionId, kind: "winner" as const, amountKobo: 300_000n, expiresAt: later };
    await db.auctionOffer.create({
      data: { ...offer, id: "off_1", userId: first, bidId: "bid_1", openKey: auctionId },
    });
    const next = { ...offer, id: "off_2", userId: second, bidId: "bid_2" };
    await expect(db.auctionOffer.create({ data: { ...next, openKey: auctionId } })).rejects.toThrow(
      "Unique constraint",
    );
    await expect(db.auctionOffer.create({ data: next })).rejects.toThrow("auction_offers_open_key_check");
    await db.auctionOffer.update({ where: { id: "off_1" }, data: { status: "lapsed", openKey: null } });
    await db.auctionOffer.create({ data: { ...next, openKey: auctionId } });
  });

  it("reject a blank comment and one of more than 500 characters, counted as characters", async () => {
    const userId = await createUser("usr_comment");
    const comment = { exhibition: "guestbook", userId };
    await db.comment.create({ data: { ...comment, id: "com_1", message: `${"ọ".repeat(499)}🎭` } });
    await expect(db.comment.create({ data: { ...comment, id: "com_2", message: "ọ".repeat(501) } })).rejects.toThrow();
    await expect(db.comment.create({ data: { ...comment, id: "com_3", message: "  " } })).rejects.toThrow(
      "comments_message_check",
    );
  });
});
