import * as z from "zod/mini";
import { text } from "@/lib/paystack/paystack-fields";
import { requestPaystack } from "@/lib/paystack/paystack-http";
import { type PaystackRefund, paystackEmpty, paystackRefund } from "@/lib/paystack/paystack-schemas";
import { type Period, periodQuery } from "@/lib/paystack/paystack-settlements";

const bank = z.object({ id: text, name: z.string() });
export type PaystackBank = z.infer<typeof bank>;

/** The position of the next page of a list with a cursor; null on the last page. */
const cursorPaging = z.catch(z.object({ next: z.catch(z.nullish(z.string()), null) }), { next: null });
const MAX_BANK_PAGES = 20;

/** The banks of Nigeria, by name. Paystack lists at most 100 on a page. */
export async function listBanks(): Promise<PaystackBank[]> {
  const banks = new Map<string, PaystackBank>();
  let next: string | null | undefined;
  for (let page = 0; page < MAX_BANK_PAGES; page += 1) {
    const query = new URLSearchParams({
      country: "nigeria",
      use_cursor: "true",
      perPage: "100",
      ...(next && { next }),
    });
    const { data, meta } = await requestPaystack({ method: "GET", path: `/bank?${query}`, data: z.array(bank) });
    for (const one of data) banks.set(one.id, one);
    next = cursorPaging.parse(meta).next;
    if (!next) break;
  }
  return [...banks.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The refunds of a transaction, by Paystack's id of the transaction. */
export async function listRefunds(transactionId: string): Promise<PaystackRefund[]> {
  const path = `/refund?${new URLSearchParams({ transaction: transactionId, perPage: "100" })}`;
  return (await requestPaystack({ method: "GET", path, data: z.array(paystackRefund) })).data;
}

/** A page of the refunds of all transactions that were made in a period. */
export async function listRefundsWithin(period: Period): Promise<PaystackRefund[]> {
  const path = `/refund?${periodQuery(period)}`;
  return (await requestPaystack({ method: "GET", path, data: z.array(paystackRefund) })).data;
}

export async function fetchRefund(id: string): Promise<PaystackRefund> {
  return (await requestPaystack({ method: "GET", path: `/refund/${encodeURIComponent(id)}`, data: paystackRefund }))
    .data;
}

/** Sends a refund that needs attention to a bank account. Paystack refuses it in any other state, so it is sent once. */
export async function retryRefundWithAccount(id: string, account: { bankId: string; accountNumber: string }) {
  const body = {
    refund_account_details: { currency: "NGN", account_number: account.accountNumber, bank_id: account.bankId },
  };
  const path = `/refund/retry_with_customer_details/${encodeURIComponent(id)}`;
  await requestPaystack({ method: "POST", path, body, data: paystackEmpty });
}
