import { type EmulatorRequest, type EmulatorResponse, type Route, route } from "./http";
import { authenticated, type PaystackParts, successReply } from "./paystack-api";
import { nextId, type Refund, type Transaction, token } from "./paystack-state";

type SeededTransaction = Pick<
  Transaction,
  "reference" | "status" | "amount" | "email" | "channel" | "paid_at" | "created_at"
>;
type SeededRefund = Pick<Refund, "reference" | "amount" | "status" | "created_at"> & { merchant_note: string };

/** What Paystack does not have: the seed uses it. */
export function importRoutes(parts: PaystackParts): Route[] {
  const { state } = parts;

  /** Imports the seeded payments and their refunds, so that both sides know the same. */
  function importTransactions({ json }: EmulatorRequest): EmulatorResponse {
    const { transactions = [], refunds = [] } = json as {
      transactions?: SeededTransaction[];
      refunds?: SeededRefund[];
    };
    for (const seeded of transactions) {
      if (state.find(seeded.reference)) continue;
      state.transactions.unshift({
        ...seeded,
        id: nextId(),
        access_code: token(),
        requested_amount: seeded.amount,
        currency: "NGN",
        callback_url: "",
        channels: [seeded.channel],
        plan: "",
        metadata: "",
        gateway_response: seeded.status === "failed" ? "Declined" : "Successful",
      });
    }
    const known = new Set(state.refunds.map(({ merchant_note }) => merchant_note));
    for (const seeded of refunds) {
      if (!known.has(seeded.merchant_note)) state.refunds.unshift({ ...seeded, id: nextId(), currency: "NGN" });
    }
    state.save();
    return successReply("Imported", {});
  }

  return [route("POST", /^\/paystack\/transaction\/import$/, authenticated(parts, importTransactions))];
}
