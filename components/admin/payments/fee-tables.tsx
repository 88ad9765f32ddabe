import { DataTable } from "@/components/admin/ui/data-table";
import { formatNaira } from "@/lib/core/money";
import type { FeeSums } from "@/lib/payments/contracts";

const none: FeeSums = { payments: 0, paidKobo: 0, feesKobo: 0, unknownFees: 0, refundedKobo: 0 };

const addSums = (a: FeeSums, b: FeeSums): FeeSums => ({
  payments: a.payments + b.payments,
  paidKobo: a.paidKobo + b.paidKobo,
  feesKobo: a.feesKobo + b.feesKobo,
  unknownFees: a.unknownFees + b.unknownFees,
  refundedKobo: a.refundedKobo + b.refundedKobo,
});

type FeeTableProps = {
  caption: string;
  unit: "Day" | "Month";
  /** The rows in their order; one without payments is zero. */
  periods: readonly string[];
  sums: ReadonlyMap<string, FeeSums>;
  name: (period: string) => string;
  /** Paid out by Paystack in a period; null while Paystack is not available. */
  paidOut?: ((period: string) => number) | null;
};

/** Payments, Paystack's fees and refunds by day or month, with the total. */
export function FeeTable({ caption, unit, periods, sums, name, paidOut }: FeeTableProps) {
  const rows = periods.map((period) => ({ name: name(period), period, ...(sums.get(period) ?? none) }));
  const total = { name: "Total", period: "total", ...rows.reduce<FeeSums>(addSums, none) };
  const paidOutOf = (period: string) =>
    period === "total" ? periods.reduce((sum, one) => sum + (paidOut?.(one) ?? 0), 0) : (paidOut?.(period) ?? 0);
  return (
    <DataTable
      isFigures
      caption={caption}
      columns={[unit, "Payments", "Paid", "Fees", "Refunds", ...(paidOut === undefined ? [] : ["Paid out"])]}
      numericColumns={["Payments", "Paid", "Fees", "Refunds", "Paid out"]}
      rows={[...rows, total].map((row) => ({
        key: row.period,
        cells: [
          row.period === "total" ? <b key="total">{row.name}</b> : row.name,
          row.payments,
          formatNaira(row.paidKobo),
          <span key="fees" className="grid">
            {formatNaira(row.feesKobo)}
            {row.unknownFees > 0 && <span className="text-muted text-tiny">{row.unknownFees} not known</span>}
          </span>,
          formatNaira(row.refundedKobo),
          ...(paidOut === undefined ? [] : [paidOut === null ? "Not available" : formatNaira(paidOutOf(row.period))]),
        ],
      }))}
    />
  );
}
