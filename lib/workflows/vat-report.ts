import { addToMonth, lagosMonthRange } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { type BookingKind, bookingKinds, bookingsWithin } from "@/lib/workflows/bookings";
import type { VatMonth, VatSums } from "@/lib/workflows/contracts";

type SumRow = { month: string; kind: BookingKind; sales: bigint; refunds: bigint; vat: bigint; documents: number };

const nothing = (): VatSums => ({ documents: 0, salesKobo: 0, refundsKobo: 0, netKobo: 0, vatKobo: 0, grossKobo: 0 });

function add(sums: VatSums, { sales, refunds, vat, documents }: SumRow): void {
  sums.documents += documents;
  sums.salesKobo += Number(sales);
  sums.refundsKobo += Number(refunds);
  sums.vatKobo += Number(vat);
  sums.grossKobo += Number(sales - refunds);
  sums.netKobo += Number(sales - refunds - vat);
}

/**
 * Net, VAT and gross of each month by kind, newest month first, from the documents as issued: the refunds of a month are taken off that
 * month, whenever the sale was. A month without documents is zero.
 */
export async function getVatReport(from: string, to: string): Promise<VatMonth[]> {
  const period = lagosMonthRange(from, to);
  const rows = await db.$queryRaw<SumRow[]>`
    SELECT to_char(at AT TIME ZONE 'Africa/Lagos', 'YYYY-MM') AS month, kind,
      COALESCE(sum(gross) FILTER (WHERE refund_of IS NULL), 0)::bigint AS sales,
      COALESCE(-sum(gross) FILTER (WHERE refund_of IS NOT NULL), 0)::bigint AS refunds,
      sum(vat)::bigint AS vat, count(*)::int AS documents
    FROM (${bookingsWithin(period)}) bookings GROUP BY 1, 2`;
  const months: VatMonth[] = [];
  for (let month = to; month >= from; month = addToMonth(month, -1)) {
    const total = nothing();
    const kinds = bookingKinds.map((kind) => {
      const sums = nothing();
      for (const row of rows.filter((one) => one.month === month && one.kind === kind)) {
        add(sums, row);
        add(total, row);
      }
      return { kind, ...sums };
    });
    months.push({ month, kinds, total });
  }
  return months;
}
