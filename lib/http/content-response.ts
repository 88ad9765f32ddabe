import { attachmentHeader } from "@/lib/core/attachment-header";
import { throwAppError } from "@/lib/core/errors";
import { fileName } from "@/lib/core/file-types";
import { parseRange } from "@/lib/http/conditional-requests";
import { isInlineType } from "@/lib/member-content/rules";
import { storage } from "@/lib/storage/storage";
import type { MemberContent } from "@/prisma/generated/client";

// Uploaded files are embedded or saved. Opened directly, they must not run scripts.
const safeFileHeaders = {
  "accept-ranges": "bytes",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

type ServedContent = Pick<MemberContent, "type" | "storageKey" | "externalUrl" | "mimeType" | "filename" | "title">;

/** Serves the file of members-only content, or a byte range of it. The caller has checked access. */
export async function contentResponse(row: ServedContent, range: string | null): Promise<Response> {
  const missing = () => throwAppError("not_found", "The file is missing.");
  if (row.storageKey === null) return Response.redirect(row.externalUrl ?? missing(), 302);
  const found = (await storage().head(row.storageKey)) ?? missing();
  const wanted = parseRange(range, found.size);
  if (wanted === "outside")
    return new Response(null, {
      status: 416,
      headers: { ...safeFileHeaders, "content-range": `bytes */${found.size}` },
    });
  const part = wanted === "whole" ? undefined : wanted;
  const file = (await storage().open(row.storageKey, { range: part })) ?? missing();
  return new Response(file.stream, {
    status: part ? 206 : 200,
    headers: {
      ...safeFileHeaders,
      "content-type": row.mimeType ?? "application/octet-stream",
      "content-length": String(part ? part.end - part.start + 1 : found.size),
      "content-disposition": isInlineType(row.type)
        ? "inline"
        : attachmentHeader(row.filename ?? fileName(row.title, "bin")),
      ...(part && { "content-range": `bytes ${part.start}-${part.end}/${found.size}` }),
    },
  });
}
