import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { env } from "@/lib/core/env";
import {
  addDisputeEvidence,
  fetchDispute,
  listDisputes,
  resolveDispute,
  uploadDisputeFile,
} from "@/lib/paystack/paystack-disputes";
import { PaystackError, requestPaystack } from "@/lib/paystack/paystack-http";
import {
  fetchRefund,
  listBanks,
  listRefunds,
  listRefundsWithin,
  retryRefundWithAccount,
} from "@/lib/paystack/paystack-refund-accounts";
import {
  type PaystackPlan,
  type PaystackRefund,
  type PaystackSubscription,
  type PaystackTransaction,
  paystackCheckout,
  paystackCustomer,
  paystackEmpty,
  paystackManageLink,
  paystackNewSubscription,
  paystackPaging,
  paystackPlan,
  paystackRefund,
  paystackSubscription,
  paystackTransaction,
} from "@/lib/paystack/paystack-schemas";
import { listSettlements, listSettlementTransactions } from "@/lib/paystack/paystack-settlements";

export { PaystackError };

type Initialize = {
  email: string;
  amountKobo: bigint;
  reference: string;
  callbackUrl: string;
  /** Where the payment page redirects a buyer who cancels. */
  cancelUrl?: string;
  channels?: readonly ("card" | "bank" | "ussd" | "qr" | "mobile_money" | "bank_transfer")[];
  /** With a plan, Paystack charges the plan's amount and renews it automatically. */
  planCode?: string;
  metadata?: Record<string, unknown>;
};
type Checkout = { authorizationUrl: string; accessCode: string; reference: string };
type ListTransactions = {
  page?: number;
  perPage?: number;
  from?: Date;
  to?: Date;
  status?: "success" | "failed" | "abandoned";
};
type SubscriptionKey = { subscriptionCode: string; emailToken: string };

const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/;

/** JSON has no bigint, and an amount beyond a safe integer would be rounded. */
function toJsonAmount(amountKobo: bigint): number {
  if (amountKobo <= 0n || amountKobo > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new PaystackError("refused", "The amount is out of range.");
  }
  return Number(amountKobo);
}

/** Buyers are redirected only to allowed hosts, so that a broken or forged response cannot send them elsewhere. */
function requireCheckoutHost(authorizationUrl: string): void {
  const url = URL.canParse(authorizationUrl) ? new URL(authorizationUrl) : null;
  const allowed = env().PAYSTACK_CHECKOUT_HOSTS;
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  const isSafe =
    url && !url.username && !url.password && (url.protocol === "https:" || (isLocal && url.protocol === "http:"));
  if (!isSafe || !(allowed.includes(url.hostname) || allowed.includes(url.host))) {
    throw new PaystackError("bad-reply", "Paystack's payment page is not on the list of allowed hosts.");
  }
}

async function initializeTransaction(input: Initialize): Promise<Checkout> {
  if (!REFERENCE.test(input.reference)) {
    throw new PaystackError("refused", "A reference contains only letters, digits and - . =");
  }
  const { data } = await requestPaystack({
    method: "POST",
    path: "/transaction/initialize",
    body: {
      email: input.email,
      amount: toJsonAmount(input.amountKobo),
      currency: "NGN",
      reference: input.reference,
      callback_url: input.callbackUrl,
      channels: input.channels,
      plan: input.planCode,
      metadata: { ...input.metadata, ...(input.cancelUrl && { cancel_action: input.cancelUrl }) },
    },
    data: paystackCheckout,
  });
  requireCheckoutHost(data.authorizationUrl);
  if (data.reference !== input.reference) throw new PaystackError("bad-reply", "Paystack returned another reference.");
  return data;
}

async function verifyTransaction(reference: string): Promise<PaystackTransaction> {
  // References also come from URLs that a user can edit; an invalid one is not sent to Paystack.
  if (!REFERENCE.test(reference)) throw new PaystackError("not-found", "There is no such reference.");
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const { data } = await requestPaystack({ method: "GET", path, data: paystackTransaction });
  if (data.reference !== reference) throw new PaystackError("bad-reply", "Paystack returned another reference.");
  return data;
}

async function listTransactions(query: ListTransactions = {}) {
  const search = new URLSearchParams({ page: String(query.page ?? 1), perPage: String(query.perPage ?? 50) });
  if (query.from) search.set("from", query.from.toISOString());
  if (query.to) search.set("to", query.to.toISOString());
  if (query.status) search.set("status", query.status);
  const path = `/transaction?${search}`;
  const { data, meta } = await requestPaystack({ method: "GET", path, data: z.array(paystackTransaction) });
  return { transactions: data, ...paystackPaging.parse(meta) };
}

