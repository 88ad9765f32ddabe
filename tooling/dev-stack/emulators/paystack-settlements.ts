import { feeOf } from "../../../lib/payments/factory";
import { type Route, route } from "./http";
import { authenticated, errorReply, isWithin, type PaystackParts, paginated, successReply } from "./paystack-api";
import type { PaystackState, Transaction } from "./paystack-state";
import { viewTransaction } from "./paystack-views";

const DAY_MS = 86_400_000;
/** Lagos is an hour ahead of UTC all year. */
const lagosDay = (at: string): number => Math.floor((Date.parse(at) + 3_600_000) / DAY_MS);
const isoDay = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString();

/** Paystack pays out on the next working day: what was paid from Friday to Sunday comes on Monday. */
function payoutDay(paidAt: string): number {
  const next = lagosDay(paidAt) + 1;
  const weekday = new Date(next * DAY_MS).getUTCDay();
  return next + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

const isPaid = ({ status, paid_at }: Transaction): boolean =>
  paid_at !== null && (status === "success" || status === "reversed");

/** The payouts until today, newest first, each with its transactions. They follow from the transactions and have no state. */
function listSettlements(state: PaystackState) {
  const today = lagosDay(new Date().toISOString());
  const days = new Map<number, Transaction[]>();
  for (const one of state.transactions.filter(isPaid)) {
    const day = payoutDay(one.paid_at ?? "");
    if (day <= today) days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].sort(([a], [b]) => b - a).map(([day, transactions]) => ({ day, transactions }));
}

function viewSettlement(state: PaystackState, { day, transactions }: { day: number; transactions: Transaction[] }) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const processed = sum(transactions.map(({ amount }) => amount));
  const charged = sum(transactions.map(({ amount }) => feeOf(amount)));
  // A refund is taken off the payout of the day on which it was made.
  const refunded = sum(state.refunds.filter((one) => payoutDay(one.created_at) === day).map(({ amount }) => amount));
  return {
    id: day,
    domain: "test",
    status: "success",
    currency: "NGN",
    integration: 1,
    total_amount: processed - charged,
    effective_amount: Math.max(0, processed - charged - refunded),
    total_fees: charged,
    total_processed: processed,
    deductions: null,
    settlement_date: isoDay(day),
    settled_by: null,
    createdAt: isoDay(day),
    updatedAt: isoDay(day),
  };
}

/** Payouts to the bank account, and the transactions of each. */
export function settlementRoutes(parts: PaystackParts): Route[] {
  const { state } = parts;
  return [
    route(
      "GET",
      /^\/paystack\/settlement$/,
      paginated(parts, "Settlements retrieved", (query) =>
        listSettlements(state)
          .filter(({ day }) => isWithin(isoDay(day), query))
          .map((one) => viewSettlement(state, one)),
      ),
    ),
    route(
      "GET",
      /^\/paystack\/settlement\/(\d+)\/transactions$/,
      authenticated(parts, ({ params: [id], query }) => {
        const found = listSettlements(state).find(({ day }) => String(day) === id);
        if (!found) return errorReply(404, "Settlement not found");
        const perPage = Number(query.get("perPage")) || 50;
        const skipped = ((Number(query.get("page")) || 1) - 1) * perPage;
        const rows = found.transactions.slice(skipped, skipped + perPage);
        return successReply(
          "Transactions retrieved",
          rows.map((one) => viewTransaction(state, one)),
        );
      }),
    ),
  ];
}
