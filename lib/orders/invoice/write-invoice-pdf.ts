import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira } from "@/lib/core/money";
import type { Invoice } from "@/lib/orders/invoice/get-invoice";
import {
  dayOf,
  LEFT,
  MUTED,
  moveTo,
  type PdfPage,
  RIGHT,
  rule,
  sumLine,
  writeHead,
  writePdf,
} from "@/lib/orders/invoice/invoice-page";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat } from "@/lib/orders/invoice/vat";
import { orderAmountLines } from "@/lib/orders/rules";
import { leftToPay, VOUCHER_NAME } from "@/lib/orders/vouchers/rules";

function writeItems(page: PdfPage, { order }: Invoice): void {
  const { doc } = page;
  const heading = { y: page.y, size: 8.5, color: MUTED };
  writeLine(doc, "Item", { x: LEFT, ...heading });
  writeLine(doc, "Quantity", { x: 380, align: "right", ...heading });
  writeLine(doc, "Price", { x: 460, align: "right", ...heading });
  writeLine(doc, "Total", { x: RIGHT, align: "right", ...heading });
  page.y += 14;
  for (const item of order.items) {
    const name = wrapText(doc, [item.product.name, item.variation].filter(Boolean).join(", "), 270);
    const editions = wrapText(doc, editionSentence(item.editions, item.editionSize), 270, { size: 9 });
    moveTo(page, 20 + (name.length + editions.length) * 14);
    rule(page);
    const { y } = page;
    writeLine(doc, String(item.quantity), { x: 380, y, align: "right" });
    writeLine(doc, formatNaira(item.price), { x: 460, y, align: "right" });
    writeLine(doc, formatNaira(item.price * item.quantity), { x: RIGHT, y, align: "right" });
    for (const line of name) {
      writeLine(doc, line, { x: LEFT, y: page.y });
      page.y += 14;
    }
    for (const line of editions) {
      writeLine(doc, line, { x: LEFT, y: page.y, size: 9, color: MUTED });
      page.y += 14;
    }
    page.y += 4;
  }
  rule(page);
}

function writeSums(page: PdfPage, { order, vatPercent }: Invoice): void {
  for (const { name, amount } of orderAmountLines(order))
    sumLine(page, name, amount === 0 ? "Free" : formatNaira(amount));
  sumLine(page, "Total paid", formatNaira(order.total), "bold");
  if (order.voucher !== undefined) {
    sumLine(page, `Of it with a ${VOUCHER_NAME.toLowerCase()}`, formatNaira(order.voucher));
    sumLine(page, "Of it through Paystack", formatNaira(leftToPay(order)));
  }
  if (vatPercent !== null)
    sumLine(page, `Including VAT of ${vatPercent}%`, formatNaira(includedVat(order.total, vatPercent)));
  if (order.refunded > 0) {
    const when = order.refundedAt ? ` on ${dayOf(order.refundedAt)}` : "";
    sumLine(page, `Refunded${when}`, formatNaira(-order.refunded));
    sumLine(page, "Remaining", formatNaira(order.total - order.refunded), "bold");
  }
}

function paidThrough(order: Invoice["order"]): string {
  if (order.voucher === undefined) return "Paystack";
  return leftToPay(order) === 0 ? VOUCHER_NAME : `${VOUCHER_NAME} and Paystack`;
}

/** Writes an invoice as a PDF; the result is a stream that has ended. */
export function writeInvoicePdf(invoice: Invoice): PdfDocument {
  const { number, order, paidAt } = invoice;
  return writePdf(`Invoice ${number}`, (page) => {
    writeHead(page, {
      title: "Invoice and receipt",
      parties: invoice,
      facts: [
        ["Invoice number", number],
        ["Order", order.number],
        ["Paid on", dayOf(paidAt)],
        ["Paid through", paidThrough(order)],
      ],
    });
    writeItems(page, invoice);
    writeSums(page, invoice);
  });
}
