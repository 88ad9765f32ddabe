import { addMonths } from "date-fns/addMonths";
import { beforeEach, expect, test } from "vitest";
import { POST as refund } from "@/app/api/admin/gift-memberships/[id]/refund/route";
import { POST as resend } from "@/app/api/admin/gift-memberships/[id]/resend/route";
import { GET as giftReturn } from "@/app/api/membership/gifts/[token]/return/route";
import { POST as redeem } from "@/app/api/membership/gifts/redeem/route";
import { POST as give } from "@/app/api/membership/gifts/route";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { makeGift } from "@/lib/subscriptions/gifts/factory";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { redeemGift } from "@/lib/subscriptions/gifts/redeem-gift";
import { lagosDay, redeemRefusals } from "@/lib/subscriptions/gifts/rules";
import { sendDueGifts } from "@/lib/subscriptions/gifts/send-gift-code";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));
});

const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));
const codeIn = (text: string) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? "";
const redeemBy = (actor: Awaited<ReturnType<typeof makeActor>>, code: string) =>
  callRoute(redeem, "/api/membership/gifts/redeem", { as: actor, body: { code } });

/** A gift that a visitor has paid for. */
async function giveAndPay(sendOn: string) {
  const [buyer, recipientEmail] = [`${newId("usr")}@example.org`, `${newId("usr")}@example.org`];
  const body = { plan: "monthly", recipientName: "Tunde Bakare", recipientEmail, message: "Happy birthday", sendOn };
  const started = await callRoute(give, "/api/membership/gifts", { body: { ...body, email: buyer } });
  expect(started.body.error).toBeUndefined();
  await emulator().pay(started.body.authorization_url);
  const { id } = await db.giftMembership.findFirstOrThrow({ where: { recipientEmail } });
  const token = giftLinkToken(id);
  const returned = await callRoute(giftReturn, `/api/membership/gifts/${token}/return`, { params: { token } });
  expect(returned.status).toBe(303);
  await backgroundSettled();
  return { id, buyer, recipientEmail };
}

test("a visitor's gift for today is mailed at once, redeemed once and starts a membership without renewal", async () => {
  const { id, buyer, recipientEmail } = await giveAndPay(lagosDay(new Date()));
  expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual(["Your gift: the Circle, Monthly"]);
  const [mail, ...more] = mailsTo(recipientEmail);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Happy birthday");
  const code = codeIn(mail?.text ?? "");
  const stored = await db.giftMembership.findUniqueOrThrow({ where: { id } });
  expect(JSON.stringify(stored, (_, value) => String(value))).not.toContain(code.replaceAll("-", ""));
  const payload = await db.outboxMessage.findFirstOrThrow({ where: { key: `gift-code/${id}` } });
  expect(JSON.stringify([payload.payload, payload.rendered])).not.toContain(code.slice(0, 9));

  const actor = await makeActor();
  const { status, body } = await redeemBy(actor, code.toLowerCase());
  expect([status, body.plan]).toEqual([200, "monthly"]);
  const { endsAt } = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
  expect(Math.abs(endsAt.getTime() - addMonths(new Date(), 1).getTime())).toBeLessThan(day);
  expect(await db.autoRenewal.count({ where: { userId: actor._id } })).toBe(0);
  const again = await redeemBy(await makeActor(), code);
  expect([again.status, again.body.error]).toEqual([409, redeemRefusals.redeemed]);
});

test("a gift for a later day waits for it and is mailed once", async () => {
  const { id, recipientEmail } = await giveAndPay(lagosDay(new Date(Date.now() + 3 * day)));
  await sendDueGifts();
  await processOutbox();
  expect(mailsTo(recipientEmail)).toEqual([]);
  await db.giftMembership.update({ where: { id }, data: { sendOn: new Date(lagosDay(new Date())) } });
  await Promise.all([sendDueGifts(), sendDueGifts()]);
  await processOutbox();
  expect(mailsTo(recipientEmail)).toHaveLength(1);
});

