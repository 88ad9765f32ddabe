import type { CertificateFile } from "@/lib/certificates/contracts";
import { formatCode, stateLabels, stateSentences } from "@/lib/certificates/rules";
import { formatNaira } from "@/lib/core/money";
import { LEFT, MUTED, moveTo, type PdfPage, RIGHT, rule, writePdf } from "@/lib/orders/invoice/invoice-page";
import { drawQr } from "@/lib/orders/invoice/pdf-qr";
import { type PdfDocument, wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { ownershipKindLabels } from "@/lib/ownership/rules";

const LABEL_WIDTH = 120;
const QR_SIZE = 108;

/** A label with its text beside it, over as many lines as it takes. */
function row(page: PdfPage, label: string, text: string): void {
  const lines = wrapText(page.doc, text, RIGHT - LEFT - LABEL_WIDTH);
  moveTo(page, lines.length * 14 + 6);
  writeLine(page.doc, label, { x: LEFT, y: page.y, size: 8.5, color: MUTED });
  for (const line of lines) {
    writeLine(page.doc, line, { x: LEFT + LABEL_WIDTH, y: page.y });
    page.y += 14;
  }
  page.y += 6;
}

function heading(page: PdfPage, text: string): void {
  moveTo(page, 44);
  page.y += 10;
  writeLine(page.doc, text, { x: LEFT, y: page.y, face: "bold", size: 12 });
  page.y += 18;
  rule(page);
}

/** Writes a certificate as a PDF; the result is a stream that has ended. It repeats the signed document and its signature. */
export function writeCertificatePdf({ document, signature }: CertificateFile): PdfDocument {
  const { code, product, work, number, editionSize, state, chain, provenance } = document;
  return writePdf(`Certificate ${formatCode(code)}`, (page) => {
    const { doc } = page;
    drawQr(doc, document.url, { x: RIGHT - QR_SIZE, y: page.y, size: QR_SIZE });
    writeLine(doc, document.issuer, { x: LEFT, y: page.y, size: 8.5, color: MUTED });
    page.y += 16;
    writeLine(doc, "Certificate", { x: LEFT, y: page.y, face: "bold", size: 22 });
    page.y += 36;
    for (const line of wrapText(doc, product.name, RIGHT - LEFT - QR_SIZE - 24, { face: "bold", size: 14 })) {
      writeLine(doc, line, { x: LEFT, y: page.y, face: "bold", size: 14 });
      page.y += 20;
    }
    writeLine(doc, `No. ${number}${editionSize === null ? "" : ` of ${editionSize}`}`, {
      x: LEFT,
      y: page.y,
      size: 14,
    });
    page.y = Math.max(page.y + 34, LEFT + QR_SIZE + 18);
    rule(page);
    row(page, "State", `${stateLabels[state]}. ${stateSentences[state]}`);
    if (work) row(page, "After the artwork", work.name);
    row(page, "Issued on", document.issuedOn);
    row(page, "Code", formatCode(code));
    heading(page, "Owners");
    for (const owner of chain)
      row(page, `${owner.from} to ${owner.until ?? "today"}`, `${owner.name}: ${ownershipKindLabels[owner.kind]}`);
    if (provenance) {
      heading(page, "Provenance");
      row(page, "Auction", provenance.auction);
      row(page, "Hammer price", formatNaira(provenance.hammerPriceKobo));
      row(page, "Ledger entry", `${provenance.ledgerEntry}: ${provenance.ledgerHash}`);
    }
    heading(page, "Signature");
    row(page, "Signed at", `${document.signedAt}, version ${document.version}`);
    row(page, "Key", document.keyId);
    row(page, "Ed25519", signature);
    row(page, "Newest certificate", document.url);
  });
}
