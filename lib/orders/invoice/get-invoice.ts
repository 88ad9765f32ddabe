import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { AdminOrder } from "@/lib/orders/contracts";
import { vatPercentAt } from "@/lib/orders/invoice/vat";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";

/** What an invoice shows. Amounts are kobo. */
export type Invoice = {
  number: string;
  paidAt: string;
  order: AdminOrder;
  seller: string[];
  /** Included in the total; null without VAT. */
  vatPercent: number | null;
};

/** The invoice of a paid order by number or id: of one's own, or for an admin of anybody's. Throws `not_found`. */
export async function getInvoice({ actor, number }: { actor: Actor; number: string }): Promise<Invoice> {
  const row = await db.order.findFirst({
    where: { OR: [{ number }, { id: number }], ...(actor.role !== "Admin" && { userId: actor._id }) },
    include: includeItems,
  });
  if (!row?.invoiceNumber || !row.paidAt) return throwAppError("not_found", "Invoice not found");
  const { INVOICE_SELLER, VAT_RATES } = env();
  const paidAt = row.paidAt.toISOString();
  return {
    number: row.invoiceNumber,
    paidAt,
    order: toAdminOrder(row),
    seller: INVOICE_SELLER.split(";")
      .map((line) => line.trim())
      .filter(Boolean),
    vatPercent: vatPercentAt(VAT_RATES, paidAt),
  };
}
