import { afterAll, describe, expect, it } from "vitest";
import { db, disconnect } from "@/lib/platform/db";

afterAll(disconnect);

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);

async function anyone(id: string): Promise<string> {
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

async function anySale(id: string): Promise<string> {
  await db.auction.create({ data: { id, slug: id, title: "Lot", status: "scheduled", startsAt: now, endsAt: later } });
  return id;
}

describe("records that nobody changes", () => {
  it("keeps the audit log as it was written", async () => {
    const line = await db.auditLog.create({ data: { id: "aud_1", action: "order.ship", subject: "ord_1" } });
    await expect(db.auditLog.update({ where: { id: line.id }, data: { action: "nothing" } })).rejects.toThrow(
      "append-only",
    );
    await expect(db.auditLog.deleteMany()).rejects.toThrow("append-only");
    await expect(db.$executeRaw`TRUNCATE audit_log`).rejects.toThrow("append-only");
    expect(await db.auditLog.findUnique({ where: { id: line.id } })).toEqual(line);
  });

  it("keeps the ledger of a sale, and gives each number once", async () => {
    const auctionId = await anySale("auc_ledger");
    const line = { auctionId, seq: 1, serverTime: now, kind: "bid" as const, prevHash: "", hash: "h1" };
    await db.ledgerEntry.create({ data: line });
    await expect(db.ledgerEntry.create({ data: { ...line, hash: "h2" } })).rejects.toThrow("Unique constraint");
    await expect(db.ledgerEntry.updateMany({ data: { hash: "h2" } })).rejects.toThrow("append-only");
    await expect(db.ledgerEntry.deleteMany()).rejects.toThrow("append-only");
    await expect(db.auction.delete({ where: { id: auctionId } })).rejects.toThrow();
  });

  it("keeps the facts of a membership, and counts a payment once", async () => {
    const userId = await anyone("usr_facts");
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
    const fact = {
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
    await db.membershipFact.create({ data: fact });
    await expect(db.membershipFact.create({ data: { ...fact, id: "fct_2" } })).rejects.toThrow("Unique constraint");
    await expect(
      db.membershipFact.create({ data: { ...fact, id: "fct_3", reference: "pay-2", months: 0 } }),
    ).rejects.toThrow("say_one_thing");
    await expect(db.membershipFact.deleteMany()).rejects.toThrow("append-only");
  });
});

describe("bounds that no bug gets past", () => {
  it("sells no piece that is not there and numbers none beyond the edition", async () => {
    await db.product.create({
      data: { id: "prd_1", slug: "p", name: "P", description: "", priceKobo: 100n, editionSize: 5 },
    });
    await db.productVariant.create({ data: { id: "var_1", productId: "prd_1", stock: 1 } });
    await expect(
      db.productVariant.update({ where: { id: "var_1" }, data: { stock: { decrement: 2 } } }),
    ).rejects.toThrow("stock_is_not_negative");
    await expect(db.product.update({ where: { id: "prd_1" }, data: { editionIssued: 6 } })).rejects.toThrow(
      "edition_is_not_exceeded",
    );
    await expect(db.product.update({ where: { id: "prd_1" }, data: { salePriceKobo: 101n } })).rejects.toThrow(
      "below_price",
    );
  });

  it("offers a size of one name once, however many of that name were offered before", async () => {
    await db.product.create({ data: { id: "prd_2", slug: "p-2", name: "P", description: "", priceKobo: 100n } });
    const medium = { productId: "prd_2", name: "M" };
    for (const id of ["var_2", "var_3"]) await db.productVariant.create({ data: { id, ...medium, retiredAt: now } });
    await db.productVariant.create({ data: { id: "var_4", ...medium } });
    await expect(db.productVariant.create({ data: { id: "var_5", ...medium } })).rejects.toThrow("Unique constraint");
  });

  it("seats nobody beyond an event's capacity", async () => {
    await db.event.create({ data: { id: "evt_1", title: "Talk", startsAt: now, capacity: 1, seatsTaken: 1 } });
    await expect(db.event.update({ where: { id: "evt_1" }, data: { seatsTaken: { increment: 1 } } })).rejects.toThrow(
      "within_capacity",
    );
  });

  it("offers a lot to one person at a time", async () => {
    const auctionId = await anySale("auc_offer");
    const [first, second] = [await anyone("usr_first"), await anyone("usr_second")];
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
    await expect(db.auctionOffer.create({ data: next })).rejects.toThrow("while_open");
    await db.auctionOffer.update({ where: { id: "off_1" }, data: { status: "lapsed", openKey: null } });
    await db.auctionOffer.create({ data: { ...next, openKey: auctionId } });
  });

  it("counts a comment as people do: 500 characters, whatever their bytes", async () => {
    const userId = await anyone("usr_comment");
    const comment = { exhibition: "guestbook", userId };
    await db.comment.create({ data: { ...comment, id: "com_1", message: "ọ".repeat(499) + "🎭" } });
    await expect(db.comment.create({ data: { ...comment, id: "com_2", message: "ọ".repeat(501) } })).rejects.toThrow();
    await expect(db.comment.create({ data: { ...comment, id: "com_3", message: "  " } })).rejects.toThrow(
      "say_something",
    );
  });
});
