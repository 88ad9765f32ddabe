import { expect, it } from "vitest";
import { makeUser, plans } from "@/lib/accounts/factory";
import { switchRenewal } from "@/lib/membership/switch-renewal";
import { db } from "@/lib/platform/db";
import { testSecrets } from "./environment";
import { tellPaystack } from "./seed";
import { emulator } from "./testing";

const env = () => ({
  PAYSTACK_BASE_URL: `${emulator().url}/paystack`,
  PAYSTACK_SECRET_KEY: testSecrets.paystackKey,
});

it("tells Paystack's stand-in of the seeded renewals, so that the account switches them off and on", async () => {
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
  const seeded = [
    { code: "SUB_renewing", cardLabel: "Visa ending in 4081", status: "active" },
    { code: "SUB_grace", cardLabel: "Mastercard ending in 0408", status: "attention" },
  ] as const;
  for (const renewal of seeded) {
    const { id: userId } = await makeUser();
    await db.cardRenewal.create({ data: { ...renewal, userId, planKey: "monthly", customerCode: "CUS_seed" } });
  }
  const { userId } = await db.cardRenewal.findUniqueOrThrow({ where: { code: "SUB_renewing" } });
  await expect(switchRenewal(userId, false)).rejects.toThrow("Paystack could not change the renewal");
  // A second telling changes nothing.
  for (const _ of [1, 2]) await tellPaystack(process.env.DATABASE_URL ?? "", env());
  expect(emulator().subscriptions()).toHaveLength(2);
  for (const { code, cardLabel } of seeded) {
    const { userId } = await db.cardRenewal.findUniqueOrThrow({ where: { code } });
    expect(await switchRenewal(userId, false)).toBe("non_renewing");
    expect(await switchRenewal(userId, true)).toBe("active");
    expect(await db.cardRenewal.findUnique({ where: { code } })).toMatchObject({ cardLabel, status: "active" });
  }
});

it("tells a Paystack of a person's own nothing", async () => {
  await tellPaystack("postgres://nobody@nowhere/none", { PAYSTACK_BASE_URL: "https://api.paystack.co" });
  await tellPaystack("postgres://nobody@nowhere/none", {});
});
