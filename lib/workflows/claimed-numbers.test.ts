import { beforeEach, describe, expect, test } from "vitest";
import { POST as claimRoute } from "@/app/api/certificates/[code]/claim/route";
import { POST as postReturn } from "@/app/api/orders/[number]/returns/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { printClaimCodes } from "@/lib/certificates/print-claim-codes";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { requireOrder } from "@/lib/orders/queries";
import { withoutPassedOn } from "@/lib/orders/return-rules";
import { makeActor } from "@/lib/subscriptions/factory";
import { acceptTransfer } from "@/lib/transfers/accept-transfer";
import { makeOwnedNumber, makeTransfer } from "@/lib/transfers/factory";
import { lockUnit } from "@/lib/transfers/lock-unit";
import { openDispute } from "@/lib/transfers/open-dispute";
import { getOwnNumber, listOrderNumbers, listOwnNumbers } from "@/lib/transfers/queries";
import { startTransfer } from "@/lib/transfers/start-transfer";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let giver: Actor;
let friend: Actor;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  [giver, friend] = await Promise.all([makeActor(), makeActor()]);
});

/** A number of a gift, with the code under its label. */
async function makeGift() {
  const unit = await makeOwnedNumber({ buyerId: giver._id });
  await db.order.update({ where: { id: unit.order.id }, data: { isGift: true } });
  const edition = await db.edition.findUniqueOrThrow({ where: { id: unit.editionId } });
  const admin = await makeActor({ role: "Admin" });
  const [printed] = await printClaimCodes({ actor: admin, labelCodes: [edition.labelCode] });
  if (!printed) throw new Error("no code was printed");
  return { ...unit, code: printed.certificate, claimCode: printed.claimCode };
}
type Gift = Awaited<ReturnType<typeof makeGift>>;

const claim = ({ code, claimCode }: Gift, as = friend) =>
  callRoute(claimRoute, "/", { as, params: { code }, body: { claimCode } });
const ownerOf = async (editionId: string) =>
  (await db.editionOwnership.findFirstOrThrow({ where: { editionId, endedAt: null } })).userId;

describe("a claimed gift", () => {
  test("ends the transfer that its giver had started, so that the new owner can transfer it", async () => {
    const gift = await makeGift();
    const { id } = await makeTransfer({ editionId: gift.editionId, email: "aunt@livingarchive.test" });
    expect((await claim(gift)).body).toMatchObject({ result: "given" });
    expect(await db.editionTransfer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "cancelled",
      endReason: "claim",
    });
    await processOutbox();
    const mails = emulator()
      .emails()
      .filter(({ to }) => [giver.email, "aunt@livingarchive.test"].includes(String([to].flat()[0])));
    expect(mails.filter(({ subject }) => subject.includes("was cancelled"))).toHaveLength(2);
    const body = { email: "uncle@livingarchive.test", isGift: true, price: null, message: "" };
    await expect(startTransfer({ actor: friend, editionId: gift.editionId, body })).resolves.toMatchObject({});
  });

  test("a transfer of another owner is not shown to the owner of now", async () => {
    const { editionId } = await makeGift();
    await makeTransfer({ editionId, email: "aunt@livingarchive.test" });
    await db.$executeRaw`UPDATE edition_ownerships SET ended_at = GREATEST(clock_timestamp(), acquired_at) WHERE edition_id = ${editionId}`;
    await db.editionOwnership.create({
      data: { id: `own_${editionId.slice(4)}`, editionId, position: 2, userId: friend._id, kind: "gift" },
    });
    expect(JSON.stringify(await listOwnNumbers(friend._id))).not.toContain("aunt@");
  });

  test("shows its new owner on the prerendered pages", async () => {
    const gift = await makeGift();
    await db.$executeRaw`DELETE FROM page_invalidations`;
    await claim(gift);
    const tags = await db.$queryRaw<{ tag: string }[]>`SELECT tag FROM page_invalidations`;
    expect(tags.map(({ tag }) => tag).join(" ")).toMatch(/\/l\/\[code\]/);
  });

  test("can be disputed by its giver, whose code somebody else may have used", async () => {
    const gift = await makeGift();
    await claim(gift);
    expect(await getOwnNumber({ actor: giver, editionId: gift.editionId })).toMatchObject({ canDispute: true });
    await openDispute({ actor: giver, unit: { editionId: gift.editionId }, reason: "The parcel was stolen." });
    expect(await db.edition.findUniqueOrThrow({ where: { id: gift.editionId } })).toMatchObject({ mark: "disputed" });
  });
});

