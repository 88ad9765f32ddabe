import { type Call, type Route, redirect, route } from "./http";
import { done, guarded, listed, type PaystackParts, refused } from "./paystack-api";
import { transactionEvent } from "./paystack-payments";
import { nextId, nextPayment, type Plan, type Subscription, type Transaction, token } from "./paystack-state";
import { viewCustomer, viewSubscription } from "./paystack-views";

/** Subscriptions, and the clock that renews them on request. */
export function subscriptionRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks, url } = parts;
  const find = (code: string | undefined) =>
    state.subscriptions.find(({ subscription_code, id }) => subscription_code === code || String(id) === code);

  const change = (status: Subscription["status"], message: string) =>
    guarded(parts, ({ json }: Call) => {
      const subscription = find(String(json.code ?? ""));
      if (!subscription || subscription.email_token !== json.token) {
        return refused(404, "Subscription with code not found or already inactive");
      }
      subscription.status = status;
      state.save();
      if (status === "non-renewing")
        void webhooks.send("subscription.not_renew", viewSubscription(state, subscription));
      return done(message, {});
    });

  /** Not a call of Paystack's: what the seed made up is put in here as well, so that it can be switched like any other. */
  const remember = guarded(parts, ({ json }: Call) => {
    const { plan, subscription } = json as { plan: Omit<Plan, "id">; subscription: Omit<Subscription, "id"> };
    if (!state.plans.some(({ plan_code }) => plan_code === plan.plan_code)) state.plans.push({ ...plan, id: nextId() });
    const known = find(subscription.subscription_code);
    if (known) Object.assign(known, subscription);
    else state.subscriptions.push({ ...subscription, id: nextId() });
    state.save();
    return done("Remembered", {});
  });

  return [
    route("POST", /^\/paystack\/subscription\/remember$/, remember),
    route(
      "GET",
      /^\/paystack\/subscription$/,
      listed(parts, "Subscriptions retrieved", () => state.subscriptions.map((one) => viewSubscription(state, one))),
    ),
    route("POST", /^\/paystack\/subscription\/disable$/, change("non-renewing", "Subscription disabled successfully")),
    route("POST", /^\/paystack\/subscription\/enable$/, change("active", "Subscription enabled successfully")),
    route(
      "GET",
      /^\/paystack\/subscription\/([^/]+)\/manage\/link$/,
      guarded(parts, ({ params: [code] }) =>
        find(code)
          ? done("Link generated", { link: `${url()}/#subscriptions` })
          : refused(404, "Subscription not found"),
      ),
    ),
    route(
      "GET",
      /^\/paystack\/subscription\/([^/]+)$/,
      guarded(parts, ({ params: [code] }) => {
        const subscription = find(code);
        if (!subscription) return refused(404, "Subscription not found");
        return done("Subscription retrieved successfully", viewSubscription(state, subscription));
      }),
    ),
    route("POST", /^\/paystack\/subscription\/([^/]+)\/advance$/, async ({ params: [code], json, form, header }) => {
      const subscription = find(code);
      if (!subscription) return refused(404, "Subscription not found");
      const isForm = header("content-type").startsWith("application/x-www-form-urlencoded");
      const transaction = await advance(
        parts,
        subscription,
        json.outcome === "decline" || form.get("outcome") === "decline",
      );
      if (isForm) return redirect("/#subscriptions");
      return done("The clock went on to the next payment", {
        subscription: viewSubscription(state, subscription),
        reference: transaction?.reference ?? null,
      });
    }),
  ];
}

/** The day of the next payment: the card is charged, or not, and a subscription that was ended ends. */
async function advance(parts: PaystackParts, one: Subscription, isDeclined: boolean): Promise<Transaction | null> {
  const { state, webhooks } = parts;
  const tell = (event: string, data: unknown) => webhooks.send(event, data);
  if (one.status === "non-renewing" || one.status === "cancelled" || one.status === "completed") {
    one.status = "cancelled";
    state.save();
    await tell("subscription.disable", viewSubscription(state, one));
    return null;
  }
  const transaction = charge(parts, one, isDeclined);
  const invoice = viewInvoice(parts, one, transaction);
  await tell("invoice.create", { ...invoice, paid: false, status: "pending" });
  one.status = isDeclined ? "attention" : "active";
  if (!isDeclined) {
    const plan = state.plans.find(({ plan_code }) => plan_code === one.plan);
    one.next_payment_date = nextPayment(plan?.interval ?? "monthly", new Date(one.next_payment_date)).toISOString();
  }
  state.save();
  if (isDeclined) {
    await tell("invoice.payment_failed", invoice);
    return transaction;
  }
  await tell("charge.success", transactionEvent(parts, transaction));
  await tell("invoice.update", invoice);
  return transaction;
}

function charge({ state }: PaystackParts, one: Subscription, isDeclined: boolean): Transaction {
  const now = new Date().toISOString();
  const transaction: Transaction = {
    id: nextId(),
    reference: token(),
    access_code: token(),
    status: isDeclined ? "failed" : "success",
    amount: one.amount,
    requested_amount: one.amount,
    currency: "NGN",
    email: one.email,
    callback_url: "",
    channels: ["card"],
    channel: "card",
    plan: one.plan,
    // A renewal carries no metadata of ours, and Paystack writes that as a number.
    metadata: 0,
    gateway_response: isDeclined ? "Insufficient Funds" : "Approved",
    paid_at: isDeclined ? null : now,
    created_at: now,
  };
  state.transactions.unshift(transaction);
  return transaction;
}

function viewInvoice({ state }: PaystackParts, one: Subscription, transaction: Transaction) {
  const isPaid = transaction.status === "success";
  return {
    domain: "test",
    invoice_code: `INV_${transaction.access_code}`,
    amount: transaction.amount,
    period_start: transaction.created_at,
    period_end: one.next_payment_date,
    status: isPaid ? "success" : "failed",
    paid: isPaid,
    paid_at: transaction.paid_at,
    description: null,
    authorization: {},
    subscription: {
      status: one.status,
      subscription_code: one.subscription_code,
      email_token: one.email_token,
      amount: one.amount,
      next_payment_date: one.next_payment_date,
    },
    customer: viewCustomer(state, one.email),
    transaction: {
      reference: transaction.reference,
      status: transaction.status,
      amount: transaction.amount,
      currency: "NGN",
    },
    created_at: transaction.created_at,
  };
}
