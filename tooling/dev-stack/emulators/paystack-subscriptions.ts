import { type EmulatorRequest, type Route, redirect, route } from "./http";
import { authenticated, errorReply, type PaystackParts, paginated, successReply } from "./paystack-api";
import { subscribe, transactionEvent } from "./paystack-payments";
import { nextId, nextPayment, type Plan, type Subscription, type Transaction, token } from "./paystack-state";
import { viewCustomer, viewExpiringCard, viewSubscription } from "./paystack-views";

/** Subscriptions, and renewing them on request. */
export function subscriptionRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks, url } = parts;
  const find = (code: string | undefined) =>
    state.subscriptions.find(({ subscription_code, id }) => subscription_code === code || String(id) === code);

  const change = (status: Subscription["status"], message: string) =>
    authenticated(parts, ({ json }: EmulatorRequest) => {
      const subscription = find(String(json.code ?? ""));
      if (!subscription || subscription.email_token !== json.token) {
        return errorReply(404, "Subscription with code not found or already inactive");
      }
      subscription.status = status;
      state.save();
      if (status === "non-renewing")
        void webhooks.send("subscription.not_renew", viewSubscription(state, subscription));
      return successReply(message, {});
    });

  /** Not a Paystack endpoint: imports the seeded subscriptions, so that they can be changed like any other. */
  const importSubscription = authenticated(parts, ({ json }: EmulatorRequest) => {
    const { plan, subscription } = json as { plan: Omit<Plan, "id">; subscription: Omit<Subscription, "id"> };
    if (!state.plans.some(({ plan_code }) => plan_code === plan.plan_code)) state.plans.push({ ...plan, id: nextId() });
    const known = find(subscription.subscription_code);
    if (known) Object.assign(known, subscription);
    else state.subscriptions.push({ ...subscription, id: nextId() });
    state.save();
    return successReply("Imported", {});
  });

  const create = authenticated(parts, ({ json }: EmulatorRequest) => {
    const { customer, start_date } = json;
    const email = Object.keys(state.customers).find(
      (known) => known === customer || state.customers[known] === customer,
    );
    const plan = state.plans.find(({ plan_code }) => plan_code === json.plan);
    if (!email) return errorReply(404, "Customer not found", { code: "customer_not_found" });
    if (!plan) return errorReply(404, "Plan not found", { code: "plan_not_found" });
    if (typeof json.authorization !== "string") return errorReply(404, "Authorization not found");
    if (
      state.subscriptions.some((one) => one.email === email && one.plan === plan.plan_code && one.status === "active")
    )
      return errorReply(400, "This subscription is already in place.", { code: "duplicate_subscription" });
    const subscription = subscribe(parts, email, plan);
    if (typeof start_date === "string") subscription.next_payment_date = new Date(start_date).toISOString();
    state.save();
    void webhooks.track(webhooks.send("subscription.create", viewSubscription(state, subscription)));
    const { id, subscription_code, email_token, status, amount } = subscription;
    return successReply("Subscription successfully created", {
      id,
      subscription_code,
      email_token,
      status,
      amount,
      plan: plan.id,
    });
  });

  return [
    route("POST", /^\/paystack\/subscription$/, create),
    route("POST", /^\/paystack\/subscription\/import$/, importSubscription),
    route(
      "GET",
      /^\/paystack\/subscription$/,
      paginated(parts, "Subscriptions retrieved", () => state.subscriptions.map((one) => viewSubscription(state, one))),
    ),
    route("POST", /^\/paystack\/subscription\/disable$/, change("non-renewing", "Subscription disabled successfully")),
    route("POST", /^\/paystack\/subscription\/enable$/, change("active", "Subscription enabled successfully")),
    route(
      "GET",
      /^\/paystack\/subscription\/([^/]+)\/manage\/link$/,
      authenticated(parts, ({ params: [code] }) =>
        find(code)
          ? successReply("Link generated", { link: `${url()}/#subscriptions` })
          : errorReply(404, "Subscription not found"),
      ),
    ),
    route(
      "GET",
      /^\/paystack\/subscription\/([^/]+)$/,
      authenticated(parts, ({ params: [code] }) => {
        const subscription = find(code);
        if (!subscription) return errorReply(404, "Subscription not found");
        return successReply("Subscription retrieved successfully", viewSubscription(state, subscription));
      }),
    ),
    route("POST", /^\/paystack\/subscription\/([^/]+)\/advance$/, async ({ params: [code], json, form, header }) => {
      const subscription = find(code);
      if (!subscription) return errorReply(404, "Subscription not found");
      const isForm = header("content-type").startsWith("application/x-www-form-urlencoded");
      const transaction = await chargeNextPeriod(
        parts,
        subscription,
        json.outcome === "decline" || form.get("outcome") === "decline",
      );
      if (isForm) return redirect("/#subscriptions");
      return successReply("The clock went on to the next payment", {
        subscription: viewSubscription(state, subscription),
        reference: transaction?.reference ?? null,
      });
    }),
    // Not a Paystack endpoint: Paystack sends the event in the month in which cards expire.
    route("POST", /^\/paystack\/subscription\/([^/]+)\/expire-card$/, async ({ params: [code], header }) => {
      const subscription = find(code);
      if (!subscription) return errorReply(404, "Subscription not found");
      const [year = "", month = ""] = new Date().toISOString().split("-");
      subscription.card = { ...subscription.card, exp_month: month, exp_year: year };
      state.save();
      await webhooks.send("subscription.expiring_cards", [viewExpiringCard(state, subscription)]);
      const isForm = header("content-type").startsWith("application/x-www-form-urlencoded");
      return isForm ? redirect("/#subscriptions") : successReply("The card expires this month", {});
    }),
  ];
}

/** Advances to the next payment date: charges or declines the card, and ends a disabled subscription. */
async function chargeNextPeriod(
  parts: PaystackParts,
  one: Subscription,
  isDeclined: boolean,
): Promise<Transaction | null> {
  const { state, webhooks } = parts;
  const send = (event: string, data: unknown) => webhooks.send(event, data);
  if (one.status === "non-renewing" || one.status === "cancelled" || one.status === "completed") {
    one.status = "cancelled";
    state.save();
    await send("subscription.disable", viewSubscription(state, one));
    return null;
  }
  const transaction = charge(parts, one, isDeclined);
  const invoice = viewInvoice(parts, one, transaction);
  await send("invoice.create", { ...invoice, paid: false, status: "pending" });
  one.status = isDeclined ? "attention" : "active";
  if (!isDeclined) {
    const plan = state.plans.find(({ plan_code }) => plan_code === one.plan);
    one.next_payment_date = nextPayment(plan?.interval ?? "monthly", new Date(one.next_payment_date)).toISOString();
  }
  state.save();
  if (isDeclined) {
    await send("invoice.payment_failed", invoice);
    return transaction;
  }
  await send("charge.success", transactionEvent(parts, transaction));
  await send("invoice.update", invoice);
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
    // A renewal has no metadata, which Paystack sends as a number.
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