describe("a number cannot be claimed", () => {
  test("while its order is being sent back", async () => {
    const gift = await makeGift();
    const body = new FormData();
    body.set("reason", "damaged");
    body.set("text", "The neck is cracked.");
    const params = { number: gift.order.number };
    expect((await callRoute(postReturn, "/", { as: giver, params, body })).status).toBe(201);
    expect(await claim(gift)).toMatchObject({ status: 409, body: { error: expect.stringContaining("return") } });
    expect(await ownerOf(gift.editionId)).toBe(giver._id);
  });

  test("when it is marked at the same moment", async () => {
    const gift = await makeGift();
    let claiming: ReturnType<typeof claim> | undefined;
    await transaction(async (tx) => {
      await lockUnit(tx, gift.editionId);
      await tx.$executeRaw`UPDATE editions SET mark = 'stolen', marked_at = clock_timestamp() WHERE id = ${gift.editionId}`;
      claiming = claim(gift);
      for (let waiting = 0; waiting === 0; ) {
        const [row] = await db.$queryRaw<[{ count: number }]>`
          SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
        waiting = row.count;
      }
    });
    expect((await claiming)?.status).toBe(409);
    expect(await ownerOf(gift.editionId)).toBe(giver._id);
  });
});

describe("a return", () => {
  /** A delivered order of two numbers, of which the first was transferred. */
  async function makeHalf() {
    const product = await makeProduct({ editionSize: 50, stock: 5 });
    const buyer = await db.user.findUniqueOrThrow({ where: { id: giver._id } });
    const order = await makeOrder({ buyer, items: [{ product, quantity: 2 }], status: "delivered" });
    const [line] = order.items;
    const [first, second] = line?.editions ?? [];
    if (!line || !first || !second) throw new Error("no numbers were issued");
    const { token } = await makeTransfer({ editionId: first.id });
    await acceptTransfer({ actor: friend, token, nameShown: false });
    return { order, item: line.id, passed: first.number, kept: second.number };
  }
  const ask = (order: { number: string }, items: object[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ reason: "damaged", text: "Cracked.", items: JSON.stringify(items) }))
      body.set(name, value);
    return callRoute(postReturn, "/", { as: giver, params: { number: order.number }, body });
  };

  test("is refused of a number that was transferred, and possible of the others of its order", async () => {
    const { order, item, passed, kept } = await makeHalf();
    for (const numbers of [[passed], [kept, passed]])
      expect(await ask(order, [{ item, quantity: numbers.length, numbers }])).toMatchObject({
        status: 400,
        body: { fields: { items: expect.stringContaining(`No. ${passed}`) } },
      });
    expect(await db.returnRequest.count({ where: { orderId: order.id } })).toBe(0);
    expect(await ask(order, [{ item, quantity: 1, numbers: [kept] }])).toMatchObject({ status: 201 });
  });

  test("offers only the numbers that the buyer still owns", async () => {
    const { order, item, passed, kept } = await makeHalf();
    const { passedOn } = await listOrderNumbers({ actor: giver, orderId: order.id });
    const lines = (await requireOrder({ actor: giver, number: order.number })).items;
    expect(withoutPassedOn(lines, passedOn)).toMatchObject([{ _id: item, editions: [kept], quantity: 1 }]);
    expect(passedOn).toMatchObject([{ item, number: passed }]);
  });
});
