import type { NextRequest } from "next/server";
import { throwAppError } from "@/lib/core/errors";

/** Allowance for boundaries and field names. */
const MULTIPART_OVERHEAD = 10_000;

/** The bytes of the field `file` of a multipart form. A body with too large a content-length is rejected unread. */
export async function parseUpload(request: NextRequest, maxBytes: number): Promise<Uint8Array> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
    throwAppError("unsupported_type", "Please send a form with a file.");
  const tooLarge = `Please choose a file under ${Math.floor(maxBytes / 1_000_000)} MB.`;
  const length = Number(request.headers.get("content-length"));
  if (length > maxBytes + MULTIPART_OVERHEAD) throwAppError("too_large", tooLarge);
  const form = await request.formData().catch(() => throwAppError("invalid_input", "The request could not be read."));
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return throwAppError("invalid_input", "Please select a file.");
  if (file.size > maxBytes) throwAppError("too_large", tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}
