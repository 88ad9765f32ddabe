import * as z from "zod/mini";
import { text } from "@/lib/paystack/paystack-fields";
import { requestPaystack } from "@/lib/paystack/paystack-http";
import { type PaystackRefund, paystackEmpty, paystackRefund } from "@/lib/paystack/paystack-schemas";

const bank = z.object({ id: text, name: z.string() });
export type PaystackBank = z.infer<typeof bank>;

/** The banks of Nigeria, by name. */
export async function listBanks(): Promise<PaystackBank[]> {
  const path = "/bank?country=nigeria&perPage=100";
  const { data } = await requestPaystack({ method: "GET", path, data: z.array(bank) });
  return data.toSorted((one, other) => one.name.localeCompare(other.name));
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
