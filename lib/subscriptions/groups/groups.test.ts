import { beforeEach, describe, expect, test } from "vitest";
import { POST as refund } from "@/app/api/admin/gift-memberships/[id]/refund/route";
import { POST as redeem } from "@/app/api/membership/gifts/redeem/route";
import { GET as receipt } from "@/app/api/membership/groups/[token]/receipt/route";
import { GET as groupReturn } from "@/app/api/membership/groups/[token]/return/route";
import { POST as resend } from "@/app/api/membership/groups/[token]/seats/[seat]/resend/route";
import { POST as withdraw } from "@/app/api/membership/groups/[token]/seats/[seat]/withdraw/route";
import { POST as invite } from "@/app/api/membership/groups/[token]/seats/route";
import { POST as buy } from "@/app/api/membership/groups/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { redeemRefusals } from "@/lib/subscriptions/gifts/rules";
import { makeGroup } from "@/lib/subscriptions/groups/factory";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { eraseAccount } from "@/lib/workflows/delete-account";
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
const codeIn = (text = "") => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? "";
const newEmail = () => `${newId("usr").replace("_", "-")}@example.org`;
const post = (body: object, as?: Actor) => callRoute(buy, "/api/membership/groups", { body, ...(as && { as }) });
const take = (as: Actor, code: string) => callRoute(redeem, "/api/membership/gifts/redeem", { as, body: { code } });
const inviteTo = (token: string, email: string) =>
  callRoute(invite, `/api/membership/groups/${token}/seats`, { body: { email }, params: { token } });
const seatsOf = async (token: string) => (await getGroupByLink(token))?.seats.map(({ state }) => state);
const endOf = async (userId: string) => (await db.subscription.findUniqueOrThrow({ where: { userId } })).endsAt;

async function payFor(body: object): Promise<string> {
  const started = await post(body);
  expect(started.body.error).toBeUndefined();
  await emulator().pay(started.body.authorization_url);
  const charge = await db.charge.findFirstOrThrow({ where: { reference: started.body.reference } });
  const token = groupLinkToken(charge.subjectId);
  const returned = await callRoute(groupReturn, `/api/membership/groups/${token}/return`, { params: { token } });
  expect(returned.status).toBe(303);
  await backgroundSettled();
  return token;
}

test("seats are paid in one payment, invited by email, taken once and renewed together", async () => {
  const buyer = newEmail();
  const token = await payFor({ plan: "monthly", seats: 2, name: "Adeola & Sons", email: buyer });
  const price = Number((await db.plan.findUniqueOrThrow({ where: { key: "monthly" } })).priceKobo);
  expect(await getGroupByLink(token)).toMatchObject({ count: 2, total: (2 * price) / 100, state: "paid" });
  expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual(["Your group: 2 seats in the Circle"]);

  const [member, email] = [await makeActor({ plan: "monthly", days: 20 }), newEmail()];
  expect((await inviteTo(token, member.email)).status).toBe(201);
  expect((await inviteTo(token, member.email)).status).toBe(409);
  expect((await inviteTo(token, email)).status).toBe(201);
  expect((await inviteTo(token, newEmail())).status).toBe(409);
  const before = await endOf(member._id);
  expect((await take(member, codeIn(mailsTo(member.email).at(0)?.text))).status).toBe(200);
  const after = await endOf(member._id);
  expect(after.getTime() - before.getTime()).toBeGreaterThan(27 * day);
  expect(await seatsOf(token)).toEqual(["used", "invited"]);

  const tooFew = await post({ plan: "yearly", seats: 2, name: "Adeola & Sons", email: buyer, renew: token });
  expect(tooFew.status).toBe(400);
  const renewed = await payFor({ plan: "monthly", seats: 2, name: "Adeola & Sons", email: buyer, renew: token });
  expect(await seatsOf(renewed)).toEqual(["used", "free"]);
  expect((await endOf(member._id)).getTime() - after.getTime()).toBeGreaterThan(27 * day);
  expect(mailsTo(member.email).map(({ subject }) => subject)).toContain(
    "Adeola & Sons has renewed your seat in the Circle",
  );
  const pdf = await callRoute(receipt, `/api/membership/groups/${token}/receipt`, { params: { token } });
  expect(pdf.status).toBe(200);
});

test.each([0, 1, 21, 2.5, "many"])("rejects %s seats", async (seats) => {
  expect((await post({ plan: "monthly", seats, name: "A", email: newEmail() })).status).toBe(400);
});

