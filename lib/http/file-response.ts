import type { NextRequest } from "next/server";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { AppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { evaluateConditions, getApplicableRange, parseRange } from "@/lib/http/conditional-requests";
import { storage } from "@/lib/storage/storage";
import { type ByteRange, StorageError, type StoredFile, type StoredHead } from "@/lib/storage/storage-driver";

type DownloadFile = { filename: string; contentType: string; storageKey: string };

/** Streams a stored file as a download, with conditional and range requests. */
export async function fileResponse(request: NextRequest, file: DownloadFile): Promise<Response> {
  const { size } = await requireStored(storage().head(file.storageKey));
  // A key is written only once, so key and size identify the content. The hash hides the key.
  const etag = `"${sha256(`${file.storageKey}/${size}`).slice(0, 32)}"`;
  const condition = evaluateConditions(request.headers, etag);
  if (condition === "unchanged")
    return new Response(null, { status: 304, headers: { etag, "cache-control": CACHE_CONTROL } });
  if (condition === "failed") return errorResponse(412, "The file has changed", { etag });
  const range = parseRange(getApplicableRange(request.headers, etag), size);
  if (range === "outside")
    return errorResponse(416, "The range is not satisfiable", { "content-range": `bytes */${size}` });
  const part = range === "whole" ? undefined : range;
  return new Response(await readFileBytes(request, file, part), {
    status: part ? 206 : 200,
    headers: { ...fileHeaders(file), etag, ...lengthHeaders(size, part) },
  });
}

// No caching, and no compression by proxies, which would break byte ranges.
const CACHE_CONTROL = "no-store, no-transform";

const errorResponse = (status: number, message: string, headers: Record<string, string>) =>
  new Response(message, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });

const fileHeaders = ({ filename, contentType }: DownloadFile) => ({
  "content-type": contentType,
  "content-disposition": attachmentHeader(filename),
  "accept-ranges": "bytes",
  "cache-control": CACHE_CONTROL,
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
});

// Next removes content-length from a handler's response; content-range still has the total.
const lengthHeaders = (size: number, part?: ByteRange): Record<string, string> =>
  part
    ? {
        "content-length": String(part.end - part.start + 1),
        "content-range": `bytes ${part.start}-${part.end}/${size}`,
      }
    : { "content-length": String(size) };

/** Opens the file; not for HEAD, where an unread stream would stay open. */
async function readFileBytes(
  request: NextRequest,
  { storageKey }: DownloadFile,
  range?: ByteRange,
): Promise<StoredFile["stream"] | null> {
  if (request.method === "HEAD") return null;
  return (await requireStored(storage().open(storageKey, { range }))).stream;
}

async function requireStored<T extends StoredHead>(pending: Promise<T | null>): Promise<T> {
  const message = "This file cannot be fetched at the moment. Please try again.";
  const stored = await pending.catch((cause: unknown) => {
    throw cause instanceof StorageError ? new AppError("unavailable", message, { cause }) : cause;
  });
  if (stored) return stored;
  throw new AppError("unavailable", message, { cause: new Error("the file of a record is missing in storage") });
}
