import { expect, test } from "vitest";
import { listUsers } from "@/lib/auth/admin-queries";
import { countPeople } from "@/lib/auth/segments/queries";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { pausePlan } from "@/lib/subscriptions/pause-plan";
import { getUserDetail } from "@/lib/workflows/user-detail-query";

test("a paused member is paused for admins and a member for segments, and has not ended", async () => {
  const before = {
    active: await countPeople({ plan: "active" }),
    yearly: await countPeople({ plan: "yearly" }),
    none: await countPeople({ plan: "none" }),
    ended: await countPeople({ plan: "ended" }),
  };
  const { _id, email } = await makeActor({ plan: "yearly", days: 25 });
  await pausePlan(_id, 2);
  const { resumesTo } = await db.subscription.findUniqueOrThrow({ where: { userId: _id } });
  const endsAt = resumesTo?.toISOString();
  expect((await getUserDetail(_id))?.plan).toMatchObject({
    endsAt,
    isActive: true,
    pausedUntil: expect.any(String),
  });
  const found = async (filter: Parameters<typeof listUsers>[0]) => (await listUsers({ q: email, ...filter })).people;
  expect(await found({})).toMatchObject([{ endsAt, isActive: true, isPaused: true }]);
  expect(await found({ status: "paused" })).toHaveLength(1);
  for (const status of ["active", "ending", "expired"] as const) expect(await found({ status })).toEqual([]);
  expect(await found({ who: "everybody", plan: "none" })).toEqual([]);
  expect({
    active: await countPeople({ plan: "active" }),
    yearly: await countPeople({ plan: "yearly" }),
    none: await countPeople({ plan: "none" }),
    ended: await countPeople({ plan: "ended" }),
  }).toEqual({ ...before, active: before.active + 1, yearly: before.yearly + 1 });
});

test("a member whose pause is over is active before the scheduled job has written it", async () => {
  const { _id, email } = await makeActor({ plan: "yearly", days: 25 });
  await pausePlan(_id, 2);
  await db.$executeRaw`
    UPDATE subscriptions SET started_at = started_at - interval '90 days', ends_at = ends_at - interval '63 days',
      paused_until = paused_until - interval '63 days' WHERE user_id = ${_id}`;
  expect((await listUsers({ q: email })).people).toMatchObject([{ isActive: true, isPaused: false }]);
  expect((await getUserDetail(_id))?.plan).toMatchObject({ isActive: true, pausedUntil: null });
});
