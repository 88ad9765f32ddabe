import { expect, it } from "vitest";
import { makeUser, seedPlans } from "@/lib/auth/factory";
import { db } from "@/lib/db/client";
import { setAutoRenew } from "@/lib/subscriptions/set-auto-renew";
import { testSecrets } from "./environment";
import { seedPaystackEmulator } from "./seed-database";
import { emulator } from "./test-context";

const env = () => ({
  PAYSTACK_BASE_URL: `${emulator().url}/paystack`,
  PAYSTACK_SECRET_KEY: testSecrets.paystackKey,
});

it("imports the seeded subscriptions into the Paystack emulator, so that auto-renewal can be turned off and on", async () => {
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  const seeded = [
    { code: "SUB_renewing", cardLabel: "Visa ending in 4081", status: "active" },
    { code: "SUB_grace", cardLabel: "Mastercard ending in 0408", status: "attention" },
  ] as const;
  for (const renewal of seeded) {
    const { id: userId } = await makeUser();
    await db.autoRenewal.create({ data: { ...renewal, userId, planKey: "monthly", customerCode: "CUS_seed" } });
  }
  const { userId } = await db.autoRenewal.findUniqueOrThrow({ where: { code: "SUB_renewing" } });
  await expect(setAutoRenew(userId, false)).rejects.toThrow("Paystack could not change the renewal");
  // Importing is idempotent.
  for (const _ of [1, 2]) await seedPaystackEmulator(process.env.DATABASE_URL ?? "", env());
  expect(emulator().subscriptions()).toHaveLength(2);
  for (const { code, cardLabel } of seeded) {
    const { userId } = await db.autoRenewal.findUniqueOrThrow({ where: { code } });
    expect(await setAutoRenew(userId, false)).toBe(true);
    expect(await db.autoRenewal.findUnique({ where: { code } })).toMatchObject({ status: "non_renewing" });
    expect(await setAutoRenew(userId, true)).toBe(true);
    expect(await db.autoRenewal.findUnique({ where: { code } })).toMatchObject({ cardLabel, status: "active" });
  }
});

it("imports nothing into a real Paystack", async () => {
  await seedPaystackEmulator("postgres://nobody@nowhere/none", { PAYSTACK_BASE_URL: "https://api.paystack.co" });
  await seedPaystackEmulator("postgres://nobody@nowhere/none", {});
});
