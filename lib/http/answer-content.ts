import { isShown } from "@/lib/exhibitions/content-rules";
import { attachment, readRange } from "@/lib/http/file-conditions";
import { refuse } from "@/lib/platform/errors";
import { fileName } from "@/lib/platform/file-kinds";
import { storage } from "@/lib/platform/storage";
import type { MemberContent } from "@/prisma/generated/client";

// The file is shown in a page of ours or saved; it is nobody's page itself, and one that pretended to be could run nothing.
const harmless = {
  "accept-ranges": "bytes",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/** The file of a piece of members-only content, or the part that a player asks for. Whoever asks has been let in already. */
export async function answerContent(row: MemberContent, range: string | null): Promise<Response> {
  const missing = () => refuse("not_found", "The file of this piece is missing.");
  if (row.storageKey === null) return Response.redirect(row.externalUrl ?? missing(), 302);
  const found = (await storage().head(row.storageKey)) ?? missing();
  const asked = readRange(range, found.size);
  if (asked === "outside")
    return new Response(null, { status: 416, headers: { ...harmless, "content-range": `bytes */${found.size}` } });
  const part = asked === "whole" ? undefined : asked;
  const file = (await storage().open(row.storageKey, { range: part })) ?? missing();
  return new Response(file.stream, {
    status: part ? 206 : 200,
    headers: {
      ...harmless,
      "content-type": row.mimeType ?? "application/octet-stream",
      "content-length": String(part ? part.end - part.start + 1 : found.size),
      "content-disposition": isShown(row.type) ? "inline" : attachment(row.filename ?? fileName(row.title, "bin")),
      ...(part && { "content-range": `bytes ${part.start}-${part.end}/${found.size}` }),
    },
  });
}
