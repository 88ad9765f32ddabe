import type { InvoiceParties } from "@/lib/orders/invoice/get-invoice";
import { createDocument, type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";

export const LEFT = 56;
export const RIGHT = 539;
const BOTTOM = 780;
export const MUTED = "#4C5169";

const date = new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "Africa/Lagos" });

/** The day of a time (ISO) in Lagos. */
export const dayOf = (iso: string): string => date.format(new Date(iso));

export type PdfPage = { doc: PdfDocument; y: number };

/** Begins another page when this height does not fit. */
export function moveTo(page: PdfPage, height: number): void {
  if (page.y + height <= BOTTOM) return;
  page.doc.addPage();
  page.y = LEFT;
}

/** A line across the page. */
export function rule(page: PdfPage): void {
  page.doc.moveTo(LEFT, page.y).lineTo(RIGHT, page.y).lineWidth(0.6).strokeColor("#D3CBB9").stroke();
  page.y += 8;
}

/** A block of lines below a muted label; returns where it ends. */
function block(
  page: PdfPage,
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

/** A line of the sums. */
export function sumLine(page: PdfPage, name: string, kobo: string, face: "regular" | "bold" = "regular"): void {
  moveTo(page, 18);
  writeLine(page.doc, name, { x: 320, y: page.y, face });
  writeLine(page.doc, kobo, { x: RIGHT, y: page.y, align: "right", face });
  page.y += 18;
}

type Labelled = readonly (readonly [label: string, lines: readonly string[]])[];
type Heading = {
  title: string;
  seller: readonly string[];
  facts: readonly (readonly [label: string, text: string])[];
  /** At most two, beside each other. */
  blocks: Labelled;
};

/** The title with the seller, the facts in columns, and blocks such as the buyer's. */
export function writeHeading(page: PdfPage, { title, seller, facts, blocks }: Heading): void {
  const { doc } = page;
  writeLine(doc, title, { x: LEFT, y: page.y, face: "bold", size: 22 });
  let y = page.y;
  for (const [index, line] of seller.flatMap((text) => wrapText(doc, text, 200)).entries()) {
    writeLine(doc, line, { x: RIGHT, y, align: "right", face: index === 0 ? "bold" : "regular" });
    y += 14;
  }
  page.y = Math.max(y, page.y + 30) + 14;
  const ends = facts.map(([label, text], index) => block(page, label, [text], { x: LEFT + index * 122, width: 116 }));
  page.y = Math.max(...ends) + 10;
  const below = blocks.map(([label, lines], index) => block(page, label, lines, { x: LEFT + index * 244, width: 230 }));
  page.y = Math.max(page.y, ...below) + 14;
}

type Head = { title: string; parties: InvoiceParties; facts: Heading["facts"] };

/** The heading of an order's document, with the buyer and the shipping address. */
export function writeHead(page: PdfPage, { title, parties: { seller, order }, facts }: Head): void {
  const { shippingAddress: to, user } = order;
  const town = to && [to.city, to.state, to.postalCode].filter(Boolean).join(", ");
  const address = to
    ? [to.recipient, to.line1, to.line2, town, to.country].filter((line): line is string => !!line)
    : [];
  const sent: Labelled = to ? [["Shipping address", address]] : [];
  writeHeading(page, { title, seller, facts, blocks: [["Buyer", [user.name, user.email]], ...sent] });
}

/** Writes a PDF; the result is a stream that has ended. */
export function writePdf(title: string, write: (page: PdfPage) => void): PdfDocument {
  const doc = createDocument(title);
  write({ doc, y: LEFT });
  doc.end();
  return doc;
}
