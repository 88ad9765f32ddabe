import { type Answer, type Call, type Route, route } from "./http";
import { done, guarded, invalid, listed, type PaystackParts, refused } from "./paystack-api";
import { nextId, type Refund } from "./paystack-state";
import { viewRefund } from "./paystack-views";

export function refundRoutes(parts: PaystackParts): Route[] {
  const { state, webhooks } = parts;

  /** The answer says pending; that it was processed is told by the events, whose amount is a string. */
  function refund({ json }: Call): Answer {
    const transaction = state.find(String(json.transaction ?? ""));
    if (!transaction) return refused(404, "Transaction not found");
    const before = state.refunds.filter(({ reference }) => reference === transaction.reference);
    const left = transaction.amount - before.reduce((sum, { amount }) => sum + amount, 0);
    const amount = json.amount === undefined ? left : Number(json.amount);
    if (transaction.status !== "success" || left <= 0) return invalid("Transaction has been fully reversed");
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return invalid("Invalid refund amount");
    const { reference, currency } = transaction;
    const created_at = new Date().toISOString();
    const merchant_note = String(json.merchant_note ?? "");
    const made: Refund = { id: nextId(), reference, amount, currency, status: "pending", merchant_note, created_at };
    state.refunds.unshift(made);
    const answer = done("Refund has been queued for processing", viewRefund(state, made));
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
    return answer;
  }

  return [
    route("POST", /^\/paystack\/refund$/, guarded(parts, refund)),
    route(
      "GET",
      /^\/paystack\/refund$/,
      listed(parts, "Refunds retrieved", (query) => {
        const wanted = query?.get("transaction");
        const all = state.refunds.map((one) => viewRefund(state, one));
        return wanted ? all.filter(({ transaction }) => String(transaction.id) === wanted) : all;
      }),
    ),
  ];
}
