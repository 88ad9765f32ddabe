import type { Faults } from "./faults";
import { type EmulatorRequest, type EmulatorResponse, type Route, route } from "./http";
import { nextId, type PaystackState, type Transaction, token } from "./paystack-state";
import { authorizationCode, viewCustomer, viewPlan, viewSubscription, viewTransaction } from "./paystack-views";
import type { Webhooks } from "./paystack-webhooks";

export type PaystackParts = {
  state: PaystackState;
  webhooks: Webhooks;
  faults: Faults;
  key: string;
  url: () => string;
};

export const successReply = (message: string, data: unknown): EmulatorResponse => ({
  body: { status: true, message, data },
});
export const errorReply = (status: number, message: string, more: Record<string, unknown> = {}): EmulatorResponse => ({
  status,
  body: { status: false, message, ...more },
});
export const invalidReply = (message: string, code = "invalid_params") =>
  errorReply(400, message, { type: "validation_error", code });

/** Checks the key first and then the faults. */
export function authenticated(
  { key, faults }: PaystackParts,
  run: (call: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>,
): Route["handle"] {
  return (call) => {
    if (call.header("authorization") !== `Bearer ${key}`) return errorReply(401, "Invalid key");
    if (faults.take("paystack", "down")) return errorReply(503, "The service is temporarily unavailable");
    return faults.take("paystack", "hang") ? "hang" : run(call);
  };
}

/** A page of a list, 50 rows by default. Without the key it returns the whole list, for tests. */
export function paginated(
  parts: PaystackParts,
  message: string,
  rows: (query?: EmulatorRequest["query"]) => unknown[],
): Route["handle"] {
  const pageReply = (all: unknown[], perPage: number, page: number): EmulatorResponse => {
    const skipped = (page - 1) * perPage;
    const meta = { total: all.length, skipped, perPage, page, pageCount: Math.ceil(all.length / perPage) };
    return { body: { status: true, message, data: all.slice(skipped, skipped + perPage), meta } };
  };
  const checked = authenticated(parts, ({ query }) =>
    pageReply(rows(query), Number(query.get("perPage")) || 50, Number(query.get("page")) || 1),
  );
  return (call) => {
    if (call.header("authorization")) return checked(call);
    const all = rows();
    return pageReply(all, Math.max(1, all.length), 1);
  };
}

/** The filters of a list by time: `from` and `to`. */
export const isWithin = (at: string, query?: EmulatorRequest["query"]): boolean =>
  (!query?.get("from") || new Date(at) >= new Date(query.get("from") ?? "")) &&
  (!query?.get("to") || new Date(at) <= new Date(query.get("to") ?? ""));

/** Filters of the transaction list: status and creation time. */
const matchesQuery = (one: Transaction, query?: EmulatorRequest["query"]): boolean =>
  (!query?.get("status") || one.status === query.get("status")) && isWithin(one.created_at, query);

const CHANNELS = ["card", "bank", "ussd", "qr", "mobile_money", "bank_transfer", "eft", "apple_pay"];

/** Transactions, plans and customers. Settlements are in paystack-settlements.ts. */
export function apiRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks, faults, url } = parts;

  function initialize({ json }: EmulatorRequest): EmulatorResponse {
    const { email, reference, currency = "NGN", callback_url = "", channels = ["card"], metadata = "" } = json;
    const plan = state.plans.find(({ plan_code }) => plan_code === json.plan);
    if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email))
      return invalidReply("Invalid Email Address Passed");
    if (json.plan && !plan) return errorReply(404, "Plan not found", { code: "plan_not_found" });
    const amount = plan ? plan.amount : Number(json.amount);
    if (!Number.isSafeInteger(amount) || amount <= 0) return invalidReply("Invalid Amount Sent");
    if (currency !== "NGN") return invalidReply("Currency not supported by merchant", "unsupported_currency");
    if (!Array.isArray(channels) || channels.some((one) => !CHANNELS.includes(one)))
      return invalidReply("Invalid channel");
    const name = reference === undefined ? token() : String(reference);
    if (!/^[A-Za-z0-9\-.=]+$/.test(name)) return invalidReply("Invalid transaction reference", "invalid_reference");
    if (state.find(name)) return invalidReply("Duplicate Transaction Reference", "duplicate_reference");
    const access_code = token();
    state.transactions.unshift({
      id: nextId(),
      reference: name,
      access_code,
      // Paystack reports a transaction without an attempt as abandoned, too.
      status: "abandoned",
      amount,
      requested_amount: amount,
      currency,
      email,
      callback_url: String(callback_url),
      channels: channels.map(String),
      channel: String(channels[0] ?? "card"),
      plan: plan?.plan_code ?? "",
      metadata,
      gateway_response: "The transaction was not completed",
      paid_at: null,
      created_at: new Date().toISOString(),
    });
    state.save();
    const authorization_url = `${url()}/paystack/checkout/${access_code}`;
    return successReply("Authorization URL created", { authorization_url, access_code, reference: name });
  }

  function verify({ params: [reference = ""] }: EmulatorRequest): EmulatorResponse {
    const found = state.find(reference);
    if (found?.reference !== reference)
      return errorReply(404, "Transaction reference not found.", { code: "transaction_not_found" });
    return successReply("Verification successful", viewTransaction(state, found));
  }

  /** Charges a saved card. A declined card is a success of the call, with a failed transaction. */
  async function chargeAuthorization({ json }: EmulatorRequest): Promise<EmulatorResponse> {
    const { email, authorization_code, reference = token() } = json;
    const name = String(reference);
    const amount = Number(json.amount);
    if (!Number.isSafeInteger(amount) || amount <= 0) return invalidReply("Invalid Amount Sent");
    if (state.find(name)) return invalidReply("Duplicate Transaction Reference", "duplicate_reference");
    const owners = [...state.subscriptions, ...state.transactions].filter((one) => one.email === email);
    if (typeof email !== "string" || !owners.some(({ id }) => authorizationCode(id) === authorization_code))
      return invalidReply(
        "Email does not match Authorization code. Authorization may be inactive or belong to a different email. Please confirm.",
      );
    const isDeclined = faults.take("paystack", "decline");
    const now = new Date().toISOString();
    const transaction: Transaction = {
      id: nextId(),
      reference: name,
      access_code: token(),
      status: isDeclined ? "failed" : "success",
      amount,
      requested_amount: amount,
      currency: "NGN",
      email,
      callback_url: "",
      channels: ["card"],
      channel: "card",
      plan: "",
      metadata: json.metadata ?? "",
      gateway_response: isDeclined ? "Insufficient Funds" : "Approved",
      paid_at: isDeclined ? null : now,
      created_at: now,
    };
    state.transactions.unshift(transaction);
    state.save();
    if (!isDeclined) void webhooks.track(webhooks.send("charge.success", viewTransaction(state, transaction)));
    if (faults.take("paystack", "lost-reply")) return errorReply(504, "The charge has taken too long");
    return successReply("Charge attempted", viewTransaction(state, transaction));
  }

  function createPlan({ json }: EmulatorRequest): EmulatorResponse {
    const { name, interval } = json;
    const amount = Number(json.amount);
    if (!name || !interval || !Number.isSafeInteger(amount))
      return invalidReply("name, amount and interval are required");
    const plan = {
      id: nextId(),
      plan_code: `PLN_${token()}`,
      name: String(name),
      amount,
      interval: String(interval),
      currency: "NGN",
    };
    state.plans.unshift(plan);
    state.save();
    return { status: 201, body: { status: true, message: "Plan created", data: viewPlan(plan) } };
  }

  return [
    route("POST", /^\/paystack\/transaction\/initialize$/, authenticated(parts, initialize)),
    route("POST", /^\/paystack\/transaction\/charge_authorization$/, authenticated(parts, chargeAuthorization)),
    route("GET", /^\/paystack\/transaction\/verify\/([^/]+)$/, authenticated(parts, verify)),
    route(
      "GET",
      /^\/paystack\/transaction$/,
      paginated(parts, "Transactions retrieved", (query) =>
        state.transactions.filter((one) => matchesQuery(one, query)).map((one) => viewTransaction(state, one)),
      ),
    ),
    route("POST", /^\/paystack\/plan$/, authenticated(parts, createPlan)),
    route(
      "GET",
      /^\/paystack\/plan$/,
      paginated(parts, "Plans retrieved", () => state.plans.map(viewPlan)),
    ),
    route(
      "GET",
      /^\/paystack\/plan\/([^/]+)$/,
      authenticated(parts, ({ params: [code] }) => {
        const plan = state.plans.find(({ plan_code, id }) => plan_code === code || String(id) === code);
        return plan ? successReply("Plan retrieved", viewPlan(plan)) : errorReply(404, "Plan not found");
      }),
    ),
    route(
      "GET",
      /^\/paystack\/customer\/([^/]+)$/,
      authenticated(parts, ({ params: [key = ""] }) => {
        const email = Object.keys(state.customers).find((one) => one === key || state.customers[one] === key);
        if (!email) return errorReply(404, "Customer not found");
        const subscriptions = state.subscriptions
          .filter((one) => one.email === email)
          .map((one) => viewSubscription(state, one));
        return successReply("Customer retrieved", { ...viewCustomer(state, email), subscriptions });
      }),
    ),
    route("GET", /^\/paystack\/webhooks$/, () => ({ body: { webhooks: webhooks.log } })),
  ];
}
