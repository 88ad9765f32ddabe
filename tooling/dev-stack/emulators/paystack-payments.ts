import type { PaystackParts } from "./paystack-api";
import { nextId, nextPayment, type Plan, type Subscription, type Transaction, token } from "./paystack-state";
import { viewPlan, viewSubscription, viewTransaction } from "./paystack-views";

export type Outcome = "pay" | "decline" | "cancel";

/** An event contains the plan itself; the verify response contains its code. */
export function transactionEvent({ state }: PaystackParts, one: Transaction) {
  const plan = state.plans.find(({ plan_code }) => plan_code === one.plan);
  return { ...viewTransaction(state, one), plan: viewPlan(plan) };
}

/** Applies the buyer's choice on the hosted page. Resolves when the browser may be redirected. */
export async function settle(parts: PaystackParts, one: Transaction, outcome: Outcome): Promise<void> {
  const { state, faults, webhooks } = parts;
  if (one.status === "success" || one.status === "reversed") return;
  if (outcome !== "pay") {
    one.status = outcome === "decline" ? "failed" : "abandoned";
    one.gateway_response = outcome === "decline" ? "Declined" : "The transaction was not completed";
    state.save();
    return;
  }
  one.status = "success";
  one.gateway_response = "Successful";
  one.paid_at = new Date().toISOString();
  // One naira less than requested: a difference that a careless check would accept.
  if (faults.take("paystack", "wrong-amount")) one.amount -= 100;
  if (faults.take("paystack", "wrong-currency")) one.currency = "USD";
  const plan = state.plans.find(({ plan_code }) => plan_code === one.plan);
  const subscription = plan ? subscribe(parts, one.email, plan) : null;
  state.save();
  const isFirst = faults.take("paystack", "webhook-first");
  // Browser and webhook race in reality; here the browser gets a small head start.
  const sendEvents = async () => {
    if (!isFirst) await sleep(50);
    await webhooks.send("charge.success", transactionEvent(parts, one));
    if (subscription) await webhooks.send("subscription.create", viewSubscription(state, subscription));
  };
  const delivered = webhooks.track(sendEvents());
  if (isFirst) await delivered;
}

/** Begins the renewals of a plan by the default card. */
export function subscribe({ state }: PaystackParts, email: string, plan: Plan): Subscription {
  const now = new Date();
  const subscription: Subscription = {
    id: nextId(),
    subscription_code: `SUB_${token()}`,
    email_token: token(),
    status: "active",
    plan: plan.plan_code,
    email,
    amount: plan.amount,
    next_payment_date: nextPayment(plan.interval, now).toISOString(),
    created_at: now.toISOString(),
  };
  state.subscriptions.unshift(subscription);
  return subscription;
}

/** The redirect after the payment page: the callback, or the cancel_action of the metadata. */
export function returnUrl(one: Transaction, outcome: Outcome): string | null {
  const cancelAction = cancelActionUrl(one.metadata);
  if (outcome === "cancel" && cancelAction) return cancelAction;
  if (!URL.canParse(one.callback_url)) return null;
  const back = new URL(one.callback_url);
  back.searchParams.set("trxref", one.reference);
  back.searchParams.set("reference", one.reference);
  return back.href;
}

function cancelActionUrl(metadata: unknown): string | null {
  const value = typeof metadata === "string" ? parseJson(metadata) : metadata;
  const action = typeof value === "object" && value !== null && "cancel_action" in value ? value.cancel_action : null;
  return typeof action === "string" && URL.canParse(action) ? action : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