describe("parallel calls", () => {
  test("of 20 people with one code one takes the seat", async () => {
    const { codes } = await makeGroup({ invited: 1 });
    const actors = await Promise.all(Array.from({ length: 20 }, () => makeActor()));
    const responses = await Promise.all(actors.map((actor) => take(actor, codes[0] ?? "")));
    const counts = [200, 409].map((wanted) => responses.filter(({ status }) => status === wanted).length);
    expect(counts).toEqual([1, 19]);
    expect(await db.subscriptionEntry.count({ where: { userId: { in: actors.map(({ _id }) => _id) } } })).toBe(1);
  });

  test("a person takes one seat of a group", async () => {
    const { codes } = await makeGroup({ invited: 2 });
    const actor = await makeActor();
    const responses = await Promise.all(codes.map((code) => take(actor, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(1);
  });

  test("taking a seat and withdrawing its invitation exclude each other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, codes } = await makeGroup({ seats: 2, invited: 1 });
      const token = groupLinkToken(id);
      const { id: seat } = await db.groupSeat.findFirstOrThrow({ where: { giftId: id, position: 1 } });
      const params = { token, seat };
      const [taken, withdrawn] = await Promise.all([
        take(await makeActor(), codes[0] ?? ""),
        callRoute(withdraw, `/api/membership/groups/${token}/seats/${seat}/withdraw`, { params, body: {} }),
      ]);
      expect([taken.status, withdrawn.status].sort()).toEqual([200, 409]);
      expect(await seatsOf(token)).toEqual(taken.status === 200 ? ["used", "free"] : ["free", "free"]);
    }
  });

  test("invitations take different seats, and never more than there are", async () => {
    const { id } = await makeGroup({ seats: 3 });
    const token = groupLinkToken(id);
    const responses = await Promise.all(Array.from({ length: 6 }, () => inviteTo(token, newEmail())));
    const sent = responses.filter(({ status }) => status === 201).length;
    expect((await seatsOf(token))?.filter((state) => state === "invited")).toHaveLength(sent);
    expect(sent).toBeLessThanOrEqual(3);
  });
});

test("a new code replaces the one before it, and a withdrawn one does not work", async () => {
  const { id, codes } = await makeGroup({ invited: 1 });
  const token = groupLinkToken(id);
  const { id: seat, email } = await db.groupSeat.findFirstOrThrow({ where: { giftId: id, position: 1 } });
  const url = `/api/membership/groups/${token}/seats/${seat}`;
  const params = { token, seat };
  expect((await callRoute(resend, `${url}/resend`, { params, body: {} })).status).toBe(200);
  const code = codeIn(mailsTo(email ?? "").at(0)?.text);
  const actor = await makeActor();
  expect((await take(actor, codes[0] ?? "")).body.error).toBe(redeemRefusals.unknown);
  expect((await callRoute(withdraw, `${url}/withdraw`, { params, body: {} })).status).toBe(200);
  expect((await take(actor, code)).body.error).toBe(redeemRefusals.unknown);
  expect((await callRoute(resend, `${url}/resend`, { params, body: {} })).status).toBe(409);
});

test("the link of another group or of a gift changes nothing", async () => {
  const [own, other] = [await makeGroup({ invited: 1 }), await makeGroup()];
  const { id: seat } = await db.groupSeat.findFirstOrThrow({ where: { giftId: own.id, position: 1 } });
  for (const token of [groupLinkToken(other.id), giftLinkToken(own.id), `${own.id}.forged`]) {
    const params = { token, seat };
    const response = await callRoute(withdraw, `/api/membership/groups/${token}/seats/${seat}/withdraw`, {
      params,
      body: {},
    });
    expect(response.status).toBe(404);
  }
  expect(await seatsOf(groupLinkToken(own.id))).toEqual(["invited", "free", "free"]);
});

test("a refund takes back the seats that nobody uses, once, and leaves those in use", async () => {
  const admin = await makeActor({ role: "Admin" });
  const { id, codes } = await makeGroup({ seats: 3, invited: 2 });
  const actor = await makeActor();
  expect((await take(actor, codes[0] ?? "")).status).toBe(200);
  const end = await endOf(actor._id);
  const back = () =>
    callRoute(refund, `/api/admin/gift-memberships/${id}/refund`, { as: admin, body: {}, params: { id } });
  const responses = await Promise.all([back(), back()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: id } });
  expect(charge.refundedKobo).toBe((charge.amountKobo / 3n) * 2n);
  expect(await seatsOf(groupLinkToken(id))).toEqual(["used", "refunded", "refunded"]);
  expect((await take(await makeActor(), codes[1] ?? "")).body.error).toBe(redeemRefusals.refunded);
  expect(await endOf(actor._id)).toEqual(end);
});

test("the people of a deleted buyer's group read no name of theirs, and keep their seats", async () => {
  const admin = await makeActor({ role: "Admin" });
  const { id, buyer, codes } = await makeGroup({ seats: 2, invited: 1 });
  const actor = await makeActor();
  expect((await take(actor, codes[0] ?? "")).status).toBe(200);
  const end = await endOf(actor._id);
  await eraseAccount({ actor: admin, userId: buyer.id, email: buyer.email });
  expect(await getGroupByLink(groupLinkToken(id))).toMatchObject({ name: "A group", inUse: 1 });
  const { recipientEmail, buyerEmail } = await db.giftMembership.findUniqueOrThrow({ where: { id } });
  expect([recipientEmail, buyerEmail]).not.toContain(buyer.email);
  expect(await endOf(actor._id)).toEqual(end);
});
