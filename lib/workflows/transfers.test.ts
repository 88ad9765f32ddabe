import { beforeEach, describe, expect, test } from "vitest";
import { POST as postMerge } from "@/app/api/admin/users/[id]/merge/route";
import { POST as postCancelOrder } from "@/app/api/orders/[number]/cancel/route";
import { POST as postRefund } from "@/app/api/orders/[number]/refund/route";
import { POST as postReturn } from "@/app/api/orders/[number]/returns/route";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getOwnershipChain, privateOwner } from "@/lib/ownership/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { acceptTransfer } from "@/lib/transfers/accept-transfer";
import { cancelTransfer } from "@/lib/transfers/cancel-transfer";
import { expireTransfers } from "@/lib/transfers/expire-transfers";
import { makeOwnedNumber, makeTransfer } from "@/lib/transfers/factory";
import { markOwnNumber } from "@/lib/transfers/mark-number";
import { openDispute } from "@/lib/transfers/open-dispute";
import { eraseAccount } from "@/lib/workflows/delete-account";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let owner: Actor;
let friend: Actor;
let admin: Actor;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  [owner, friend, admin] = await Promise.all([makeActor(), makeActor(), makeActor({ role: "Admin" })]);
});

async function offered() {
  const unit = await makeOwnedNumber({ buyerId: owner._id });
  return { ...unit, ...(await makeTransfer({ editionId: unit.editionId, email: friend.email })) };
}
const accept = (token: string, actor = friend) => acceptTransfer({ actor, token, nameShown: true });
const transferOf = (id: string) => db.editionTransfer.findUniqueOrThrow({ where: { id } });
const links = (editionId: string) =>
  db.editionOwnership.findMany({ where: { editionId }, orderBy: { position: "asc" } });
const emailsTo = (address: string) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(address))
    .map(({ subject }) => subject);

/** Voids the number of the order, as every refund does. */
const refund = (orderId: string) =>
  db.$queryRaw`SELECT 1 AS done FROM (SELECT shop_refund_order(id, total_kobo, 0, '[]'::jsonb, false) FROM orders WHERE id = ${orderId}) x`;

describe("a refund", () => {
  test("cancels a waiting transfer and emails both sides", async () => {
    const { id, editionId, order, token } = await offered();
    const { totalKobo } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
    const response = await callRoute(postRefund, "/", {
      as: admin,
      params: { number: order.number },
      body: { amount: String(Number(totalKobo) / 100), seen: 0, reason: "It broke." },
    });
    expect(response).toMatchObject({ status: 200 });
    expect(await transferOf(id)).toMatchObject({ status: "cancelled", endReason: "refund" });
    expect(await links(editionId)).toMatchObject([{ position: 1, endedAt: expect.any(Date) }]);
    await expect(accept(token)).rejects.toThrow("cancelled");
    await processOutbox();
    expect(emailsTo(friend.email)).toHaveLength(1);
    expect(emailsTo(owner.email).filter((subject) => /transfer/.test(subject))).toHaveLength(1);
  });

  test("after an accepted transfer is refused to the buyer, and an admin's voids the chain", async () => {
    const { editionId, order, token } = await offered();
    await accept(token);
    const body = new FormData();
    body.set("reason", "other");
    body.set("text", "I want my money back.");
    expect(await callRoute(postReturn, "/", { as: owner, params: { number: order.number }, body })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/new owner/) },
    });
    await db.order.update({ where: { id: order.id }, data: { status: "pending", deliveredAt: null, shippedAt: null } });
    expect(
      await callRoute(postCancelOrder, "/", { as: owner, params: { number: order.number }, body: {} }),
    ).toMatchObject({ status: 409, body: { error: expect.stringMatching(/new owner/) } });
    expect(await links(editionId)).toMatchObject([{}, { position: 2, userId: friend._id, endedAt: null }]);
    await processOutbox();
    const before = emailsTo(friend.email).length;
    await Promise.allSettled([refund(order.id), refund(order.id)]);
    expect((await links(editionId)).map(({ endedAt }) => endedAt === null)).toEqual([false, false]);
    await processOutbox();
    expect(emailsTo(friend.email).slice(0, -before)).toEqual([expect.stringMatching(/^.+, No\. 1 of \d+ is void$/)]);
    const { text } = emulator()
      .emails()
      .find(({ to, subject }) => [to].flat().includes(friend.email) && subject.endsWith("is void"))!;
    expect(text).toContain("The order that it was first sold with was refunded");
    for (const secret of [owner.email, owner.displayName, order.number]) expect(text).not.toContain(secret);
    expect(emailsTo(owner.email).filter((subject) => subject.endsWith("is void"))).toEqual([]);
  });

  test("of a disputed number ends the dispute", async () => {
    const { editionId, order, token } = await offered();
    await accept(token);
    await openDispute({ actor: owner, unit: { editionId }, reason: "Not by me." });
    await refund(order.id);
    expect(await db.editionDispute.findFirst({ where: { editionId } })).toMatchObject({ decision: "voided" });
    expect(await db.edition.findUnique({ where: { id: editionId } })).toMatchObject({ mark: null });
  });

  test("waits, as an open return does, before the number is accepted", async () => {
    const { order, token } = await offered();
    await db.$executeRaw`
      INSERT INTO return_requests (id, order_id, user_id, reason, text, photo_keys)
      VALUES (${`ret_${order.id.slice(4)}`}, ${order.id}, ${owner._id}, 'other', 'x', '{}')`;
    await expect(accept(token)).rejects.toThrow("return this order");
  });
});

