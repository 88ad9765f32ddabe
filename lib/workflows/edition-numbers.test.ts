import fc from "fast-check";
import { expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { getEditionMap } from "@/lib/catalog/editions/queries";
import { withholdNumbers } from "@/lib/catalog/editions/withhold-numbers";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { claimCertificate } from "@/lib/certificates/claim-certificate";
import { signDueCertificates } from "@/lib/certificates/factory";
import { printClaimCodes } from "@/lib/certificates/print-claim-codes";
import { findCertificateCode, getCertificate } from "@/lib/certificates/queries";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, dbErrorCode, transaction } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { createDraw } from "@/lib/draws/create-draw";
import { endWindow, makeEntry } from "@/lib/draws/factory";
import { runDraws } from "@/lib/draws/run-draws";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { createOrderFromLot } from "@/lib/orders/create-order-from-lot";
import { editionInvariants } from "@/lib/orders/edition-invariants";
import { placeOrder } from "@/lib/orders/place-order";
import { getOrder } from "@/lib/orders/queries";
import { releaseExpiredOrders, releaseOrder } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { acceptTransfer } from "@/lib/transfers/accept-transfer";
import { cancelTransfer } from "@/lib/transfers/cancel-transfer";
import { decideDispute } from "@/lib/transfers/decide-dispute";
import { openDispute } from "@/lib/transfers/open-dispute";
import { getLabelOwner } from "@/lib/transfers/queries";
import { startTransfer } from "@/lib/transfers/start-transfer";
import { transferLinkToken } from "@/lib/transfers/transfer-link";
import { inTier } from "@/tests/tier";

const fulfil = (orderId: string) =>
  transaction(async (tx) => {
    const [row] = await tx.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
    return row.outcome;
  });

/** What the map, the orders, the certificates and the labels show of a drop's numbers, where it differs from the tables. */
async function disagreements({ id, slug }: TestProduct): Promise<string[]> {
  await signDueCertificates();
  const found: string[] = [];
  const editions = await db.edition.findMany({
    where: { productId: id },
    include: { certificate: true, orderItem: { include: { order: true } }, ownerships: { where: { endedAt: null } } },
  });
  const claims = await db.editionClaim.findMany({ where: { productId: id } });
  for (const cell of (await getEditionMap(slug))?.cells ?? []) {
    const edition = editions.find(({ number }) => number === cell.number);
    const claim = claims.find(({ number }) => number === cell.number);
    const expected = edition ? (edition.voidedAt ? "returned" : "sold") : claim?.kind;
    // Without a row it is free, or was sold before orders were recorded.
    if (expected ? cell.state !== expected : !["free", "sold"].includes(cell.state))
      found.push(`map ${cell.number}: ${cell.state} instead of ${expected}`);
  }
  for (const { number, labelCode, voidedAt, orderItem, ownerships, certificate } of editions) {
    const shown = certificate && (await getCertificate(certificate.code))?.signed?.file.document;
    const chain = shown?.chain.filter(({ until }) => until === null) ?? [];
    if (shown?.number !== number || shown.product.slug !== slug) found.push(`certificate ${number}: ${shown?.number}`);
    if ((shown?.state === "voided") !== (voidedAt !== null)) found.push(`certificate ${number}: ${shown?.state}`);
    if (chain.length !== ownerships.length || ownerships.length !== (voidedAt ? 0 : 1))
      found.push(`owners of ${number}`);
    if ((await findCertificateCode(labelCode)) !== certificate?.code) found.push(`label of ${number}`);
    if ((await getLabelOwner(labelCode))?.owner !== (voidedAt ? undefined : chain[0]?.name))
      found.push(`label ${number}`);
    const { userId, number: orderNumber } = orderItem.order;
    const order = userId ? await getOrder({ actor: { _id: userId } as Actor, number: orderNumber }) : null;
    const numbers = order?.items.flatMap(({ editions: own }) => own ?? []) ?? [];
    if (!voidedAt && !numbers.includes(number)) found.push(`order of ${number}: ${numbers}`);
  }
  return found;
}