/** Requests a refund, of the whole payment unless an amount is given. It is complete when refund.processed arrives. */
async function createRefund(input: { reference: string; amountKobo?: bigint; note?: string }): Promise<PaystackRefund> {
  const { data } = await requestPaystack({
    method: "POST",
    path: "/refund",
    body: {
      transaction: input.reference,
      amount: input.amountKobo === undefined ? undefined : toJsonAmount(input.amountKobo),
      merchant_note: input.note,
    },
    data: paystackRefund,
  });
  return data;
}

type SavedCardCharge = { email: string; amountKobo: bigint; reference: string; authorizationCode: string };

/**
 * Charges a saved card. Whether it was paid, the caller asks by verifying the transaction: a declined card is no error here, and a
 * reference is charged only once.
 */
async function chargeSavedCard({ email, amountKobo, reference, authorizationCode }: SavedCardCharge): Promise<void> {
  await requestPaystack({
    method: "POST",
    path: "/transaction/charge_authorization",
    body: {
      email,
      amount: toJsonAmount(amountKobo),
      currency: "NGN",
      reference,
      authorization_code: authorizationCode,
    },
    data: paystackEmpty,
  });
}

async function createPlan(input: { name: string; amountKobo: bigint; interval: "monthly" | "annually" }) {
  const body = { name: input.name, amount: toJsonAmount(input.amountKobo), interval: input.interval, currency: "NGN" };
  return (await requestPaystack({ method: "POST", path: "/plan", body, data: paystackPlan })).data;
}

async function listPlans(): Promise<PaystackPlan[]> {
  return (await requestPaystack({ method: "GET", path: "/plan?perPage=100", data: z.array(paystackPlan) })).data;
}

/** The codes of a customer's subscriptions, ended ones included; empty for an unknown customer code or email address. */
async function listSubscriptionCodes(customer: string): Promise<string[]> {
  try {
    const path = `/customer/${encodeURIComponent(customer)}`;
    return (await requestPaystack({ method: "GET", path, data: paystackCustomer })).data;
  } catch (error) {
    if (error instanceof PaystackError && error.kind === "not-found") return [];
    throw error;
  }
}

type NewSubscription = { customerCode: string; planCode: string; authorizationCode: string; startsAt: Date };

/** Charges a card for a plan from a date on; returns the code. */
async function createSubscription({ customerCode, planCode, authorizationCode, startsAt }: NewSubscription) {
  const body = {
    customer: customerCode,
    plan: planCode,
    authorization: authorizationCode,
    start_date: startsAt.toISOString(),
  };
  return (await requestPaystack({ method: "POST", path: "/subscription", body, data: paystackNewSubscription })).data;
}

const subscriptionPath = (code: string) => `/subscription/${encodeURIComponent(code)}`;

async function fetchSubscription(code: string): Promise<PaystackSubscription> {
  return (await requestPaystack({ method: "GET", path: subscriptionPath(code), data: paystackSubscription })).data;
}

async function setSubscriptionEnabled(action: "enable" | "disable", { subscriptionCode, emailToken }: SubscriptionKey) {
  const body = { code: subscriptionCode, token: emailToken };
  await requestPaystack({ method: "POST", path: `/subscription/${action}`, body, data: paystackEmpty });
}

async function manageLink(code: string): Promise<string> {
  const path = `${subscriptionPath(code)}/manage/link`;
  return (await requestPaystack({ method: "GET", path, data: paystackManageLink })).data;
}

/** The client of Paystack's API. Every method throws only PaystackError. */
export const paystack = {
  initializeTransaction,
  verifyTransaction,
  listTransactions,
  createRefund,
  listRefunds,
  listRefundsWithin,
  listSettlements,
  listSettlementTransactions,
  fetchRefund,
  retryRefundWithAccount,
  listBanks,
  fetchDispute,
  listDisputes,
  addDisputeEvidence,
  uploadDisputeFile,
  resolveDispute,
  chargeSavedCard,
  createPlan,
  listPlans,
  listSubscriptionCodes,
  createSubscription,
  fetchSubscription,
  enableSubscription: (subscription: SubscriptionKey) => setSubscriptionEnabled("enable", subscription),
  disableSubscription: (subscription: SubscriptionKey) => setSubscriptionEnabled("disable", subscription),
  manageLink,
};

/** Whether a webhook's raw body has a valid signature: lower-case hex HMAC-SHA512, compared in constant time. */
export function verifySignature(rawBody: string | Uint8Array, header: string | null): boolean {
  if (!header || !/^[0-9a-f]{128}$/.test(header)) return false;
  const expected = createHmac("sha512", env().PAYSTACK_SECRET_KEY).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(header, "hex"));
}
