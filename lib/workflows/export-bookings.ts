import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsvHeader, writeCsvRows } from "@/lib/core/csv";
import { addToMonth, lagosDayOf, lagosMonthRange } from "@/lib/core/lagos-datetime";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { type Booking, bookingsWithin } from "@/lib/workflows/bookings";

const columns = [
  "Date",
  "Document",
  "Kind",
  "Buyer",
  "Net (naira)",
  "VAT (naira)",
  "Gross (naira)",
  "Fee (naira)",
  "Payment reference",
  "Refund of",
];

const kindNames: Record<Booking["kind"], string> = {
  shop: "Shop",
  memberships: "Membership",
  auctions: "Auction",
  gifts: "Gift membership",
  tickets: "Event ticket",
  vouchers: "Gift voucher",
};

const toRow = ({ at, document, kind, buyer, grossKobo, vatKobo, feeKobo, reference, refundOf }: Booking) => [
  lagosDayOf(at),
  document,
  kindNames[kind],
  buyer,
  toNaira(grossKobo - vatKobo),
  toNaira(vatKobo),
  toNaira(grossKobo),
  feeKobo === null ? null : toNaira(feeKobo),
  reference,
  refundOf,
];

async function listBookings(month: string): Promise<Booking[]> {
  return db.$queryRaw<Booking[]>`
    SELECT at, document, kind, buyer, gross AS "grossKobo", vat AS "vatKobo", fee AS "feeKobo", reference, refund_of AS "refundOf"
    FROM (${bookingsWithin(lagosMonthRange(month))}) bookings ORDER BY at, document`;
}

type ExportBookings = { actor: Actor; from: string; to: string };

/**
 * The bookings of months as CSV, in parts of a month, so that a long period is never in memory as a whole. The audit log records who
 * exported what.
 */
export async function exportBookings({ actor, from, to }: ExportBookings): Promise<AsyncGenerator<string>> {
  await recordAudit(db, { actorId: actor._id, action: "booking.export", subject: "bookings", detail: { from, to } });
  return writeMonths(from, to);
}

async function* writeMonths(from: string, to: string): AsyncGenerator<string> {
  yield writeCsvHeader(columns);
  for (let month = from; month <= to; month = addToMonth(month, 1)) {
    const bookings = await listBookings(month);
    if (bookings.length > 0) yield writeCsvRows(bookings.map(toRow));
  }
}
