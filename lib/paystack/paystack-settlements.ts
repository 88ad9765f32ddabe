import * as z from "zod/mini";
import { date, kobo, text } from "@/lib/paystack/paystack-fields";
import { requestPaystack } from "@/lib/paystack/paystack-http";
import { type PaystackTransaction, paystackTransaction } from "@/lib/paystack/paystack-schemas";

/** A payout to the bank account. `processed` is what was paid, `amount` what is left of it after the fees, `paidOut` after deductions. */
const paystackSettlement = z.pipe(
  z.object({
    id: text,
    status: text,
    currency: text,
    total_processed: kobo,
    total_fees: kobo,
    total_amount: kobo,
    effective_amount: z.nullish(kobo),
    settlement_date: date,
  }),
  z.transform((data) => ({
    id: data.id,
    status: data.status,
    currency: data.currency,
    processedKobo: data.total_processed,
    feesKobo: data.total_fees,
    amountKobo: data.total_amount,
    paidOutKobo: data.effective_amount ?? data.total_amount,
    settledAt: data.settlement_date,
  })),
);
export type PaystackSettlement = z.infer<typeof paystackSettlement>;

/** A page of a list of a period. */
export type Period = { from: Date; to: Date; page?: number; perPage?: number };

export const periodQuery = ({ from, to, page = 1, perPage = 100 }: Period) =>
  new URLSearchParams({
    from: from.toISOString(),
    to: to.toISOString(),
    page: String(page),
    perPage: String(perPage),
  });

/** A page of the payouts of a period. */
export async function listSettlements(period: Period): Promise<PaystackSettlement[]> {
  const path = `/settlement?${periodQuery(period)}`;
  return (await requestPaystack({ method: "GET", path, data: z.array(paystackSettlement) })).data;
}

/** A page of the transactions of a payout. */
export async function listSettlementTransactions(
  id: string,
  { page = 1, perPage = 100 }: { page?: number; perPage?: number } = {},
): Promise<PaystackTransaction[]> {
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) });
  const path = `/settlement/${encodeURIComponent(id)}/transactions?${query}`;
  return (await requestPaystack({ method: "GET", path, data: z.array(paystackTransaction) })).data;
}
