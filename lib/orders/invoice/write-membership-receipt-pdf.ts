import { formatNaira } from "@/lib/core/money";
import type { MembershipReceipt } from "@/lib/orders/invoice/get-membership-receipt";
import { dayOf, LEFT, RIGHT, rule, sumLine, writeHeading, writePdf } from "@/lib/orders/invoice/invoice-page";
import { type PdfDocument, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat } from "@/lib/orders/invoice/vat";

/** Writes the receipt of a membership payment as a PDF; the result is a stream that has ended. */
export function writeMembershipReceiptPdf(receipt: MembershipReceipt): PdfDocument {
  const { reference, plan, line, paidAt, amountKobo, voucherKobo, refundedKobo, vatPercent, seller, buyer } = receipt;
  const byPaystack = amountKobo - voucherKobo;
  const details =
    "seats" in line
      ? `${line.group}: ${line.seats} seats of ${formatNaira(line.seatKobo)}`
      : `${dayOf(line.from)} to ${dayOf(line.to)}`;
  return writePdf(`Receipt ${reference}`, (page) => {
    writeHeading(page, {
      title: "Receipt",
      seller,
      facts: [
        ["Reference", reference],
        ["Paid on", dayOf(paidAt)],
        ["Paid through", byPaystack > 0 ? "Paystack" : "Gift voucher"],
      ],
      blocks: [["Buyer", [buyer.name, buyer.email]]],
    });
    rule(page);
    writeLine(page.doc, `Membership of the Circle, ${plan}`, { x: LEFT, y: page.y, face: "bold" });
    writeLine(page.doc, formatNaira(amountKobo), { x: RIGHT, y: page.y, align: "right" });
    page.y += 16;
    writeLine(page.doc, details, { x: LEFT, y: page.y, size: 9 });
    page.y += 20;
    rule(page);
    sumLine(page, "Total paid", formatNaira(amountKobo), "bold");
    if (vatPercent !== null)
      sumLine(page, `Including VAT of ${vatPercent}%`, formatNaira(includedVat(amountKobo, vatPercent)));
    if (voucherKobo > 0) {
      sumLine(page, "Paid by gift voucher", formatNaira(voucherKobo));
      sumLine(page, "Paid through Paystack", formatNaira(byPaystack));
    }
    if (refundedKobo > 0) sumLine(page, "Refunded", formatNaira(-refundedKobo));
  });
}
