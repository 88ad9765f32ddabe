import PDFDocument from "pdfkit";
import { bold, regular } from "@/lib/orders/invoice/generated/invoice-fonts";

type Part = keyof typeof regular;
export type Face = "regular" | "bold";
export type PdfDocument = InstanceType<typeof PDFDocument>;
type Style = { face?: Face; size?: number; color?: string };

const faces = { regular, bold };
const INK = "#141B3A";
const SIZE = 10;

/** An A4 document with the faces registered; it is a stream, which ends with `end()`. */
export function createDocument(title: string): PdfDocument {
  const doc = new PDFDocument({
    size: "A4",
    margin: 56,
    // No standard font is loaded: everything is written in the embedded ones.
    font: "",
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    info: { Title: title, Author: "The Living Archive" },
  });
  for (const face of ["regular", "bold"] as const)
    for (const part of ["latin", "extended", "vietnamese"] as const)
      doc.registerFont(`${face}-${part}`, Buffer.from(faces[face][part], "base64"));
  return doc;
}

// The letters of the part "vietnamese" of the font package, and of its part "latin". Each part has the combining marks, and sets
// them on a letter of its own only.
const vietnamese = /[\u1ea0-\u1ef9]/u;
const latin = /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2026\u20ac\u2212]/u;

// Letters that the face has only as a letter and a mark: Ǹ, Ḿ and their kind.
const composed = /[\u01cd-\u01dc\u01f8\u01f9\u1e3e\u1e3f]/gu;

/** Splits a text into runs of one part of the face. */
export function splitRuns(text: string): { part: Part; text: string }[] {
  const runs: { part: Part; text: string }[] = [];
  for (const letter of text.normalize("NFC").replace(composed, (one) => one.normalize("NFD"))) {
    const part = vietnamese.test(letter) ? "vietnamese" : latin.test(letter) ? "latin" : "extended";
    const last = runs.at(-1);
    if (last && (last.part === part || /\p{M}/u.test(letter))) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

function measure(doc: PdfDocument, text: string, { face = "regular", size = SIZE }: Style): number {
  return splitRuns(text).reduce(
    (width, run) => width + doc.font(`${face}-${run.part}`).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Writes one line at a position; `align: "right"` ends it at x. */
export function writeLine(
  doc: PdfDocument,
  text: string,
  {
    x,
    y,
    align = "left",
    face = "regular",
    size = SIZE,
    color = INK,
  }: Style & { x: number; y: number; align?: "left" | "right" },
): void {
  let left = align === "right" ? x - measure(doc, text, { face, size }) : x;
  doc.fillColor(color);
  for (const run of splitRuns(text)) {
    doc.font(`${face}-${run.part}`).fontSize(size).text(run.text, left, y, { lineBreak: false });
    left += doc.widthOfString(run.text);
  }
}

/** Breaks a text into lines of at most this width; a word that is longer breaks anywhere. */
export function wrapText(doc: PdfDocument, text: string, width: number, style: Style = {}): string[] {
  const fits = (line: string) => measure(doc, line, style) <= width;
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const line = [lines.at(-1), word].filter(Boolean).join(" ");
    if (fits(line)) lines[lines.length - 1] = line;
    else lines.push(...breakWord(word, fits));
  }
  return lines.filter(Boolean);
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const lines = [""];
  for (const letter of word) {
    const line = `${lines.at(-1)}${letter}`;
    if (fits(line)) lines[lines.length - 1] = line;
    else lines.push(letter);
  }
  return lines;
}
