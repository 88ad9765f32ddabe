import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { fetchPayouts, getPayoutDays, sumFeesByDay, sumFeesByMonth } from "@/lib/payments/payouts";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { emulator } from "@/tooling/dev-stack/test-context";

type Payment = { reference: string; kobo: number; feesKobo: number | null; paidAt: string };

/** A payment on both sides. */
async function pay({ reference, kobo, feesKobo, paidAt }: Payment): Promise<string> {
  const at = new Date(paidAt);
  const id = newId("chg");
  await db.charge.create({
    data: {
      id,
      reference,
      purpose: "order",
      subjectId: reference,
      email: "ada@example.test",
      amountKobo: BigInt(kobo),
      feesKobo: feesKobo === null ? null : BigInt(feesKobo),
      status: "success",
      paidAt: at,
      settledAt: at,
      createdAt: at,
    },
  });
  const response = await fetch(`${emulator().url}/paystack/transaction/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${testSecrets.paystackKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      transactions: [
        {
          reference,
          amount: kobo,
          email: "ada@example.test",
          channel: "card",
          status: "success",
          paid_at: paidAt,
          created_at: paidAt,
        },
      ],
    }),
  });
  expect(response.status).toBe(200);
  return id;
}

test("sums payments, fees and refunds by day and month in Lagos, and a payout over several days by its days", async () => {
  // A Friday just before midnight in Lagos, and the Saturday from midnight on: Paystack pays both out on Monday.
  const late = await pay({ reference: "LA-FRI", kobo: 300_000, feesKobo: 14_500, paidAt: "2025-01-31T22:59:59.000Z" });
  await pay({ reference: "LA-SAT", kobo: 100_000, feesKobo: null, paidAt: "2025-01-31T23:00:00.000Z" });
  const refund = { id: newId("ref"), key: newId("ref"), chargeId: late, amountKobo: 50_000n, reason: "agreed" };
  await db.refund.create({ data: { ...refund, createdAt: new Date("2025-02-02T10:00:00.000Z") } });

  expect(Object.fromEntries(await sumFeesByDay("2025-01"))).toEqual({
    "2025-01-31": { payments: 1, paidKobo: 300_000, feesKobo: 14_500, unknownFees: 0, refundedKobo: 0 },
  });
  const months = await sumFeesByMonth("2025-02");
  expect(months.get("2025-02")).toEqual({
    payments: 1,
    paidKobo: 100_000,
    feesKobo: 0,
    unknownFees: 1,
    refundedKobo: 50_000,
  });

  const payouts = await fetchPayouts("2025-02");
  expect(payouts).toMatchObject([
    {
      settledAt: "2025-02-03T00:00:00.000Z",
      processedKobo: 400_000,
      feesKobo: 16_000,
      deductedKobo: 0,
      paidOutKobo: 384_000,
    },
  ]);
  const id = payouts[0]?.id ?? "";
  expect(await getPayoutDays(id)).toEqual([
    { day: "2025-01-31", payments: 1, paidKobo: 300_000, feesKobo: 14_500, unknown: 0 },
    { day: "2025-02-01", payments: 1, paidKobo: 100_000, feesKobo: 1_500, unknown: 0 },
  ]);

  // A payment of another amount here is shown.
  await db.charge.update({ where: { reference: "LA-SAT" }, data: { amountKobo: 90_000n } });
  expect((await getPayoutDays(id)).map(({ unknown }) => unknown)).toEqual([0, 1]);
});
