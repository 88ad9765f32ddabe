import { addMonths } from "date-fns/addMonths";
import { beforeEach, expect, test } from "vitest";
import { POST as pause } from "@/app/api/membership/pause/route";
import { POST as resume } from "@/app/api/membership/resume/route";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { quotePauses } from "@/lib/subscriptions/quote-pauses";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { remindMembers } from "@/lib/subscriptions/remind-members";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => {
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

const row = (userId: string) => db.subscription.findUniqueOrThrow({ where: { userId } });
const pauses = (userId: string) => db.subscriptionEntry.count({ where: { userId, kind: "pause" } });

test("a pause takes the perks away now and moves the end, as the page says before", async () => {
  const member = await makeActor({ plan: "collector", days: 25 });
  const { pauses: quoted } = await quotePauses(member._id);
  const { status } = await callRoute(pause, "/api/membership/pause", { as: member, body: { months: 2 } });
  expect(status).toBe(200);
  const paused = await getActor(member._id);
  expect(paused).toMatchObject({ isVIP: false, perks: { digitalPrints: false, discountPrints: false } });
  const { pausedUntil, resumesTo } = await row(member._id);
  const promised = quoted.find(({ months }) => months === 2);
  expect(Math.abs(+(resumesTo ?? 0) - Date.parse(promised?.newEnd ?? ""))).toBeLessThan(60_000);
  expect(Math.abs(+(pausedUntil ?? 0) - +addMonths(new Date(), 2))).toBeLessThan(60_000);
});

test("of several pauses at the same time one is made, and another is refused for a year", async () => {
  const member = await makeActor({ plan: "yearly", days: 25 });
  const call = () => callRoute(pause, "/api/membership/pause", { as: member, body: { months: 1 } });
  const statuses = (await Promise.all([call(), call(), call()])).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
  expect(await pauses(member._id)).toBe(1);
  expect((await callRoute(resume, "/api/membership/resume", { as: member, body: {} })).status).toBe(200);
  expect((await getActor(member._id))?.isVIP).toBe(true);
  const again = await call();
  expect(again).toMatchObject({ status: 409, body: { error: "A membership can be paused once in 12 months." } });
});

test("a pause that is over opens everything again without a job, and one email is sent", async () => {
  const member = await makeActor({ plan: "yearly", days: 25 });
  await callRoute(pause, "/api/membership/pause", { as: member, body: { months: 1 } });
  await db.$executeRaw`
    UPDATE subscriptions SET ends_at = ends_at - interval '60 days', started_at = started_at - interval '90 days',
      paused_until = paused_until - interval '60 days' WHERE user_id = ${member._id}`;
  await db.$executeRaw`ALTER TABLE subscription_entries DISABLE TRIGGER USER`;
  await db.$executeRaw`
    UPDATE subscription_entries SET effective_at = effective_at - interval '60 days',
      fixed_end_at = fixed_end_at - CASE WHEN kind = 'pause' THEN interval '60 days' ELSE interval '0 days' END WHERE user_id = ${member._id}`;
  await db.$executeRaw`ALTER TABLE subscription_entries ENABLE TRIGGER USER`;
  expect((await getActor(member._id))?.isVIP).toBe(true);
  await remindMembers();
  await remindMembers();
  expect(await row(member._id)).toMatchObject({ pausedUntil: null, resumesTo: null });
  expect((await getActor(member._id))?.isVIP).toBe(true);
  const mails = await db.outboxMessage.count({
    where: { topic: "subscription.resumed.email", payload: { path: ["userId"], equals: member._id } },
  });
  expect(mails).toBe(1);
});

test("a payment of before the pause that arrives late adds its time and leaves the pause", async () => {
  const member = await makeActor({ plan: "monthly", days: 20 });
  await callRoute(pause, "/api/membership/pause", { as: member, body: { months: 1 } });
  const before = await row(member._id);
  const late = { userId: member._id, reference: "LC-late-before-pause", kind: "renewal", planKey: "monthly" } as const;
  const entry = { ...late, months: 1, amountKobo: 500_000n, effectiveAt: new Date(Date.now() - day) };
  await db.$transaction((tx) => recordLedgerEntry(tx, entry));
  await db.$transaction((tx) => recordLedgerEntry(tx, entry));
  const after = await row(member._id);
  expect(after.pausedUntil).toEqual(before.pausedUntil);
  const gained = +(after.resumesTo ?? 0) - +(before.resumesTo ?? 0);
  expect(gained).toBeGreaterThanOrEqual(28 * day);
  expect(gained).toBeLessThanOrEqual(31 * day);
});
