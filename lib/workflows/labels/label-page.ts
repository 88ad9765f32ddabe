import { createDocument, type PdfDocument } from "@/lib/orders/invoice/pdf-text";

/** Points in a millimetre. */
export const MM = 72 / 25.4;
const PAGE = { width: 210, height: 297 } as const;

type Grid = { title: string; columns: number; rows: number };
/** The upper left corner and the size of a label, in points. */
export type Cell = { x: number; y: number; width: number; height: number };

/** Writes labels that fill sheets of A4 without gaps, with a dashed line to cut along. The result is a stream that has ended. */
export function writeLabels<T>(
  { title, columns, rows }: Grid,
  labels: readonly T[],
  write: (doc: PdfDocument, label: T, cell: Cell) => void,
): PdfDocument {
  const doc = createDocument(title);
  const [width, height] = [(PAGE.width / columns) * MM, (PAGE.height / rows) * MM];
  for (const [index, label] of labels.entries()) {
    const at = index % (columns * rows);
    if (index > 0 && at === 0) doc.addPage();
    const cell = { x: (at % columns) * width, y: Math.floor(at / columns) * height, width, height };
    doc
      .rect(cell.x, cell.y, width, height)
      .lineWidth(0.4)
      .dash(2, { space: 3 })
      .strokeColor("#B9B2A3")
      .stroke()
      .undash();
    write(doc, label, cell);
  }
  doc.end();
  return doc;
}
