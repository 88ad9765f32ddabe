import type { NextRequest } from "next/server";
import { refuse } from "@/lib/platform/errors";

/** The boundaries and names around the file. */
const wrapping = 10_000;

/**
 * The bytes of the one file of a multipart form, its field being `file`. What says itself to be too large is refused unread.
 */
export async function readUpload(request: NextRequest, maximum: number): Promise<Uint8Array> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
    refuse("unsupported_type", "Please send a form with a file.");
  const tooLarge = `Please choose a file under ${Math.floor(maximum / 1_000_000)} MB.`;
  const length = Number(request.headers.get("content-length"));
  if (length > maximum + wrapping) refuse("too_large", tooLarge);
  const form = await request.formData().catch(() => refuse("invalid_input", "The request could not be read."));
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse("invalid_input", "Please select a file.");
  if (file.size > maximum) refuse("too_large", tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}
