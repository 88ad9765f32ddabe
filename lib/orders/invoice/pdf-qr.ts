import encodeQR from "qr";
import type { PdfDocument } from "@/lib/orders/invoice/pdf-text";

type Place = { x: number; y: number; size: number };

/** Draws the QR code of a URL; `x` and `y` are its upper left corner. `border` is its quiet zone in modules. */
export function drawQr(doc: PdfDocument, url: string, { x, y, size }: Place, border = 1): void {
  const rows = encodeQR(url, "raw", { ecc: "medium", border });
  const module = size / rows.length;
  doc.fillColor("#000000");
  for (const [line, modules] of rows.entries())
    for (const [column, dark] of modules.entries())
      if (dark) doc.rect(x + column * module, y + line * module, module, module);
  doc.fill();
}
