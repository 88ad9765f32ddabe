import type { ByteRange } from "@/lib/storage/storage-driver";
import { encodeStrictly } from "@/lib/storage/storage-s3-sign";

/**
 * Parses a Range header for a file of that size (RFC 9110, 14.2). `whole` when it is missing, malformed or has several ranges,
 * because a server may always send everything; `outside` when it is not satisfiable.
 */
export function parseRange(header: string | null, size: number): ByteRange | "whole" | "outside" {
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

const splitTags = (header: string): string[] => header.split(",").map((tag) => tag.trim());
const opaqueTag = (tag: string) => tag.replace(/^W\//, "");

/** Evaluates If-Match and If-None-Match for a strong ETag (RFC 9110, 13.2.2). */
export function evaluateConditions(headers: Headers, etag: string): "send" | "unchanged" | "failed" {
  const [match, noneMatch] = [headers.get("if-match"), headers.get("if-none-match")];
  if (match !== null && match.trim() !== "*" && !splitTags(match).includes(etag)) return "failed";
  if (noneMatch !== null && (noneMatch.trim() === "*" || splitTags(noneMatch).map(opaqueTag).includes(etag)))
    return "unchanged";
  return "send";
}

/** The Range header, or null when If-Range names another version of the file. */
export function getApplicableRange(headers: Headers, etag: string): string | null {
  const condition = headers.get("if-range");
  return condition === null || condition.trim() === etag ? headers.get("range") : null;
}

/**
 * The Content-Disposition header of a download (RFC 6266): an ASCII fallback and the real name. The name cannot break out of the
 * header or the quotes.
 */
export function attachmentHeader(filename: string): string {
  const name = filename.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]+/gu, " ").trim() || "download";
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["%]/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeStrictly(name)}`;
}
