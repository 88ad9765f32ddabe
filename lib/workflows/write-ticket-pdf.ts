import { env } from "@/lib/core/env";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { refundSentence } from "@/lib/events/rules";
import type { SeatTicket } from "@/lib/events/ticket-queries";
import { sellerLines } from "@/lib/orders/invoice/get-invoice";
import { LEFT, MUTED, moveTo, type PdfPage, RIGHT, rule, sumLine, writePdf } from "@/lib/orders/invoice/invoice-page";
import { drawQr } from "@/lib/orders/invoice/pdf-qr";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { includedVat, vatPercentAt } from "@/lib/orders/invoice/vat";

const QR_SIZE = 200;
const WIDTH = RIGHT - LEFT;
const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "Africa/Lagos" });

function text(page: PdfPage, content: string, style: { size?: number; face?: "bold"; color?: string } = {}): void {
  const { size = 10 } = style;
  for (const line of wrapText(page.doc, content, WIDTH, style)) {
    moveTo(page, size * 1.4);
    writeLine(page.doc, line, { x: LEFT, y: page.y, ...style });
    page.y += size * 1.4;
  }
}

/** Writes a ticket as a PDF, with the receipt of a paid one; the result is a stream that has ended. */
export function writeTicketPdf({ event, code, door, payment, guest }: SeatTicket): PdfDocument {
  return writePdf(`Ticket: ${event.title}`, (page) => {
    text(page, "The Living Archive", { size: 9, color: MUTED });
    page.y += 4;
    text(page, event.title, { size: 22, face: "bold" });
    page.y += 6;
    text(page, `${when.format(new Date(event.date))}, Lagos time`, { size: 12, face: "bold" });
    if (event.place) text(page, event.place, { size: 12 });
    if (door) text(page, door);
    page.y += 10;
    rule(page);
    const top = page.y + 6;
    const place = { x: LEFT, y: top, size: QR_SIZE };
    drawQr(page.doc, `${env().APP_URL}${paths.checkIn(event._id, code)}`, place, 2);
    const right = { x: LEFT + QR_SIZE + 24 };
    writeLine(page.doc, "Code", { ...right, y: top + 8, size: 8.5, color: MUTED });
    writeLine(page.doc, code, { ...right, y: top + 22, size: 20, face: "bold" });
    writeLine(page.doc, "Guest", { ...right, y: top + 62, size: 8.5, color: MUTED });
    writeLine(page.doc, guest, { ...right, y: top + 76, size: 12, face: "bold" });
    const use = event.isOnline ? "One seat, online." : "One seat. Show the QR code at the entrance.";
    writeLine(page.doc, use, { ...right, y: top + 106 });
    page.y = top + QR_SIZE + 16;
    rule(page);
    if (payment) writeReceipt(page, payment);
    page.y += 6;
    if (payment) text(page, refundSentence(event.refundHours), { size: 9, color: MUTED });
  });
}

function writeReceipt(page: PdfPage, payment: NonNullable<SeatTicket["payment"]>): void {
  const { amount, refunded, seats, reference, paidAt } = payment;
  const [kobo, refundedKobo] = [toKobo(amount), toKobo(refunded)];
  const percent = vatPercentAt(env().VAT_RATES, paidAt);
  text(page, "Receipt", { size: 14, face: "bold" });
  text(page, [`Reference ${reference}`, when.format(new Date(paidAt)), ...sellerLines()].join(" · "), {
    size: 9,
    color: MUTED,
  });
  page.y += 6;
  sumLine(page, seats === 1 ? "One ticket, paid" : `${seats} tickets, paid`, formatNaira(kobo), "bold");
  if (refundedKobo > 0) {
    sumLine(page, "Refunded", `−${formatNaira(refundedKobo)}`);
    sumLine(page, "Left", formatNaira(kobo - refundedKobo), "bold");
  }
  if (percent !== null)
    sumLine(page, `Including VAT of ${percent}%`, formatNaira(includedVat(kobo - refundedKobo, percent)));
}
