import type { PrintedWallLabel } from "@/lib/catalog/labels/queries";
import { paths } from "@/lib/core/urls/paths";
import { MUTED } from "@/lib/orders/invoice/invoice-page";
import { drawQr } from "@/lib/orders/invoice/pdf-qr";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { type Cell, MM, writeLabels } from "@/lib/workflows/labels/label-page";

const PADDING = 8 * MM;
const QR_SIZE = 20 * MM;
const QUIET_ZONE = 4;

/** Eight wall labels of 105 × 74 mm on a sheet of A4, each with the code of its smart label where it has one. */
export function writeWallLabelsPdf(labels: readonly PrintedWallLabel[], site: string): PdfDocument {
  const grid = { title: "Wall labels", columns: 2, rows: 4 };
  return writeLabels(grid, labels, (doc, label, cell) => writeWallLabel(doc, label, cell, site));
}

function writeWallLabel(doc: PdfDocument, { name, label, code }: PrintedWallLabel, cell: Cell, site: string): void {
  const left = cell.x + PADDING;
  const room = cell.width - 2 * PADDING;
  let y = cell.y + PADDING;
  const write = (
    text: string | undefined,
    { size, face = "regular", most }: { size: number; face?: "regular" | "bold"; most: number },
  ) => {
    for (const line of text ? wrapText(doc, text, room, { face, size }).slice(0, most) : []) {
      writeLine(doc, line, { x: left, y, size, face });
      y += size * 1.3;
    }
  };
  write(name, { size: 15, face: "bold", most: 3 });
  y += 2;
  write(label.year, { size: 10, most: 1 });
  write(label.medium, { size: 10, most: 2 });
  write(label.dimensions, { size: 10, most: 1 });
  // The number and the credit stand at the foot, beside the code.
  const foot = cell.y + cell.height - PADDING;
  const width = code ? room - QR_SIZE - 4 * MM : room;
  const lines = [label.accession, label.credit].flatMap((text) =>
    text ? wrapText(doc, text, width, { size: 8.5 }).slice(0, 2) : [],
  );
  let at = foot - lines.length * 11;
  if (lines.length > 0)
    doc
      .moveTo(left, at - 5)
      .lineTo(left + width, at - 5)
      .lineWidth(0.6)
      .strokeColor("#D3CBB9")
      .stroke();
  for (const line of lines) {
    writeLine(doc, line, { x: left, y: at, size: 8.5, color: MUTED });
    at += 11;
  }
  if (code) {
    const place = { x: cell.x + cell.width - PADDING - QR_SIZE, y: foot - QR_SIZE, size: QR_SIZE };
    drawQr(doc, `${site}${paths.label(code)}`, place, QUIET_ZONE);
  }
}
