import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import type { AdminOrder } from "@/lib/orders/contracts";
import { vatPercentAt } from "@/lib/orders/invoice/vat";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";

/** Who sells and who buys. Amounts of the order are kobo. */
export type InvoiceParties = { order: AdminOrder; seller: string[] };

/** What an invoice shows. */
export type Invoice = InvoiceParties & {
  number: string;
  paidAt: string;
  /** Included in the total; null without VAT. */
  vatPercent: number | null;
};

/** Whose invoices: the buyer's own, or for an admin anybody's. A guest has no role. */
export type InvoiceReader = Pick<Buyer, "_id"> & Partial<Pick<Actor, "role" | "staffRole">>;

const mayReadAll = ({ role = "Member", staffRole = null }: InvoiceReader) =>
  can({ role, staffRole }, ["orders", "payments"]);

/** The name, the address and the numbers of the seller. */
export const sellerLines = (): string[] =>
  env()
    .INVOICE_SELLER.split(";")
    .map((line) => line.trim())
    .filter(Boolean);

/** The invoice of a paid order by number or id. Throws `not_found`. */
export async function getInvoice({ actor, number }: { actor: InvoiceReader; number: string }): Promise<Invoice> {
  const row = await db.order.findFirst({
    where: { OR: [{ number }, { id: number }], ...(!mayReadAll(actor) && { userId: actor._id }) },
    include: includeItems,
  });
  if (!row?.invoiceNumber || !row.paidAt) return throwAppError("not_found", "Invoice not found");
  const { VAT_RATES } = env();
  const paidAt = row.paidAt.toISOString();
  return {
    number: row.invoiceNumber,
    paidAt,
    order: toAdminOrder(row),
    seller: sellerLines(),
    vatPercent: vatPercentAt(VAT_RATES, paidAt),
  };
}
