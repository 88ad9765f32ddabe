import { beforeEach, expect, test } from "vitest";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { POST as passOn } from "@/app/api/events/[id]/transfer/route";
import { POST as accept } from "@/app/api/events/tickets/[token]/accept/route";
import { POST as redeem } from "@/app/api/membership/gifts/redeem/route";
import { POST as give } from "@/app/api/membership/gifts/route";
import { POST as createLink } from "@/app/api/membership/referral-link/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makePaidEvent } from "@/lib/events/factory";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { callRoute } from "@/lib/http/test-client";
import { syncChargeback } from "@/lib/payments/chargebacks/sync-chargeback";
import { makeActor } from "@/lib/subscriptions/factory";
import { lagosDay, redeemRefusals } from "@/lib/subscriptions/gifts/rules";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.$executeRaw`DELETE FROM rate_limits`;
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

async function pay(url: string): Promise<string> {
  await emulator().pay(url);
  await settled();
  return (await db.charge.findFirstOrThrow({ where: { authorizationUrl: url } })).reference;
}

const post = (path: string, body: object) =>
  fetch(`${emulator().url}/paystack/dispute/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A dispute about a payment that its bank decides; the decision is copied several times. */
async function dispute(reference: string, won: boolean): Promise<void> {
  await post("open", { reference });
  await settled();
  const { providerId } = await db.chargeback.findFirstOrThrow({ where: { charge: { reference } } });
  await post(`${providerId}/decide`, { won });
  await settled();
  await Promise.all([1, 2].map(() => syncChargeback(providerId)));
  await settled();
}

const planOf = (userId: string) =>
  db.subscription.findUnique({ where: { userId }, select: { startedAt: true, endsAt: true } });

/** The states of a member's card renewals. */
const renewalsOf = async (userId: string) =>
  (await db.autoRenewal.findMany({ where: { userId } })).map(({ status }) => status);

test("a lost membership payment ends the plan with its renewal and takes the days of the referrer back, and a won one neither", async () => {
  const referrer = await makeActor({ plan: "yearly", days: 25 });
  const before = await planOf(referrer._id);
  const link = await callRoute(createLink, "/api/membership/referral-link", { as: referrer, body: {} });
  const join = async () => {
    const as = await makeActor();
    const body = { plan: "monthly", friend: link.body.code };
    const started = await callRoute(init, "/api/payments/init", { as, body });
    return { as, reference: await pay(started.body.authorization_url) };
  };
  const lost = await join();
  expect(await planOf(referrer._id)).not.toEqual(before);
  await dispute(lost.reference, false);
  const ended = await planOf(lost.as._id);
  expect(ended?.endsAt).toEqual(ended?.startedAt);
  expect(await planOf(referrer._id)).toEqual(before);
  expect(await db.subscriptionEntry.count({ where: { userId: lost.as._id, kind: "reversal" } })).toBe(1);
  expect(await renewalsOf(lost.as._id)).toEqual(["non_renewing"]);

  const won = await join();
  const paid = await planOf(won.as._id);
  await dispute(won.reference, true);
  expect(await planOf(won.as._id)).toEqual(paid);
  expect(await renewalsOf(won.as._id)).toEqual(["active"]);
  expect(await planOf(referrer._id)).not.toEqual(before);
});

test("a lost ticket payment gives the seat to the next person and is not refunded", async () => {
  const [guest, next] = [await makeActor(), await makeActor()];
  const id = await makePaidEvent({ capacity: 1 });
  const join = (as: typeof guest) =>
    callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body: {}, params: { id } }).then(({ body }) => body);
  const reference = await pay((await join(guest)).authorization_url);
  await join(next);
  await dispute(reference, false);
  const rows = await db.eventRsvp.findMany({ where: { eventId: id }, select: { userId: true, status: true } });
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { userId: guest._id, status: "cancelled" },
      { userId: next._id, status: "offered" },
    ]),
  );
  expect((await db.event.findUniqueOrThrow({ where: { id } })).seatsTaken).toBe(1);
  // The bank has returned the money already.
  expect(await db.refund.findMany({ where: { charge: { reference } } })).toMatchObject([
    { key: expect.stringMatching(/^chargeback\//) },
  ]);
});

const emailsTo = ({ email }: { email: string }, subject: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && subject.test(mail.subject));

test("a guest to whom a ticket was passed on gets one email when its payment is lost", async () => {
  const [payer, guest] = [await makeActor(), await makeActor()];
  const id = await makePaidEvent();
  const started = await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: payer, body: {}, params: { id } });
  const reference = await pay(started.body.authorization_url);
  await callRoute(passOn, `/api/events/${id}/transfer`, { as: payer, body: { email: guest.email }, params: { id } });
  const { transferKey } = await db.eventRsvp.findFirstOrThrow({ where: { eventId: id } });
  const token = ticketLinkToken(transferKey ?? "");
  await callRoute(accept, `/api/events/tickets/${token}/accept`, { as: guest, body: {}, params: { token } });
  await dispute(reference, false);
  expect(await db.eventRsvp.findMany({ where: { eventId: id } })).toMatchObject([
    { userId: guest._id, status: "cancelled" },
  ]);
  const emails = emailsTo(guest, /^Your seat is cancelled/);
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining("returned to the person who paid")]);
  expect(emails[0]?.text).not.toContain("₦");
});

async function gift() {
  const recipientEmail = `${newId("usr")}@example.org`;
  const sendOn = lagosDay(new Date());
  const body = { plan: "monthly", recipientName: "Tunde Bakare", recipientEmail, message: "", sendOn };
  const email = `${newId("usr")}@example.org`;
  const started = await callRoute(give, "/api/membership/gifts", { body: { ...body, email } });
  const reference = await pay(started.body.authorization_url);
  const mail = emulator()
    .emails()
    .find(({ to }) => [to].flat().includes(recipientEmail));
  return { reference, code: /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(mail?.text ?? "")?.[0] ?? "" };
}

test("the code of a lost gift payment is void, and what was redeemed with it is taken back", async () => {
  const [as, other] = [await makeActor(), await makeActor()];
  const unused = await gift();
  await dispute(unused.reference, false);
  const redeemBy = (actor: typeof as, code: string) =>
    callRoute(redeem, "/api/membership/gifts/redeem", { as: actor, body: { code } });
  expect(await redeemBy(as, unused.code)).toMatchObject({ status: 409, body: { error: redeemRefusals.refunded } });
  const used = await gift();
  expect((await redeemBy(other, used.code)).status).toBe(200);
  await dispute(used.reference, false);
  const ended = await planOf(other._id);
  expect(ended?.endsAt).toEqual(ended?.startedAt);
  expect(emailsTo(other, /^Your gift was taken back/).map(({ text }) => text)).toEqual([
    expect.stringContaining("Your membership has ended"),
  ]);
});

test("a lost gift payment takes only its own time from a member who pays, and does not stop the renewal", async () => {
  const as = await makeActor();
  const started = await callRoute(init, "/api/payments/init", { as, body: { plan: "monthly" } });
  await pay(started.body.authorization_url);
  const before = await planOf(as._id);
  const { reference, code } = await gift();
  await callRoute(redeem, "/api/membership/gifts/redeem", { as, body: { code } });
  expect(await planOf(as._id)).not.toEqual(before);
  await dispute(reference, false);
  expect(await planOf(as._id)).toEqual(before);
  expect(await renewalsOf(as._id)).toEqual(["active"]);
  expect(emailsTo(as, /^Your gift was taken back/).map(({ text }) => text)).toEqual([
    expect.stringContaining("Your membership runs until"),
  ]);
});
