import * as z from "zod/mini";
import { date, kobo, text } from "@/lib/paystack/paystack-fields";

/*
 * Parses Paystack's responses into consistent types. The responses are loosely typed: amounts are numbers or strings, `metadata`
 * is 0, "" or an object, a plan is null, "", {}, a code or an object.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseMetadata(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  if (typeof value !== "string") return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function parsePlanCode(value: unknown): string | null {
  if (typeof value === "string") return value || null;
  return isRecord(value) && typeof value.plan_code === "string" ? value.plan_code : null;
}

const metadata = z.pipe(z.optional(z.unknown()), z.transform(parseMetadata));
const planCode = z.pipe(z.optional(z.unknown()), z.transform(parsePlanCode));

// An unknown status counts as pending, so that the scheduled jobs verify the transaction again.
const transactionStatus = z.catch(
  z.enum(["abandoned", "failed", "ongoing", "pending", "processing", "queued", "reversed", "success"]),
  "pending",
);

const authorization = z.pipe(
  z.object({
    authorization_code: text,
    last4: text,
    exp_month: text,
    exp_year: text,
    card_type: text,
    bank: text,
    brand: text,
    reusable: z.catch(z.boolean(), false),
    signature: text,
  }),
  z.transform((card) => ({
    authorizationCode: card.authorization_code,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    cardType: card.card_type.trim(),
    bank: card.bank,
    brand: card.brand,
    reusable: card.reusable,
    signature: card.signature,
  })),
);

const customer = z.pipe(
  z.object({ email: text, customer_code: text }),
  z.transform(({ email, customer_code }) => ({ email, customerCode: customer_code })),
);

/** A transaction, from verify, the list and `charge.success`. */
export const paystackTransaction = z.pipe(
  z.object({
    id: text,
    domain: text,
    status: transactionStatus,
    reference: z.string(),
    amount: kobo,
    requested_amount: z.nullish(kobo),
    fees: z.nullish(kobo),
    currency: z.string(),
    channel: text,
    gateway_response: text,
    paid_at: date,
    metadata,
    authorization: z.catch(z.nullish(authorization), null),
    customer: z.catch(customer, { email: "", customerCode: "" }),
    plan: planCode,
  }),
  z.transform((data) => ({
    id: data.id,
    domain: data.domain,
    status: data.status,
    reference: data.reference,
    amountKobo: data.amount,
    requestedAmountKobo: data.requested_amount ?? null,
    feesKobo: data.fees ?? null,
    currency: data.currency,
    channel: data.channel,
    gatewayResponse: data.gateway_response,
    paidAt: data.paid_at,
    metadata: data.metadata,
    authorization: data.authorization ?? null,
    customer: data.customer,
    planCode: data.plan,
  })),
);
export type PaystackTransaction = z.infer<typeof paystackTransaction>;

/** The response to an initialisation: the URL of the payment page. */
export const paystackCheckout = z.pipe(
  z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
  z.transform((data) => ({
    authorizationUrl: data.authorization_url,
    accessCode: data.access_code,
    reference: data.reference,
  })),
);

/** A refund, from the API and the refund.* events, which send the amount as a string. */
export const paystackRefund = z.pipe(
  z.object({
    id: text,
    status: z.string(),
    amount: kobo,
    currency: text,
    created_at: date,
    createdAt: date,
    transaction: z.optional(z.unknown()),
    transaction_reference: z.nullish(z.string()),
    merchant_note: text,
  }),
  z.transform(({ id, status, amount, currency, created_at, createdAt, transaction, ...data }) => {
    const inner = isRecord(transaction) && typeof transaction.reference === "string" ? transaction.reference : null;
    return {
      id,
      status,
      amountKobo: amount,
      currency,
      createdAt: createdAt ?? created_at,
      transactionReference: data.transaction_reference ?? inner,
      /** The list has only the transaction's id. */
      transactionId: isRecord(transaction) ? null : String(transaction ?? "") || null,
      note: data.merchant_note,
    };
  }),
);
export type PaystackRefund = z.infer<typeof paystackRefund>;

/** A plan that charges a card at each interval. */
export const paystackPlan = z.pipe(
  z.object({ plan_code: z.string(), name: z.string(), amount: kobo, interval: z.string(), currency: text }),
  z.transform(({ plan_code, name, amount, interval, currency }) => ({
    planCode: plan_code,
    name,
    amountKobo: amount,
    interval,
    currency: currency || "NGN",
  })),
);
export type PaystackPlan = z.infer<typeof paystackPlan>;

/** A subscription; enabling and disabling it require the email token. */
export const paystackSubscription = z.pipe(
  z.object({
    subscription_code: z.string(),
    email_token: text,
    status: z.string(),
    amount: z.nullish(kobo),
    next_payment_date: date,
    createdAt: date,
    plan: planCode,
    customer: z.catch(customer, { email: "", customerCode: "" }),
    authorization: z.catch(z.nullish(authorization), null),
  }),
  z.transform((data) => ({
    subscriptionCode: data.subscription_code,
    emailToken: data.email_token,
    status: data.status,
    amountKobo: data.amount ?? null,
    nextPaymentAt: data.next_payment_date,
    createdAt: data.createdAt,
    planCode: data.plan,
    customer: data.customer,
    card: data.authorization ?? null,
  })),
);
export type PaystackSubscription = z.infer<typeof paystackSubscription>;

/** The response to a new subscription: its code. The plan and the customer are ids here, not objects. */
export const paystackNewSubscription = z.pipe(
  z.object({ subscription_code: z.string() }),
  z.transform((data) => data.subscription_code),
);

/** The codes of a customer's subscriptions. */
export const paystackCustomer = z.pipe(
  z.object({ subscriptions: z.catch(z.array(z.object({ subscription_code: z.string() })), []) }),
  z.transform(({ subscriptions }) => subscriptions.map(({ subscription_code }) => subscription_code)),
);

/** The page where a customer changes the card of a subscription. */
export const paystackManageLink = z.pipe(
  z.object({ link: z.string() }),
  z.transform(({ link }) => link),
);

/** The pagination of a list; missing for short lists. */
export const paystackPaging = z.catch(
  z.object({ total: z.catch(z.int(), 0), page: z.catch(z.int(), 1), pageCount: z.catch(z.int(), 1) }),
  { total: 0, page: 1, pageCount: 1 },
);

/** A response whose data is ignored. */
export const paystackEmpty = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);