describe("a deleted account", () => {
  const erase = (user: Actor) => eraseAccount({ actor: admin, userId: user._id, email: user.email });

  test("of the sender cancels the transfer, and the recipient gets an email", async () => {
    const { id, editionId } = await offered();
    await erase(owner);
    expect(await transferOf(id)).toMatchObject({ status: "cancelled", endReason: "account" });
    expect(await links(editionId)).toMatchObject([{ userId: null, endedAt: null }]);
    await processOutbox();
    expect(emailsTo(friend.email)).toHaveLength(1);
    expect(emailsTo(owner.email)).toHaveLength(0);
  });

  test("of the recipient cancels what waits for it", async () => {
    const { id } = await offered();
    await erase(friend);
    const closed = await transferOf(id);
    expect(closed).toMatchObject({ status: "cancelled", endReason: "account" });
    expect(closed.recipientEmail).toMatch(/deleted\.invalid$/);
    await processOutbox();
    expect(emailsTo(owner.email)).toHaveLength(1);
    expect(
      JSON.stringify(
        emulator()
          .emails()
          .filter(({ to }) => [to].flat().includes(owner.email)),
      ),
    ).not.toContain(friend.email);
  });

  test("of a former owner leaves the note of a mark that a later owner set; of the sender, no address of others", async () => {
    const { id, editionId, token } = await offered();
    await accept(token);
    await markOwnNumber({ actor: friend, editionId, mark: "stolen", note: "Taken from my flat." });
    const second = await makeOwnedNumber({ buyerId: owner._id });
    const waiting = await makeTransfer({ editionId: second.editionId, email: "no-account@livingarchive.test" });
    await erase(owner);
    expect(await db.edition.findUniqueOrThrow({ where: { id: editionId } })).toMatchObject({
      markNote: "Taken from my flat.",
    });
    expect((await transferOf(waiting.id)).recipientEmail).toMatch(/deleted\.invalid$/);
    expect((await transferOf(id)).recipientEmail).toBe(friend.email);
    await erase(friend);
    expect(await db.edition.findUniqueOrThrow({ where: { id: editionId } })).toMatchObject({ markNote: null });
  });

  test("of the new owner leaves a private collector", async () => {
    const { editionId, token } = await offered();
    await accept(token);
    expect(await getOwnershipChain(db, editionId)).toMatchObject([{}, { name: friend.displayName }]);
    await erase(friend);
    expect(await getOwnershipChain(db, editionId)).toMatchObject([
      { name: privateOwner },
      { name: privateOwner, endedAt: null },
    ]);
    expect(await links(editionId)).toMatchObject([{ userId: owner._id }, { userId: null, nameShown: false }]);
  });
});

describe("merged accounts", () => {
  const merge = (stays: Actor, goes: Actor) =>
    callRoute(postMerge, "/", {
      as: admin,
      params: { id: stays._id },
      body: { mergeId: goes._id, email: goes.email, reason: "She wrote from both." },
    });

  test("the number and its waiting transfer move to the account that stays", async () => {
    const { id, editionId, token } = await offered();
    const stays = await makeActor();
    expect(await merge(stays, owner)).toMatchObject({ status: 200 });
    expect(await transferOf(id)).toMatchObject({ status: "pending", senderId: stays._id });
    await accept(token);
    expect(await links(editionId)).toMatchObject([{ userId: stays._id }, { userId: friend._id, endedAt: null }]);
  });

  test("a transfer from one of them to the other is cancelled", async () => {
    const { id, editionId, token } = await offered();
    expect(await merge(friend, owner)).toMatchObject({ status: 200 });
    expect(await transferOf(id)).toMatchObject({ status: "cancelled", endReason: "merge" });
    expect(await links(editionId)).toMatchObject([{ userId: friend._id, endedAt: null }]);
    await expect(accept(token)).rejects.toThrow();
  });
});

test("of accepting, cancelling, expiring, disputing and refunding at the same time exactly one wins", async () => {
  const other = await makeActor();
  for (let round = 0; round < 30; round += 1) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const unit = await makeOwnedNumber({ buyerId: owner._id });
    const soon = new Date(Date.now() + (round % 3 === 0 ? 25 : 60_000));
    const { id, token } = await makeTransfer({ editionId: unit.editionId, email: friend.email, expiresAt: soon });
    const acts = [
      () => accept(token, friend),
      () => accept(token, other),
      () => cancelTransfer({ actor: owner, id }),
      () => expireTransfers(),
      ...(round % 2 === 0 ? [() => openDispute({ actor: friend, unit: { token }, reason: "Stop this." })] : []),
      ...(round % 5 === 0 ? [() => refund(unit.order.id)] : []),
    ];
    const order = acts.map((act, i) => ({ act, at: (i * 7 + round * 3) % acts.length })).sort((a, b) => a.at - b.at);
    await Promise.allSettled(order.map(({ act }) => act()));
    const transfer = await transferOf(id);
    const edition = await db.edition.findUniqueOrThrow({ where: { id: unit.editionId } });
    const chain = await links(unit.editionId);
    expect(chain.map(({ position }) => position)).toEqual(chain.map((_, i) => i + 1));
    expect(chain.filter(({ endedAt }) => endedAt === null)).toHaveLength(edition.voidedAt ? 0 : 1);
    expect(chain).toHaveLength(transfer.status === "accepted" ? 2 : 1);
    if (transfer.status === "accepted")
      expect(chain[1]).toMatchObject({ id: transfer.toOwnershipId, userId: transfer.recipientId });
    if (edition.mark === "disputed") expect(["pending", "accepted"]).toContain(transfer.status);
    if (transfer.status === "pending")
      expect(edition.mark === "disputed" || transfer.expiresAt > new Date()).toBe(true);
    const closed = await db.outboxMessage.count({ where: { key: { startsWith: `transfer-closed/${id}/` } } });
    expect(closed).toBe(transfer.status === "pending" ? 0 : 2);
  }
}, 120_000);
