import { type EmulatorRequest, type EmulatorResponse, type Route, route } from "./http";
import {
  authenticated,
  errorReply,
  invalidReply,
  isWithin,
  type PaystackParts,
  paginated,
  successReply,
} from "./paystack-api";
import { nextId, type Refund } from "./paystack-state";
import { viewRefund } from "./paystack-views";

// More than fit on one page, as at Paystack; the known ones are on the last.
const banks = [
  ...Array.from({ length: 110 }, (_, at) => ({
    id: 1_001 + at,
    name: `Microfinance Bank ${at + 1}`,
    code: String(50_001 + at),
    currency: "NGN",
    active: true,
  })),
  { id: 9, name: "Guaranty Trust Bank", code: "058", currency: "NGN", active: true },
  { id: 1, name: "Access Bank", code: "044", currency: "NGN", active: true },
  { id: 21, name: "Zenith Bank", code: "057", currency: "NGN", active: true },
  { id: 171, name: "OPay Digital Services Limited", code: "999992", currency: "NGN", active: true },
];

/** At most 100 banks; with a cursor the reply has that of the next page. */
function listBanks({ query }: EmulatorRequest): EmulatorResponse {
  const perPage = Math.min(Number(query.get("perPage")) || 50, 100);
  const usesCursor = query.get("use_cursor") === "true";
  const from = usesCursor ? Number(Buffer.from(query.get("next") ?? "", "base64").toString()) || 0 : 0;
  const end = from + perPage;
  const next = end < banks.length ? Buffer.from(String(end)).toString("base64") : null;
  const meta = usesCursor ? { meta: { next, previous: null, perPage } } : {};
  return { body: { status: true, message: "Banks retrieved", data: banks.slice(from, end), ...meta } };
}

export function refundRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks, faults } = parts;

  /** A refund to a bank account. An account of zeros is refused later, as by the bank. */
  function retry({ params: [id = ""], json }: EmulatorRequest): EmulatorResponse {
    const made = state.refunds.find((one) => String(one.id) === id);
    if (!made) return errorReply(404, "Refund not found");
    if (made.status !== "needs-attention")
      return errorReply(422, 'Invalid Refund state, refund status should be "needs-attention"', {
        code: "invalid_params",
      });
    const { account_number, bank_id } = (json.refund_account_details ?? {}) as Record<string, unknown>;
    if (!/^\d{10}$/.test(String(account_number)) || !banks.some((bank) => String(bank.id) === String(bank_id)))
      return invalidReply("Could not resolve account name. Check parameters or try again.");
    made.status = "processing";
    state.save();
    const reply = successReply("Refund retried and has been queued for processing", viewRefund(state, made));
    const event = () => ({
      ...viewRefund(state, made),
      amount: String(made.amount),
      refund_reference: `TRF_${made.id}`,
    });
    const process = async () => {
      await webhooks.send("refund.processing", event());
      const isRefused = /^0+$/.test(String(account_number));
      made.status = isRefused ? "needs-attention" : "processed";
      const transaction = state.find(made.reference);
      if (!isRefused && transaction && isFullyRefunded(made.reference, transaction.amount))
        transaction.status = "reversed";
      state.save();
      await webhooks.send(isRefused ? "refund.needs-attention" : "refund.processed", event());
    };
    void webhooks.track(process());
    return reply;
  }

  const isFullyRefunded = (reference: string, amount: number) =>
    state.refunds
      .filter((one) => one.reference === reference && one.status === "processed")
      .reduce((sum, one) => sum + one.amount, 0) >= amount;

  /** The reply says pending; events report that it was processed, with the amount as a string. */
  function refund({ json }: EmulatorRequest): EmulatorResponse {
    const transaction = state.find(String(json.transaction ?? ""));
    if (!transaction) return errorReply(404, "Transaction not found");
    const before = state.refunds.filter(({ reference }) => reference === transaction.reference);
    const left = transaction.amount - before.reduce((sum, { amount }) => sum + amount, 0);
    const amount = json.amount === undefined ? left : Number(json.amount);
    if (transaction.status !== "success" || left <= 0) return invalidReply("Transaction has been fully reversed");
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return invalidReply("Invalid refund amount");
    const { reference, currency } = transaction;
    const created_at = new Date().toISOString();
    const merchant_note = String(json.merchant_note ?? "");
    const made: Refund = { id: nextId(), reference, amount, currency, status: "pending", merchant_note, created_at };
    state.refunds.unshift(made);
    const response = successReply("Refund has been queued for processing", viewRefund(state, made));
    const event = () => ({ ...viewRefund(state, made), amount: String(amount), refund_reference: `TRF_${made.id}` });
    const process = async () => {
      await webhooks.send("refund.pending", event());
      if (faults.take("paystack", "refund-needs-account")) {
        made.status = "needs-attention";
        state.save();
        return webhooks.send("refund.needs-attention", event());
      }
      made.status = "processed";
      if (amount === left) transaction.status = "reversed";
      state.save();
      await webhooks.send("refund.processed", event());
    };
    void webhooks.track(process());
    state.save();
    return response;
  }

  return [
    route("POST", /^\/paystack\/refund$/, authenticated(parts, refund)),
    route("POST", /^\/paystack\/refund\/retry_with_customer_details\/(\d+)$/, authenticated(parts, retry)),
    route(
      "GET",
      /^\/paystack\/refund\/(\d+)$/,
      authenticated(parts, ({ params: [id] }) => {
        const made = state.refunds.find((one) => String(one.id) === id);
        return made ? successReply("Refund retrieved", viewRefund(state, made)) : errorReply(404, "Refund not found");
      }),
    ),
    route("GET", /^\/paystack\/bank$/, authenticated(parts, listBanks)),
    route(
      "GET",
      /^\/paystack\/refund$/,
      paginated(parts, "Refunds retrieved", (query) => {
        const wanted = query?.get("transaction");
        const all = state.refunds.filter((one) => isWithin(one.created_at, query)).map((one) => viewRefund(state, one));
        return wanted ? all.filter(({ transaction }) => String(transaction.id) === wanted) : all;
      }),
    ),
  ];
}
