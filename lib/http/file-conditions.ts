import type { ByteRange } from "@/lib/platform/storage-driver";
import { encodeStrictly } from "@/lib/platform/storage-s3-sign";

/**
 * What a Range header asks of a file of that size (RFC 9110, 14.2). `whole` where it is none, is broken, or names several parts:
 * a server may always send everything. `outside` where no byte of it exists.
 */
export function readRange(header: string | null, size: number): ByteRange | "whole" | "outside" {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  const last = size - 1;
  if (from === "") {
    const count = Number(to);
    return count === 0 || size === 0 ? "outside" : { start: Math.max(0, size - count), end: last };
  }
  const [start, end] = [Number(from), to === "" ? last : Number(to)];
  if (to !== "" && end < start) return "whole";
  return start > last ? "outside" : { start, end: Math.min(end, last) };
}

const tags = (header: string): string[] => header.split(",").map((tag) => tag.trim());
const opaque = (tag: string) => tag.replace(/^W\//, "");

/** What the conditions of a request make of a file with that tag, which is a strong one (RFC 9110, 13.2.2). */
export function judgeConditions(headers: Headers, etag: string): "send" | "unchanged" | "failed" {
  const [match, noneMatch] = [headers.get("if-match"), headers.get("if-none-match")];
  if (match !== null && match.trim() !== "*" && !tags(match).includes(etag)) return "failed";
  if (noneMatch !== null && (noneMatch.trim() === "*" || tags(noneMatch).map(opaque).includes(etag)))
    return "unchanged";
  return "send";
}

/** The Range header, unless the file is another one by now than the one of which a part is there already. */
export function rangeWanted(headers: Headers, etag: string): string | null {
  const condition = headers.get("if-range");
  return condition === null || condition.trim() === etag ? headers.get("range") : null;
}

/**
 * The header that names a file as it is saved (RFC 6266): the name in plain letters for old programs, the real one beside it.
 * Nothing that is given can end the header or the quotes.
 */
export function attachment(filename: string): string {
  const name = filename.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]+/gu, " ").trim() || "download";
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["%]/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeStrictly(name)}`;
}