test("a gift that is not paid is neither sent nor redeemed", async () => {
  const { id, code } = await makeGift();
  await db.giftMembership.update({ where: { id }, data: { paidAt: null, sentAt: null } });
  await sendDueGifts();
  expect((await db.giftMembership.findUniqueOrThrow({ where: { id } })).sentAt).toBeNull();
  const refused = await redeemBy(await makeActor(), code);
  expect([refused.status, refused.body.error]).toEqual([409, redeemRefusals.unpaid]);
});

test("of 20 parallel redemptions of one code exactly one adds the plan", async () => {
  const { code } = await makeGift();
  const actors = await Promise.all(Array.from({ length: 20 }, () => makeActor()));
  const tries = await Promise.allSettled(actors.map((actor) => redeemGift({ actor, code, ip: newId("out") })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const { reason } of tries.filter((attempt) => attempt.status === "rejected"))
    expect([reason.code, reason.message]).toEqual(["conflict", redeemRefusals.redeemed]);
  const winners = actors.map(({ _id }) => _id);
  expect(await db.subscriptionEntry.count({ where: { userId: { in: winners } } })).toBe(1);
});

test("redeeming extends a running membership from its end", async () => {
  const actor = await makeActor({ plan: "monthly", days: 20 });
  const { code } = await makeGift();
  const before = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
  expect((await redeemBy(actor, code)).status).toBe(200);
  const after = await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } });
  expect(after.endsAt.getTime() - before.endsAt.getTime()).toBeGreaterThan(27 * day);
});

test("a refunded gift cannot be redeemed, and a redeemed one cannot be refunded", async () => {
  const admin = await makeActor({ role: "Admin" });
  const refundBy = (id: string) =>
    callRoute(refund, `/api/admin/gift-memberships/${id}/refund`, { as: admin, body: {}, params: { id } });
  const [refunded, redeemed] = [await makeGift(), await makeGift()];
  expect((await refundBy(refunded.id)).status).toBe(200);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: refunded.id } });
  expect(charge.refundedKobo).toBe(charge.amountKobo);
  const refused = await redeemBy(await makeActor(), refunded.code);
  expect([refused.status, refused.body.error]).toEqual([409, redeemRefusals.refunded]);
  expect((await redeemBy(await makeActor(), redeemed.code)).status).toBe(200);
  expect((await refundBy(redeemed.id)).status).toBe(409);
  expect((await refundBy(refunded.id)).status).toBe(409);
});

test("sending a gift again replaces its code", async () => {
  const admin = await makeActor({ role: "Admin" });
  const { id, code } = await makeGift();
  const sent = await callRoute(resend, `/api/admin/gift-memberships/${id}/resend`, {
    as: admin,
    body: {},
    params: { id },
  });
  expect(sent.status).toBe(200);
  const [mail] = mailsTo(`${id}@livingarchive.test`);
  const actor = await makeActor();
  expect((await redeemBy(actor, code)).body.error).toBe(redeemRefusals.unknown);
  expect((await redeemBy(actor, codeIn(mail?.text ?? ""))).status).toBe(200);
});

test("an account that tries more than ten codes has to wait", async () => {
  const actor = await makeActor();
  for (let count = 0; count < 10; count += 1)
    expect((await redeemBy(actor, `wrong ${count}`)).body.error).toBe(redeemRefusals.unknown);
  expect((await redeemBy(actor, "wrong again")).status).toBe(429);
});

test("rejects a day that has passed and a visitor without an email address", async () => {
  const body = { plan: "monthly", recipientName: "Tunde", recipientEmail: "t@example.org", email: "b@example.org" };
  const post = (more: object) => callRoute(give, "/api/membership/gifts", { body: { ...body, ...more } });
  expect((await post({ sendOn: "2020-01-01" })).body.fields).toEqual({ sendOn: "Please choose today or a later day" });
  const missing = await post({ sendOn: lagosDay(new Date()), email: undefined });
  expect([missing.status, missing.body.fields]).toEqual([400, { email: "Please enter your email" }]);
});
