import type { NextRequest } from "next/server";
import { throwAppError } from "@/lib/core/errors";
import { BodyTooLargeError, readLimited } from "@/lib/core/read-limited";
import { requestStream } from "@/lib/http/request-stream";

/** Allowance for boundaries and field names. */
const MULTIPART_OVERHEAD = 10_000;

/** `maxBytes` is the limit of the files and fields together; the others are error messages. */
type MultipartLimits = { maxBytes: number; tooLarge: string; unsupported: string; unreadable: string };

/**
 * Parses a multipart form. The bytes are counted while they arrive, because content-length can be wrong and a chunked body has none:
 * a body that is too large is never held in memory.
 */
export async function parseMultipart(
  request: NextRequest,
  { maxBytes, tooLarge, unsupported, unreadable }: MultipartLimits,
): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) throwAppError("unsupported_type", unsupported);
  const limit = maxBytes + MULTIPART_OVERHEAD;
  if (Number(request.headers.get("content-length") ?? 0) > limit) throwAppError("too_large", tooLarge);
  const bytes = await readLimited(requestStream(request), limit).catch((error: unknown) =>
    error instanceof BodyTooLargeError
      ? throwAppError("too_large", tooLarge)
      : throwAppError("invalid_input", unreadable),
  );
  return new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => throwAppError("invalid_input", unreadable));
}
