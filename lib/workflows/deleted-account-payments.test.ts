import { NextRequest } from "next/server";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postDelete } from "@/app/api/account/delete/route";
import { POST as postOffer } from "@/app/api/auctions/[auctionId]/offer/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postInit } from "@/app/api/payments/init/route";
import { POST as postWebhook } from "@/app/api/webhooks/paystack/route";
import { closeAuction } from "@/lib/auctions/close-auction";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD, sampleAddress, seedPlans } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { openBarrier } from "@/tests/resilience/db-barrier";
import { tablesContaining } from "@/tests/security/tables-containing";
import { emulator } from "@/tooling/dev-stack/test-context";

let missed: Request[] = [];
const deliver = (request: Request) =>
  postWebhook(new NextRequest(request.clone() as ConstructorParameters<typeof NextRequest>[0]), {
    params: Promise.resolve({}),
  });
const deliverMissed = async () => {
  for (const request of missed.splice(0)) expect((await deliver(request)).status).toBe(200);
};

beforeEach(async () => {
  await backgroundSettled();
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  missed = [];
  // Events wait until the test delivers them.
  emulator().deliverWebhooksTo(async (request) => {
    missed.push(request);
    return new Response(null, { status: 200 });
  });
});

const deleteOwnAccount = (as: Actor) =>
  callRoute(postDelete, "/api/account/delete", {
    as,
    body: { password: SEED_PASSWORD, confirmation: "delete my account" },
  });
const pay = async (url: string) => {
  await emulator().pay(url);
  await emulator().webhooksSettled();
};
/** Runs what is due in the outbox, and what that enqueues. */
async function runJobs(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
    await runScheduledJobs();
    await backgroundSettled();
  }
}
const emailsTo = (email: string, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && about.test(mail.subject));
const cardOf = ({ email }: Actor) =>
  emulator()
    .subscriptions()
    .find((one) => one.email === email);

async function openCheckout() {
  const product = await makeProduct({ stock: 1, editionSize: 4 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const { body } = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } });
  const state = async () => {
    const order = await db.order.findFirstOrThrow({ where: { userId: actor._id } });
    const variant = await db.productVariant.findFirstOrThrow({ where: { productId: product.id } });
    return [order.paymentStatus, order.refundedKobo === order.totalKobo, variant.stock, variant.held, variant.sold];
  };
  return { actor, url: String(body.authorization_url), reference: String(body.reference), state };
}

async function openPlan(plan = "yearly") {
  const actor = await makeActor();
  const { body } = await callRoute(postInit, "/api/payments/init", { as: actor, body: { plan } });
  return { actor, url: String(body.authorization_url), reference: String(body.reference) };
}

/** The whole payment went back once, its payer was notified, and nothing of the payer is stored. */
async function expectRefunded(reference: string, { email }: Actor): Promise<void> {
  await runJobs();
  const charge = await db.charge.findUniqueOrThrow({ where: { reference }, include: { refunds: true } });
  expect(charge.refunds).toMatchObject([{ amountKobo: charge.amountKobo, reason: "account-deleted" }]);
  const refunds = emulator()
    .refunds()
    .filter((one) => one.reference === reference);
  expect(refunds).toHaveLength(1);
  expect(emailsTo(email, /is being refunded/)).toHaveLength(1);
  expect(await tablesContaining(email)).toEqual([]);
}

