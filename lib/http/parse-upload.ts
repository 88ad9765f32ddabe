import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { throwAppError } from "@/lib/core/errors";
import { parseMultipart } from "@/lib/http/parse-multipart";

/** The form that parseUpload reads. */
export const uploadForm = z.object({ file: z.file() });

/** The bytes of the field `file` of a multipart form. */
export async function parseUpload(request: NextRequest, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = `Please choose a file under ${Math.floor(maxBytes / 1_000_000)} MB.`;
  const form = await parseMultipart(request, {
    maxBytes,
    tooLarge,
    unsupported: "Please send a form with a file.",
    unreadable: "The request could not be read.",
  });
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return throwAppError("invalid_input", "Please select a file.");
  if (file.size > maxBytes) throwAppError("too_large", tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}
