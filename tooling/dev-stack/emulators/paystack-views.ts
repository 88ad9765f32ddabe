import { createHash } from "node:crypto";
import { feeOf } from "../../../lib/payments/factory";
import type { PaystackState, Plan, Refund, Subscription, Transaction } from "./paystack-state";

/** Paystack's JSON shapes, in replies and in webhooks. */

export function viewCustomer(state: PaystackState, email: string) {
  return {
    id: 1,
    email,
    customer_code: state.customerCode(email),
    first_name: "",
    last_name: "",
    phone: "",
    metadata: null,
  };
}

export function viewPlan(plan: Plan | undefined) {
  if (!plan) return {};
  return { ...plan, description: null, send_invoices: true, send_sms: true, invoice_limit: 0, domain: "test" };
}

export function viewTransaction(state: PaystackState, one: Transaction) {
  const isPaid = one.status === "success" || one.status === "reversed";
  return {
    id: one.id,
    domain: "test",
    status: one.status,
    reference: one.reference,
    amount: one.amount,
    requested_amount: one.requested_amount,
    currency: one.currency,
    gateway_response: one.gateway_response,
    message: null,
    channel: one.channel,
    paid_at: one.paid_at,
    paidAt: one.paid_at,
    created_at: one.created_at,
    metadata: one.metadata,
    fees: isPaid ? feeOf(one.amount) : null,
    // Everyone pays with a card of their own.
    authorization: isPaid ? { ...authorization(one), signature: `SIG_${hashOf(one.email)}` } : {},
    customer: viewCustomer(state, one.email),
    // A reply contains the code, an event the plan itself.
    plan: one.plan,
    plan_object: viewPlan(state.plans.find(({ plan_code }) => plan_code === one.plan)),
  };
}

const hashOf = (email: string) => createHash("sha256").update(email).digest("hex").slice(0, 20);

export const authorizationCode = (id: number): string => `AUTH_${id.toString(36)}`;

function authorization({ id, channel }: { id: number; channel: string }) {
  return {
    authorization_code: authorizationCode(id),
    bin: "408408",
    last4: "4081",
    exp_month: "12",
    exp_year: "2030",
    channel,
    card_type: "visa ",
    bank: "TEST BANK",
    country_code: "NG",
    brand: "visa",
    reusable: channel === "card",
  };
}

export function viewSubscription(state: PaystackState, { card, ...one }: Subscription) {
  return {
    ...one,
    domain: "test",
    cron_expression: "0 0 1 * *",
    plan: viewPlan(state.plans.find(({ plan_code }) => plan_code === one.plan)),
    customer: viewCustomer(state, one.email),
    createdAt: one.created_at,
    authorization: { ...authorization({ id: one.id, channel: "card" }), ...card },
    open_invoice: null,
  };
}

/** A subscription whose card expires, as the list of "subscription.expiring_cards" has it. */
export function viewExpiringCard(state: PaystackState, one: Subscription) {
  const { authorization: card, customer } = viewSubscription(state, one);
  const { id, subscription_code, amount, next_payment_date } = one;
  const { interval, id: planId, name, plan_code } = { ...state.plans.find((known) => known.plan_code === one.plan) };
  return {
    expiry_date: `${card.exp_month}/${card.exp_year}`,
    description: `${card.brand} ending with ${card.last4}`,
    brand: card.brand,
    subscription: {
      ...{ id, subscription_code, amount, next_payment_date },
      plan: { interval, id: planId, name, plan_code },
    },
    customer,
  };
}

export function viewRefund(state: PaystackState, one: Refund) {
  const transaction = state.find(one.reference);
  return {
    id: one.id,
    status: one.status,
    amount: one.amount,
    currency: one.currency,
    domain: "test",
    transaction: { id: transaction?.id, reference: one.reference },
    transaction_reference: one.reference,
    merchant_note: one.merchant_note ?? "",
    created_at: one.created_at,
  };
}
