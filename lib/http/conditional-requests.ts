import type { ByteRange } from "@/lib/storage/storage-driver";

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
