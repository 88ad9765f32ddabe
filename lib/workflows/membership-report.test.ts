import { beforeEach, expect, test } from "vitest";
import { seedPlans } from "@/lib/auth/factory";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { getMembershipReport } from "@/lib/workflows/membership-report-query";

beforeEach(async () => {
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  await db.autoRenewal.deleteMany();
  await db.subscription.updateMany({ data: { startedAt: new Date("2001-01-01"), endsAt: new Date("2001-02-01") } });
});

/** Noon in Lagos on the fifth of the month, so many months ago. */
function monthsAgo(count: number): Date {
  const [year = 0, month = 0] = lagosDayOf(new Date()).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 5, 11));
}

async function member(plan: "monthly" | "yearly", from: Date, to: Date): Promise<string> {
  const { _id: userId } = await makeActor({ plan });
  await db.subscription.update({ where: { userId }, data: { startedAt: from, endsAt: to } });
  return userId;
}

const renews = (userId: string, planKey: "monthly" | "yearly", status: "active" | "non_renewing" = "active") =>
  db.autoRenewal.create({ data: { code: `SUB_${userId}`, userId, planKey, customerCode: "CUS_1", status } });

test("counts who began, ended and was there in each month, and what renews by card", async () => {
  const later = new Date(Date.now() + 400 * 86_400_000);
  await renews(await member("yearly", monthsAgo(3), later), "yearly");
  await renews(await member("monthly", monthsAgo(2), later), "monthly");
  await renews(await member("monthly", monthsAgo(3), later), "monthly", "non_renewing");
  // Its renewal stopped when it ended.
  await renews(await member("monthly", monthsAgo(3), monthsAgo(1)), "monthly");
  const { members, renewing, monthlyKobo, months } = await getMembershipReport();
  expect({ members, renewing, monthlyKobo }).toEqual({ members: 3, renewing: 2, monthlyKobo: 450_000 + 500_000 });
  expect(months).toHaveLength(12);
  expect(months.slice(1, 5)).toEqual([
    { month: lagosDayOf(monthsAgo(1)).slice(0, 7), gained: 0, lost: 1, members: 3 },
    { month: lagosDayOf(monthsAgo(2)).slice(0, 7), gained: 1, lost: 0, members: 4 },
    { month: lagosDayOf(monthsAgo(3)).slice(0, 7), gained: 3, lost: 0, members: 3 },
    { month: lagosDayOf(monthsAgo(4)).slice(0, 7), gained: 0, lost: 0, members: 0 },
  ]);
});
