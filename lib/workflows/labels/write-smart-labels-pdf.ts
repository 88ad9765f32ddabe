import type { PrintedLabel } from "@/lib/catalog/admin-contracts";
import { paths } from "@/lib/core/urls/paths";
import { drawQr } from "@/lib/orders/invoice/pdf-qr";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { type Cell, MM, writeLabels } from "@/lib/workflows/labels/label-page";

const PADDING = 3 * MM;
const QR_SIZE = 29 * MM;
/** The quiet zone that readers need, in modules. */
const QUIET_ZONE = 4;

/** 24 smart labels of 70 × 37 mm on a sheet of A4: the code, the item and its number. */
export function writeSmartLabelsPdf(labels: readonly PrintedLabel[], site: string): PdfDocument {
  const grid = { title: "Smart labels", columns: 3, rows: 8 };
  return writeLabels(grid, labels, (doc, label, cell) => writeSmartLabel(doc, label, cell, site));
}

function writeSmartLabel(doc: PdfDocument, label: PrintedLabel, { x, y, width, height }: Cell, site: string): void {
  const { code, name, number, editionSize } = label;
  drawQr(
    doc,
    `${site}${paths.label(code)}`,
    { x: x + PADDING, y: y + (height - QR_SIZE) / 2, size: QR_SIZE },
    QUIET_ZONE,
  );
  const left = x + PADDING + QR_SIZE + 2 * MM;
  const room = x + width - PADDING - left;
  const lines = wrapText(doc, name, room, { face: "bold", size: 9 }).slice(0, 4);
  let top = y + height / 2 - (lines.length * 11 + 26) / 2;
  for (const line of lines) {
    writeLine(doc, line, { x: left, y: top, face: "bold", size: 9, color: "#000000" });
    top += 11;
  }
  const numbered = `No. ${number}${editionSize ? ` of ${editionSize}` : ""}`;
  writeLine(doc, number === null ? "Museum collection" : numbered, { x: left, y: top + 2, size: 8, color: "#000000" });
  writeLine(doc, code, { x: left, y: top + 14, size: 8, color: "#000000" });
}
