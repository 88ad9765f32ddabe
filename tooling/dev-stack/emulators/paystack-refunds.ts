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

export function refundRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks } = parts;

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
