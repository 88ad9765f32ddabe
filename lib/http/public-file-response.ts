import type { NextRequest } from "next/server";
import { throwAppError } from "@/lib/core/errors";
import { evaluateConditions, getApplicableRange, parseRange } from "@/lib/http/conditional-requests";
import { findPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";

// A replacement keeps the URL, so a copy is good for five minutes and is then compared by its tag.
const CACHE_CONTROL = "public, max-age=300, must-revalidate";

/**
 * Serves an uploaded picture or sound of the public pages by the name in its URL. An archived one is not found. With `ranges` a part of it
 * can be asked for: Safari plays no sound otherwise.
 */
export async function publicFileResponse(
  request: NextRequest,
  name: string,
  { ranges = false }: { ranges?: boolean } = {},
): Promise<Response> {
  const missing = () => throwAppError("not_found", "There is nothing here.");
  const [, id = "", suffix = ""] = /^([a-z]{3}-[0-9a-z]{20})(.+)$/.exec(name) ?? [];
  const found = (await findPublicFile(id, suffix)) ?? missing();
  const headers = {
    etag: `"${name}/${found.version}"`,
    "cache-control": CACHE_CONTROL,
    ...(ranges && { "accept-ranges": "bytes" }),
  };
  if (evaluateConditions(request.headers, headers.etag) === "unchanged")
    return new Response(null, { status: 304, headers });
  const asked = ranges ? getApplicableRange(request.headers, headers.etag) : null;
  if (asked !== null) return rangeResponse(found.key, asked, headers);
  const file = (await storage().open(found.key)) ?? missing();
  return new Response(file.stream, {
    headers: {
      ...headers,
      "content-type": file.type,
      "content-length": String(file.size),
      "x-content-type-options": "nosniff",
    },
  });
}

async function rangeResponse(key: string, asked: string, headers: Record<string, string>): Promise<Response> {
  const missing = () => throwAppError("not_found", "There is nothing here.");
  const { size } = (await storage().head(key)) ?? missing();
  const range = parseRange(asked, size);
  if (range === "outside")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  const part = range === "whole" ? undefined : range;
  const file = (await storage().open(key, { range: part })) ?? missing();
  return new Response(file.stream, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      "content-type": file.type,
      "content-length": String(part ? part.end - part.start + 1 : size),
      "x-content-type-options": "nosniff",
      ...(part && { "content-range": `bytes ${part.start}-${part.end}/${size}` }),
    },
  });
}
