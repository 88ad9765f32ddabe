import { beforeEach, expect, test } from "vitest";
import { PUT as setDays } from "@/app/api/admin/trials/[plan]/route";
import { POST as start } from "@/app/api/membership/trial/route";
import { POST as initPayment } from "@/app/api/payments/init/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { pausePlan } from "@/lib/subscriptions/pause-plan";
import { getSubscription } from "@/lib/subscriptions/queries";
import { remindMembers } from "@/lib/subscriptions/remind-members";
import { getTrialOffer, listTrialPlans } from "@/lib/subscriptions/trials/queries";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { getMembershipReport } from "@/lib/workflows/membership-report-query";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  await db.plan.updateMany({ data: { trialDays: 0 } });
  await db.plan.update({ where: { key: "yearly" }, data: { trialDays: 14 } });
});

const begin = (as: Actor, more: object = {}) =>
  callRoute(start, "/api/membership/trial", { as, body: { plan: "yearly", days: 14, ...more } });
const set = (as: Actor, plan: string, body: object) =>
  callRoute(setDays, `/api/admin/trials/${plan}`, { as, method: "PUT", params: { plan }, body });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));

test("starts a trial that is its own entry, gives access without perks by post, and ends by itself", async () => {
  const actor = await makeActor();
  expect(await getTrialOffer(actor._id)).toEqual({ monthly: 0, yearly: 14, collector: 0 });
  const { status, body } = await begin(actor);
  expect(status).toBe(200);
  expect(Math.abs(Date.parse(body.until) - Date.now() - 14 * day)).toBeLessThan(60_000);
  const entries = await db.subscriptionEntry.findMany({ where: { userId: actor._id } });
  expect(entries).toMatchObject([{ kind: "trial", days: 14, amountKobo: 0n }]);
  expect(await getSubscription(actor._id)).toMatchObject({
    isActive: true,
    isTrial: true,
    receipts: [],
    perkLines: [],
  });
  expect(mailsTo(actor.email).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your free trial/)]);
  await expect(pausePlan(actor._id, 1)).rejects.toThrow("A free trial cannot be paused.");
  expect(await db.autoRenewal.count({ where: { userId: actor._id } })).toBe(0);

  // A day before the end there is an email with a link to pay.
  await db.$executeRaw`UPDATE subscriptions SET ends_at = now() + interval '20 hours' WHERE user_id = ${actor._id}`;
  await remindMembers();
  await processOutbox();
  expect(mailsTo(actor.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Your membership ends on/),
  );
});

test("counts as a trial and neither as a member nor as revenue", async () => {
  const before = await getMembershipReport();
  await begin(await makeActor());
  const after = await getMembershipReport();
  expect(after.trials).toBe(before.trials + 1);
  expect(after.members).toBe(before.members);
  expect(after.months[0]).toEqual(before.months[0]);
  expect((await listTrialPlans()).find(({ plan }) => plan === "yearly")?.running).toBeGreaterThan(0);
});

test("is once for each person, mailbox and history", async () => {
  const actor = await makeActor();
  const responses = await Promise.all(Array.from({ length: 5 }, () => begin(actor)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await getTrialOffer(actor._id)).toEqual({ monthly: 0, yearly: 0, collector: 0 });

  const name = newId("usr").slice(4);
  const [first, alias] = [
    await makeActor({ email: `${name}@gmail.com` }),
    await makeActor({ email: `${name.slice(0, 4)}.${name.slice(4)}+two@gmail.com` }),
  ];
  const both = await Promise.all([begin(first), begin(alias)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await begin(await makeActor({ plan: "monthly", days: -10 }))).status).toBe(409);
  const former = newId("usr").slice(4);
  await makeActor({ email: `${former}@example.org`, plan: "monthly", days: -10 });
  expect((await begin(await makeActor({ email: `${former}+2@example.org` }))).status).toBe(409);
});

test("rejects a plan without a trial and a length that has changed", async () => {
  const actor = await makeActor();
  expect((await begin(actor, { plan: "monthly" })).status).toBe(409);
  expect((await begin(actor, { days: 30 })).status).toBe(409);
  expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(0);
});

test("who tries a plan can pay for a lower one", async () => {
  const actor = await makeActor();
  await begin(actor);
  const paying = await callRoute(initPayment, "/api/payments/init", { as: actor, body: { plan: "monthly" } });
  expect(paying.body.error).toBeUndefined();
});

test("an admin sets the days of a plan, by condition and with an entry in the audit log", async () => {
  const admin = await makeActor({ role: "Admin" });
  expect((await set(admin, "monthly", { days: 7, seen: 0 })).status).toBe(200);
  expect((await set(admin, "monthly", { days: 30, seen: 0 })).status).toBe(409);
  for (const days of [-1, 61, 1.5, "many"]) expect((await set(admin, "monthly", { days, seen: 7 })).status).toBe(400);
  expect((await db.plan.findUniqueOrThrow({ where: { key: "monthly" } })).trialDays).toBe(7);
  const audit = await db.auditLog.findMany({ where: { action: "plan.set-trial", actorId: admin._id } });
  expect(audit).toMatchObject([{ subject: "monthly", detail: { from: 0, to: 7 } }]);
});
