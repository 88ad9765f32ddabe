import { beforeEach, describe, expect, test } from "vitest";
import { POST as createLink } from "@/app/api/membership/referral-link/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { decideReferral } from "@/lib/subscriptions/referrals/decide-referral";
import { MAX_REFERRALS, REFERRAL_DAYS } from "@/lib/subscriptions/referrals/rules";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

async function settled(): Promise<void> {
  await emulator().webhooksSettled();
  await backgroundSettled();
  await processOutbox();
}

const linkOf = async (as: Actor) =>
  String((await callRoute(createLink, "/api/membership/referral-link", { as, body: {} })).body.code);

async function join(as: Actor, friend: string): Promise<string> {
  const { body } = await callRoute(init, "/api/payments/init", { as, body: { plan: "monthly", friend } });
  await emulator().pay(body.authorization_url);
  await settled();
  return String(body.reference);
}

const endOf = async ({ _id: userId }: Actor) => (await db.subscription.findUnique({ where: { userId } }))?.endsAt;
const referralOf = ({ _id }: Actor) => db.referral.findUnique({ where: { referredId: _id } });

test("a first payment gives the reward once, and its refund takes it back", async () => {
  const referrer = await makeActor({ plan: "yearly", days: 25 });
  const before = await endOf(referrer);
  const friend = await makeActor();
  const code = await linkOf(referrer);
  expect(await linkOf(referrer)).toBe(code);
  const reference = await join(friend, code);
  expect(await referralOf(friend)).toMatchObject({ status: "rewarded", paymentReference: reference });
  const rewarded = await endOf(referrer);
  expect(+(rewarded ?? 0) - +(before ?? 0)).toBe(REFERRAL_DAYS * day);
  await Promise.all([decideReferral(reference), decideReferral(reference)]);
  expect(await endOf(referrer)).toEqual(rewarded);

  await fetch(`${emulator().url}/paystack/refund`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${testSecrets.paystackKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ transaction: reference }),
  });
  await settled();
  expect(await referralOf(friend)).toMatchObject({ status: "reversed" });
  expect(await endOf(referrer)).toEqual(before);
});

describe("there is no reward", () => {
  test("for the own link, another address of the same mailbox, and a code that does not exist", async () => {
    const referrer = await makeActor({ plan: "yearly", email: "ade.obi@gmail.com" });
    const code = await linkOf(referrer);
    const same = await makeActor({ email: "adeobi+second@gmail.com" });
    await callRoute(init, "/api/payments/init", { as: same, body: { plan: "monthly", friend: code } });
    const stranger = await makeActor();
    await callRoute(init, "/api/payments/init", { as: stranger, body: { plan: "monthly", friend: "nosuchcode" } });
    expect(await db.referral.count({ where: { referredId: { in: [referrer._id, same._id, stranger._id] } } })).toBe(0);
  });

  test("for the card of the one who sent the link", async () => {
    const referrer = await makeActor({ plan: "yearly" });
    const before = await endOf(referrer);
    const friend = await makeActor();
    const reference = await join(friend, await linkOf(await makeActor()));
    await db.referral.update({
      where: { referredId: friend._id },
      data: { referrerId: referrer._id, status: "started", decidedAt: null, paymentReference: null, refusal: null },
    });
    const { cardSignature } = await db.charge.findUniqueOrThrow({ where: { reference } });
    await db.charge.create({
      data: {
        id: `chg_${referrer._id}`,
        reference: `LC-card-${referrer._id.slice(4)}`,
        purpose: "membership",
        subjectId: "mem_none",
        userId: referrer._id,
        email: referrer.email,
        amountKobo: 500_000n,
        cardSignature,
      },
    });
    await decideReferral(reference);
    expect(await referralOf(friend)).toMatchObject({ status: "refused", refusal: "self" });
    expect(await endOf(referrer)).toEqual(before);
  });

  test("for somebody who has paid before, and beyond the limit of a year", async () => {
    const referrer = await makeActor({ plan: "yearly" });
    const code = await linkOf(referrer);
    const member = await makeActor();
    await join(member, "");
    await callRoute(init, "/api/payments/init", { as: member, body: { plan: "yearly", friend: code } });
    expect(await referralOf(member)).toBeNull();

    for (let count = 0; count < MAX_REFERRALS; count += 1) {
      const { _id: referredId } = await makeActor();
      const decided = { status: "rewarded", decidedAt: new Date(), paymentReference: `LC-full-${count}` } as const;
      await db.referral.create({ data: { referredId, referrerId: referrer._id, ...decided } });
    }
    const before = await endOf(referrer);
    const last = await makeActor();
    await join(last, code);
    expect(await referralOf(last)).toMatchObject({ status: "refused", refusal: "limit" });
    expect(await endOf(referrer)).toEqual(before);
  });
});
