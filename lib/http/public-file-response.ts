import type { NextRequest } from "next/server";
import { throwAppError } from "@/lib/core/errors";
import { evaluateConditions } from "@/lib/http/conditional-requests";
import { findPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";

// A replacement keeps the URL, so a copy is good for five minutes and is then compared by its tag.
const CACHE_CONTROL = "public, max-age=300, must-revalidate";

/** Serves an uploaded picture or sound of the public pages by the name in its URL. An archived one is not found. */
export async function publicFileResponse(request: NextRequest, name: string): Promise<Response> {
  const missing = () => throwAppError("not_found", "There is nothing here.");
  const [, id = "", suffix = ""] = /^([a-z]{3}-[0-9a-z]{20})(.+)$/.exec(name) ?? [];
  const found = (await findPublicFile(id, suffix)) ?? missing();
  const headers = { etag: `"${name}/${found.version}"`, "cache-control": CACHE_CONTROL };
  if (evaluateConditions(request.headers, headers.etag) === "unchanged")
    return new Response(null, { status: 304, headers });
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