describe("an order whose account was deleted before the payment", () => {
  test.each(["webhook", "scheduled job"])("is refunded by the %s, once", async (by) => {
    const { actor, url, reference, state } = await openCheckout();
    expect((await deleteOwnAccount(actor)).status).toBe(200);
    await pay(url);
    if (by === "webhook") {
      await deliver(missed[0] as Request);
      await deliverMissed();
    } else
      await db.$executeRaw`UPDATE charges SET created_at = now() - interval '1 minute' WHERE reference = ${reference}`;
    await expectRefunded(reference, actor);
    expect(await state()).toEqual(["refunded", true, 1, 0, 0]);
    expect(emailsTo(actor.email, /is confirmed/)).toEqual([]);
  });

  test("is refunded when it was paid before the deletion and its event comes after", async () => {
    const { actor, url, reference, state } = await openCheckout();
    await pay(url);
    expect((await deleteOwnAccount(actor)).status).toBe(200);
    await deliverMissed();
    await expectRefunded(reference, actor);
    expect(await state()).toEqual(["refunded", true, 1, 0, 0]);
  });

  test("refuses the deletion when its event comes first", async () => {
    const { actor, url, state } = await openCheckout();
    await pay(url);
    await deliverMissed();
    expect((await deleteOwnAccount(actor)).status).toBe(409);
    expect(await state()).toEqual(["paid", false, 0, 0, 1]);
  });

  test("is refunded when its event arrives in the middle of the deletion", async () => {
    const { actor, url, reference, state } = await openCheckout();
    await pay(url);
    const barrier = await openBarrier({ table: "users", on: "UPDATE", when: "NEW.deleted_at IS NOT NULL" });
    const deletion = deleteOwnAccount(actor);
    await barrier.reached();
    const event = deliverMissed();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await barrier.release();
    expect((await deletion).status).toBe(200);
    await event;
    await expectRefunded(reference, actor);
    expect(await state()).toEqual(["refunded", true, 1, 0, 0]);
  });

  test("is paid when the deletion begins in the middle of its event, and the deletion is refused", async () => {
    const { actor, url, state } = await openCheckout();
    await pay(url);
    const barrier = await openBarrier({ table: "charges", on: "UPDATE", when: "NEW.settled_at IS NOT NULL" });
    const event = deliverMissed();
    await barrier.reached();
    const deletion = deleteOwnAccount(actor);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await barrier.release();
    await event;
    expect((await deletion).status).toBe(409);
    expect(await state()).toEqual(["paid", false, 0, 0, 1]);
  });

  test("is either paid or refunded when the deletion and the event come together", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { actor, url, reference, state } = await openCheckout();
      await pay(url);
      const [deletion] = await Promise.all([deleteOwnAccount(actor), deliverMissed()]);
      if (deletion.status === 409) expect(await state()).toEqual(["paid", false, 0, 0, 1]);
      else {
        expect(deletion.status).toBe(200);
        await expectRefunded(reference, actor);
        expect(await state()).toEqual(["refunded", true, 1, 0, 0]);
      }
    }
  }, 60_000);
});

describe("a plan whose account was deleted before the payment", () => {
  test("does not start, is refunded, and its card is disabled at Paystack", async () => {
    const { actor, url, reference } = await openPlan();
    expect((await deleteOwnAccount(actor)).status).toBe(200);
    await pay(url);
    await deliverMissed();
    await expectRefunded(reference, actor);
    expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(0);
    expect(cardOf(actor)?.status).toBe("non-renewing");
  });

  test("leaves no card when the account is deleted before Paystack's events about it arrive", async () => {
    const { actor, url, reference } = await openPlan("monthly");
    await pay(url);
    const events = await Promise.all(missed.map(async (request) => ({ request, text: await request.clone().text() })));
    missed = [];
    for (const { request, text } of events) if (text.includes('"charge.success"')) await deliver(request);
    await backgroundSettled();
    expect(await db.subscriptionEntry.count({ where: { reference } })).toBe(1);
    expect((await deleteOwnAccount(actor)).status).toBe(200);
    for (const { request, text } of events) if (!text.includes('"charge.success"')) await deliver(request);
    await runJobs();
    expect(cardOf(actor)?.status).toBe("non-renewing");
    expect(await tablesContaining(actor.email)).toEqual([]);
  });
});

test("a renewal that Paystack charges after the deletion is refunded, and the card is disabled", async () => {
  const { actor, url } = await openPlan("monthly");
  await pay(url);
  await deliverMissed();
  await backgroundSettled();
  // The card cannot be disabled at once.
  emulator().faults("paystack", "down");
  expect((await deleteOwnAccount(actor)).status).toBe(200);
  emulator().faults("paystack", "none");
  const response = await fetch(`${emulator().url}/paystack/subscription/${cardOf(actor)?.subscription_code}/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const reference = String((await response.json()).data.reference);
  await emulator().webhooksSettled();
  await deliverMissed();
  await expectRefunded(reference, actor);
  expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(1);
  expect(cardOf(actor)?.status).toBe("non-renewing");
});

test("a won lot whose time ran out is refunded to the deleted winner", async () => {
  const actor = await makeActor({ plan: "yearly" });
  const { id } = await makeAuction();
  await placeBid({ actor, auctionId: id, amount: 2_500 });
  await db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1_000) } });
  await closeAuction(id);
  const { body } = await callRoute(postOffer, `/api/auctions/${id}/offer`, {
    as: actor,
    body: {},
    params: { auctionId: id },
  });
  expect((await deleteOwnAccount(actor)).status).toBe(409);
  await db.auctionOffer.updateMany({ where: { userId: actor._id }, data: { status: "lapsed", openKey: null } });
  expect((await deleteOwnAccount(actor)).status).toBe(200);
  await pay(body.authorization_url);
  await deliverMissed();
  await expectRefunded(body.reference, actor);
  expect(await db.order.count({ where: { userId: actor._id } })).toBe(0);
});