test("of many buyers who race for No. 7 one has it; map, order, certificate and label agree", async () => {
  const [rounds, size] = [inTier(2, 20), inTier(40, 200)];
  const buyers = await Promise.all(Array.from({ length: size }, () => makeActor({ shippingAddress: sampleAddress })));
  for (let round = 0; round < rounds; round++) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const product = await makeProduct({ name: "Vase", stock: 50, editionSize: 50 });
    const outcomes = await Promise.all(
      buyers.map((as) => callRoute(postCheckout, "/api/checkout", { as, body: { productId: product.id, edition: 7 } })),
    );
    const [winner, ...more] = outcomes.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(["409 number_taken"]));
    expect(refused[0]?.body.facts).toMatchObject({ edition: 7, nearest: "5,6,8,9" });
    expect(await db.editionClaim.findMany({ where: { productId: product.id } })).toMatchObject([{ number: 7 }]);
    const { id } = await db.order.findUniqueOrThrow({ where: { number: winner?.body.orderNumber } });
    expect(await fulfil(id)).toBe("fulfilled");
    expect(await db.edition.findMany({ where: { productId: product.id } })).toMatchObject([{ number: 7 }]);
    expect([await editionInvariants(product.id), await disagreements(product)]).toEqual([[], []]);
  }
}, 900_000);

type Step = { who: number; size: number; number: number; act: keyof typeof actions };
type World = { people: Actor[]; admin: Actor; product: TestProduct };

const isExpected = (error: unknown) =>
  (error instanceof AppError && error.status < 500) || dbErrorCode(error) !== undefined;
const latest = (actor: Actor, skip: number) =>
  db.order.findFirst({ where: { userId: actor._id }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: skip % 3 });
const ownedUnit = (product: TestProduct, actor: Actor) =>
  db.edition.findFirst({
    where: { productId: product.id, ownerships: { some: { userId: actor._id, endedAt: null } } },
    include: { orderItem: true },
  });
const pendingTransfer = (product: TestProduct) =>
  db.editionTransfer.findFirst({ where: { status: "pending", edition: { productId: product.id } } });
const sizeOf = ({ size }: Step) => (size ? "M" : "S");

