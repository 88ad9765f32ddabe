import { parseLabelCode } from "@/lib/catalog/label-code-rules";

/** A line of the order on the table: the codes of its numbered units, and the slug of its drop. */
export type ScannableLine = { _id: string; slug: string; codes: readonly string[] };

/** What was typed or scanned: a scanner is a keyboard that ends with Enter. */
export type Scan =
  | { kind: "done" }
  | { kind: "all" }
  | { kind: "order"; number: string }
  /** `code` is the smart label of one unit; without it, `whole` is the whole line, or else one unit of it. */
  | { kind: "item"; item: string; code: string | null; whole: boolean }
  | { kind: "unknown" };

const orderNumber = /\bLA-([0-9A-Z]{4})-([0-9A-Z]{4})\b/i;
const bareNumber = /^(?:LA-?)?([0-9A-HJKMNP-TV-Z]{4})-?([0-9A-HJKMNP-TV-Z]{4})$/i;

/**
 * Reads a scan: an order number (alone or in the address of its QR code), the label of an item, the address of a drop, the number of a line, "*"
 * for all lines; nothing is "done".
 */
export function readScan(typed: string, lines: readonly ScannableLine[], site: string): Scan {
  const text = typed.trim();
  if (text === "") return { kind: "done" };
  if (text === "*" || /^all$/i.test(text)) return { kind: "all" };
  if (/^\d{1,2}$/.test(text)) {
    const line = lines[Number(text) - 1];
    return line ? { kind: "item", item: line._id, code: null, whole: true } : { kind: "unknown" };
  }
  const code = parseLabelCode(text, site);
  const labelled = code && lines.find(({ codes }) => codes.includes(code));
  if (code && labelled) return { kind: "item", item: labelled._id, code, whole: false };
  const [, first, second] = orderNumber.exec(text) ?? bareNumber.exec(text) ?? [];
  if (first && second) return { kind: "order", number: `LA-${first}-${second}`.toUpperCase() };
  const slug = /(?:^|\/drops\/)([\w-]+)\/?(?:[?#].*)?$/.exec(text)?.[1]?.toLowerCase();
  const line = lines.find((one) => one.slug === slug);
  return line ? { kind: "item", item: line._id, code: null, whole: false } : { kind: "unknown" };
}
