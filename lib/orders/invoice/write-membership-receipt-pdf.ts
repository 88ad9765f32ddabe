import { formatNaira } from "@/lib/core/money";
import type { MembershipReceipt } from "@/lib/orders/invoice/get-membership-receipt";
import { dayOf, LEFT, RIGHT, rule, sumLine, writeHeading, writePdf } from "@/lib/orders/invoice/invoice-page";
import { type PdfDocument, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat } from "@/lib/orders/invoice/vat";

/** Writes the receipt of a membership payment as a PDF; the result is a stream that has ended. */
export function writeMembershipReceiptPdf(receipt: MembershipReceipt): PdfDocument {
  const { reference, plan, from, to, paidAt, amountKobo, vatPercent, refunded, seller, buyer } = receipt;
  return writePdf(`Receipt ${reference}`, (page) => {
    writeHeading(page, {
      title: "Receipt",
      seller,
      facts: [
        ["Reference", reference],
        ["Paid on", dayOf(paidAt)],
        ["Paid through", "Paystack"],
      ],
      blocks: [["Buyer", [buyer.name, buyer.email]]],
    });
    rule(page);
    writeLine(page.doc, `Membership of the Circle, ${plan}`, { x: LEFT, y: page.y, face: "bold" });
    writeLine(page.doc, formatNaira(amountKobo), { x: RIGHT, y: page.y, align: "right" });
    page.y += 16;
    writeLine(page.doc, `${dayOf(from)} to ${dayOf(to)}`, { x: LEFT, y: page.y, size: 9 });
    page.y += 20;
    rule(page);
    sumLine(page, "Total paid", formatNaira(amountKobo), "bold");
    if (vatPercent !== null)
      sumLine(page, `Including VAT of ${vatPercent}%`, formatNaira(includedVat(amountKobo, vatPercent)));
    if (refunded) sumLine(page, "Refunded", formatNaira(-amountKobo));
  });
}
