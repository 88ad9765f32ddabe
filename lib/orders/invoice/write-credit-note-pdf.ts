import { formatNaira } from "@/lib/core/money";
import type { CreditNote } from "@/lib/orders/invoice/get-credit-note";
import { dayOf, LEFT, moveTo, rule, sumLine, writeHead, writePdf } from "@/lib/orders/invoice/invoice-page";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat } from "@/lib/orders/invoice/vat";
import { refundTarget } from "@/lib/orders/vouchers/rules";

/** Writes a credit note as a PDF; the result is a stream that has ended. */
export function writeCreditNotePdf(creditNote: CreditNote): PdfDocument {
  const { number, createdAt, amountKobo, voucherKobo, beforeKobo, reason, invoice } = creditNote;
  const { order, vatPercent } = invoice;
  return writePdf(`Credit note ${number}`, (page) => {
    writeHead(page, {
      title: "Credit note",
      parties: invoice,
      facts: [
        ["Credit note number", number],
        ["For invoice", invoice.number],
        ["Order", order.number],
        ["Date", dayOf(createdAt)],
      ],
    });
    rule(page);
    const part = amountKobo === order.total ? "All" : "Part";
    const text = `${part} of invoice ${invoice.number}, paid on ${dayOf(invoice.paidAt)}, is refunded to ${refundTarget({ kobo: amountKobo, voucherKobo }, "the card or account it was paid with")}. Reason: ${reason}`;
    for (const line of wrapText(page.doc, text, 460)) {
      moveTo(page, 16);
      writeLine(page.doc, line, { x: LEFT, y: page.y });
      page.y += 16;
    }
    page.y += 6;
    rule(page);
    sumLine(page, "Invoice total", formatNaira(order.total));
    sumLine(page, "Refunded", formatNaira(amountKobo), "bold");
    if (vatPercent === null) return;
    // The difference of two rounded sums, so that the VAT of all credit notes adds up to that of the invoice.
    const vat = includedVat(beforeKobo + amountKobo, vatPercent) - includedVat(beforeKobo, vatPercent);
    sumLine(page, `Including VAT of ${vatPercent}%`, formatNaira(vat));
  });
}
