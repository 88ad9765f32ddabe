import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira } from "@/lib/core/money";
import type { Invoice } from "@/lib/orders/invoice/get-invoice";
import { createDocument, type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat } from "@/lib/orders/invoice/vat";
import { orderAmountLines } from "@/lib/orders/rules";

const LEFT = 56;
const RIGHT = 539;
const BOTTOM = 780;
const MUTED = "#4C5169";

const date = new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "Africa/Lagos" });

type Page = { doc: PdfDocument; y: number };

function moveTo(page: Page, height: number): void {
  if (page.y + height <= BOTTOM) return;
  page.doc.addPage();
  page.y = LEFT;
}

function rule(page: Page): void {
  page.doc.moveTo(LEFT, page.y).lineTo(RIGHT, page.y).lineWidth(0.6).strokeColor("#D3CBB9").stroke();
  page.y += 8;
}

/** A block of lines below a muted label; returns where it ends. */
function block(
  page: Page,
  label: string,
  texts: readonly string[],
  { x, width }: { x: number; width: number },
): number {
  writeLine(page.doc, label, { x, y: page.y, size: 8.5, color: MUTED });
  let y = page.y + 13;
  for (const line of texts.flatMap((text) => wrapText(page.doc, text, width))) {
    writeLine(page.doc, line, { x, y });
    y += 14;
  }
  return y;
}

function sumLine(page: Page, name: string, kobo: string, face: "regular" | "bold" = "regular"): void {
  moveTo(page, 18);
  writeLine(page.doc, name, { x: 320, y: page.y, face });
  writeLine(page.doc, kobo, { x: RIGHT, y: page.y, align: "right", face });
  page.y += 18;
}

function writeHead(page: Page, { number, seller, order, paidAt }: Invoice): void {
  const { doc } = page;
  writeLine(doc, "Invoice and receipt", { x: LEFT, y: page.y, face: "bold", size: 22 });
  let y = page.y;
  for (const [index, line] of seller.flatMap((text) => wrapText(doc, text, 200)).entries()) {
    writeLine(doc, line, { x: RIGHT, y, align: "right", face: index === 0 ? "bold" : "regular" });
    y += 14;
  }
  page.y = Math.max(y, page.y + 30) + 14;
  const facts = [
    ["Invoice number", number],
    ["Order", order.number],
    ["Paid on", date.format(new Date(paidAt))],
    ["Paid through", "Paystack"],
  ] as const;
  const ends = facts.map(([label, text], index) => block(page, label, [text], { x: LEFT + index * 122, width: 116 }));
  page.y = Math.max(...ends) + 10;
  const { shippingAddress: to, user } = order;
  const buyer = block(page, "Buyer", [user.name, user.email], { x: LEFT, width: 230 });
  const town = to && [to.city, to.state, to.postalCode].filter(Boolean).join(", ");
  const address = to
    ? [to.recipient, to.line1, to.line2, town, to.country].filter((line): line is string => !!line)
    : [];
  const sent = to ? block(page, "Shipping address", address, { x: LEFT + 244, width: 230 }) : page.y;
  page.y = Math.max(buyer, sent) + 14;
}

function writeItems(page: Page, { order }: Invoice): void {
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

function writeSums(page: Page, { order, vatPercent }: Invoice): void {
  for (const { name, amount } of orderAmountLines(order))
    sumLine(page, name, amount === 0 ? "Free" : formatNaira(amount));
  sumLine(page, "Total paid", formatNaira(order.total), "bold");
  if (vatPercent !== null)
    sumLine(page, `Including VAT of ${vatPercent}%`, formatNaira(includedVat(order.total, vatPercent)));
  if (order.refunded > 0) {
    const when = order.refundedAt ? ` on ${date.format(new Date(order.refundedAt))}` : "";
    sumLine(page, `Refunded${when}`, formatNaira(-order.refunded));
    sumLine(page, "Remaining", formatNaira(order.total - order.refunded), "bold");
  }
}

/** Writes an invoice as a PDF; the result is a stream that has ended. */
export function writeInvoicePdf(invoice: Invoice): PdfDocument {
  const doc = createDocument(`Invoice ${invoice.number}`);
  const page: Page = { doc, y: LEFT };
  writeHead(page, invoice);
  writeItems(page, invoice);
  writeSums(page, invoice);
  doc.end();
  return doc;
}
