import type { NextRequest } from "next/server";
import { attachment, judgeConditions, rangeWanted, readRange } from "@/lib/http/file-conditions";
import { AppError } from "@/lib/platform/errors";
import { sha256 } from "@/lib/platform/secrets";
import { storage } from "@/lib/platform/storage";
import { type ByteRange, StorageError, type StoredFile, type StoredHead } from "@/lib/platform/storage-driver";

type Served = { filename: string; contentType: string; storageKey: string };

/** The file that lies under a record's key, to be saved: passed on piece by piece, the whole of it or the part asked for. */
export async function answerDownload(request: NextRequest, file: Served): Promise<Response> {
  const { size } = await found(storage().head(file.storageKey));
  // A key is written once, so that key and size say which bytes these are. The tag does not tell the key.
  const etag = `"${sha256(`${file.storageKey}/${size}`).slice(0, 32)}"`;
  const verdict = judgeConditions(request.headers, etag);
  if (verdict === "unchanged") return new Response(null, { status: 304, headers: { etag, "cache-control": kept } });
  if (verdict === "failed") return refused(412, "The file has changed", { etag });
  const range = readRange(rangeWanted(request.headers, etag), size);
  if (range === "outside")
    return refused(416, "The file does not reach that far", { "content-range": `bytes */${size}` });
  const part = range === "whole" ? undefined : range;
  return new Response(await bytes(request, file, part), {
    status: part ? 206 : 200,
    headers: { ...headersOf(file), etag, ...lengthOf(size, part) },
  });
}

// Nothing on the way may keep it, or compress what is counted in bytes.
const kept = "no-store, no-transform";

const refused = (status: number, sentence: string, headers: Record<string, string>) =>
  new Response(sentence, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });

const headersOf = ({ filename, contentType }: Served) => ({
  "content-type": contentType,
  "content-disposition": attachment(filename),
  "accept-ranges": "bytes",
  "cache-control": kept,
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
});

// Next takes the length off whatever a handler answers; a part still says of how much it is one.
const lengthOf = (size: number, part?: ByteRange): Record<string, string> =>
  part
    ? {
        "content-length": String(part.end - part.start + 1),
        "content-range": `bytes ${part.start}-${part.end}/${size}`,
      }
    : { "content-length": String(size) };

/** The bytes themselves. Nobody reads the body of a HEAD, and a file that nobody reads would stay open. */
async function bytes(
  request: NextRequest,
  { storageKey }: Served,
  range?: ByteRange,
): Promise<StoredFile["stream"] | null> {
  if (request.method === "HEAD") return null;
  return (await found(storage().open(storageKey, { range }))).stream;
}

async function found<T extends StoredHead>(asked: Promise<T | null>): Promise<T> {
  const sentence = "This file cannot be fetched at the moment. Please try again.";
  const answer = await asked.catch((cause: unknown) => {
    throw cause instanceof StorageError ? new AppError("unavailable", sentence, { cause }) : cause;
  });
  if (answer) return answer;
  throw new AppError("unavailable", sentence, { cause: new Error("a record whose file is not in the storage") });
}