/** What buyers, owners, admins, an auction, a draw and the scheduled jobs do to the numbers of one drop. */
const actions = {
  choose: ({ product }: World, actor: Actor, step: Step) =>
    placeOrder({
      actor,
      item: { productId: product.id, quantity: 1, variation: sizeOf(step), edition: step.number },
    }),
  buy: ({ product }: World, actor: Actor, step: Step) =>
    placeOrder({ actor, item: { productId: product.id, quantity: 1 + (step.number % 2), variation: sizeOf(step) } }),
  add: ({ product }: World, actor: Actor, step: Step) =>
    addToCart({
      actor,
      item: { productId: product.id, quantity: 1, variation: [sizeOf(step)], edition: step.number },
    }),
  checkout: (_: World, actor: Actor) => placeOrder({ actor }),
  pay: async (_: World, actor: Actor, { number }: Step) => {
    const order = await latest(actor, number);
    if (order) await fulfil(order.id);
  },
  cancel: async (_: World, actor: Actor, { number }: Step) => {
    const order = await latest(actor, number);
    if (order) await releaseOrder(order.id, "cancelled");
  },
  expire: async ({ people }: World) => {
    await db.$executeRaw`
      UPDATE orders SET hold_expires_at = now() - interval '1 second'
      WHERE hold_status = 'held' AND user_id = ANY (${people.map(({ _id }) => _id)})`;
    await releaseExpiredOrders();
  },
  refundAll: async (_: World, actor: Actor) => {
    const order = await db.order.findFirst({ where: { userId: actor._id, paymentStatus: "paid" } });
    if (order) await transaction((tx) => tx.$queryRaw`SELECT slugs FROM shop_cancel_order(${order.id})`);
  },
  refundUnit: async ({ product }: World, actor: Actor, { size }: Step) => {
    const edition = await ownedUnit(product, actor);
    if (!edition) return;
    const { id, orderId } = edition.orderItem;
    const units = JSON.stringify([{ item: id, quantity: 1, numbers: [edition.number] }]);
    await transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT shop_refund_order(id, least(1000, total_kobo - refunded_kobo), refunded_kobo, ${units}::jsonb, ${size === 1})::text
        FROM orders WHERE id = ${orderId}`;
    });
  },
  lot: ({ product }: World, actor: Actor) =>
    transaction((tx) =>
      createOrderFromLot(tx, {
        userId: actor._id,
        productId: product.id,
        title: "A lot",
        images: [],
        amountKobo: 100_000n,
        shippingKobo: 0n,
        chargeId: newId("chg"),
        provenance: {
          auctionId: "auc_1",
          slug: "sale",
          title: "Sale",
          seq: 1,
          hash: "ab",
          bidAt: new Date().toISOString(),
          headHash: "cd",
          alias: "Bidder 1",
        },
      }),
    ),
  withhold: ({ product }: World, actor: Actor, { number }: Step) =>
    withholdNumbers({ actor, productId: product.id, body: { act: "keep", numbers: [number], reason: "Test" } }),
  release: ({ product }: World, actor: Actor, { number }: Step) =>
    withholdNumbers({ actor, productId: product.id, body: { act: "release", numbers: [number], reason: "Test" } }),
  offer: async ({ product }: World, actor: Actor, { size }: Step) => {
    const edition = await ownedUnit(product, actor);
    if (!edition) return;
    const body = { email: `${newId("trf").slice(4)}@livingarchive.test`, isGift: size === 1, price: null, message: "" };
    await startTransfer({ actor, editionId: edition.id, body });
  },
  accept: async ({ product }: World, actor: Actor, { size }: Step) => {
    const transfer = await pendingTransfer(product);
    if (transfer) await acceptTransfer({ actor, token: transferLinkToken(transfer.id), nameShown: size === 1 });
  },
  withdraw: async ({ product }: World, actor: Actor) => {
    const transfer = await pendingTransfer(product);
    if (transfer) await cancelTransfer({ actor, id: transfer.id });
  },
  dispute: async ({ product }: World, actor: Actor) => {
    const link = await db.editionOwnership.findFirst({
      where: { userId: actor._id, edition: { productId: product.id } },
    });
    if (link) await openDispute({ actor, unit: { editionId: link.editionId }, reason: "This is mine." });
  },
  decide: async ({ product, admin }: World, _: Actor, { number }: Step) => {
    const dispute = await db.editionDispute.findFirst({
      where: { decidedAt: null, edition: { productId: product.id } },
    });
    if (!dispute) return;
    const former = await db.editionOwnership.findFirst({
      where: { editionId: dispute.editionId, endedAt: { not: null } },
    });
    const reason = "Decided.";
    const decision = (["release", "confirm"] as const)[number % 3];
    const body = decision
      ? { decision, reason }
      : { decision: "give_back" as const, reason, ownershipId: former?.id ?? "" };
    await decideDispute({ actor: admin, id: dispute.id, body });
  },
  claim: async ({ product, admin }: World, actor: Actor) => {
    const edition = await db.edition.findFirst({ where: { productId: product.id, voidedAt: null } });
    if (!edition) return;
    await db.$executeRaw`
      UPDATE orders o SET is_gift = true FROM order_items i WHERE i.order_id = o.id AND i.id = ${edition.orderItemId}`;
    const [printed] = await printClaimCodes({ actor: admin, labelCodes: [edition.labelCode] });
    if (!printed) return;
    const { certificate: code, claimCode } = printed;
    await claimCertificate({ actor, code, claimCode, ip: "10.0.0.1" });
  },
  draw: async ({ product, admin, people }: World, _: Actor, step: Step) => {
    const [opensAt, closesAt] = [-3_600_000, 86_400_000].map((ms) => new Date(Date.now() + ms).toISOString());
    const weights = { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 };
    const body = { productId: product.id, size: sizeOf(step), units: 1 + (step.number % 2), weights };
    const draw = await createDraw({
      actor: admin,
      body: { ...body, opensAt: opensAt ?? "", closesAt: closesAt ?? "", audience: "everyone" },
    });
    for (const { _id } of people) await makeEntry({ drawId: draw._id, userId: _id });
  },
  endDraw: async ({ product }: World) => {
    const draw = await db.draw.findFirst({ where: { productId: product.id, state: "accepting" } });
    if (!draw) return;
    await endWindow(draw.id, { roundHasCome: false });
    await closeDueDraws();
    // A round that has come since.
    await db.$executeRaw`
      UPDATE draws SET round = round - 400, round_at = now() - interval '5 minutes', closes_at = now() - interval '20 minutes' WHERE id = ${draw.id} AND state = 'closed' AND round_at > now()`;
  },
  runDraws: () => runDraws(),
};

/** The rules of chains, transfers and draws that are broken, counted over the drop. */
async function brokenRules(productId: string): Promise<Record<string, number>> {
  const [row] = await db.$queryRaw<[Record<string, number>]>`
    WITH units AS (SELECT * FROM editions WHERE product_id = ${productId})
    SELECT (SELECT count(*)::int FROM units e WHERE (SELECT count(*) FROM edition_ownerships w WHERE w.edition_id = e.id AND w.ended_at IS NULL)
        <> CASE WHEN e.voided_at IS NULL THEN 1 ELSE 0 END) AS "owners",
      (SELECT count(*)::int FROM units e WHERE (SELECT array_agg(w.position ORDER BY w.position) FROM edition_ownerships w WHERE w.edition_id = e.id)
        IS DISTINCT FROM ARRAY(SELECT generate_series(1, (SELECT count(*)::int FROM edition_ownerships w WHERE w.edition_id = e.id)))) AS "gaps",
      (SELECT count(*)::int FROM edition_transfers t JOIN units e ON e.id = t.edition_id JOIN edition_ownerships w ON w.id = t.from_ownership_id
        WHERE t.status = 'pending' AND (e.voided_at IS NOT NULL OR w.ended_at IS NOT NULL)) AS "transfers without an owner",
      (SELECT count(*)::int FROM edition_transfers t JOIN units e ON e.id = t.edition_id JOIN edition_ownerships w ON w.id = t.to_ownership_id
        WHERE t.status = 'accepted' AND w.user_id IS DISTINCT FROM t.recipient_id) AS "transfers to another",
      (SELECT count(*)::int FROM units e WHERE (e.mark IS NOT DISTINCT FROM 'disputed') <>
        EXISTS (SELECT 1 FROM edition_disputes d WHERE d.edition_id = e.id AND d.decided_at IS NULL)) AS "disputes",
      (SELECT count(*)::int FROM draws d WHERE d.product_id = ${productId}
        AND (SELECT count(*) FROM draw_entries x WHERE x.draw_id = d.id AND x.state IN ('held', 'bought')) > d.units) AS "units drawn twice"`;
  return Object.fromEntries(Object.entries(row).filter(([, count]) => count > 0));
}

test("no number is given twice, whatever orders, refunds, transfers, auctions and draws do at the same time", async () => {
  const done: Record<string, number> = {};
  const step = fc.record<Step>({
    who: fc.nat(2),
    size: fc.nat(1),
    number: fc.integer({ min: 1, max: 9 }),
    act: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  });
  const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 24 });
  const admin = await makeActor({ role: "Admin" });
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      await db.draw.deleteMany();
      const person = () => makeActor({ shippingAddress: sampleAddress });
      const world: World = {
        admin,
        people: await Promise.all([person(), person(), person()]),
        product: await makeProduct({ editionSize: 9, editionIssued: 1, variations: { stock: { S: 3, M: 3 } } }),
      };
      // Two of them own a number already.
      for (const actor of world.people.slice(0, 2)) {
        const item = { productId: world.product.id, quantity: 1, variation: "S" };
        expect(await fulfil((await placeOrder({ actor, item })).orderId)).toBe("fulfilled");
      }
      for (const moment of moments) {
        await db.$executeRaw`DELETE FROM rate_limits`;
        await Promise.all(
          moment.map(async (each) => {
            const actor = world.people[each.who];
            if (!actor) return;
            try {
              await actions[each.act](world, actor, each);
              done[each.act] = (done[each.act] ?? 0) + 1;
            } catch (error) {
              if (!isExpected(error)) throw error;
            }
          }),
        );
        expect([await editionInvariants(world.product.id), await brokenRules(world.product.id)]).toEqual([[], {}]);
      }
      expect(await disagreements(world.product)).toEqual([]);
    }),
    { numRuns: inTier(8, 80), endOnFailure: true },
  );
  if (process.env.VERBOSE) process.stdout.write(`${JSON.stringify(done)}\n`);
}, 900_000);
