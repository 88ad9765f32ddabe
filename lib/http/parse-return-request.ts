import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { throwAppError } from "@/lib/core/errors";
import { parseMultipart } from "@/lib/http/parse-multipart";
import { type ReturnFields, returnFields } from "@/lib/orders/return-contracts";
import { MAX_RETURN_PHOTOS } from "@/lib/orders/return-rules";

/** The browser shrinks photos before it sends them. */
const MAX_RETURN_BYTES = 8_000_000;

const failed = "Failed to request the return";

/** The form that parseReturnRequest reads. */
export const returnRequestForm = z.extend(returnFields, { photos: z.optional(z.array(z.file())) });

/** Parses the multipart body of POST /orders/{number}/returns. */
export async function parseReturnRequest(
  request: NextRequest,
): Promise<{ fields: ReturnFields; photos: Uint8Array[] }> {
  const form = await parseMultipart(request, {
    maxBytes: MAX_RETURN_BYTES,
    tooLarge: "The photos are larger than 8 MB together.",
    unsupported: failed,
    unreadable: failed,
  });
  const items = form.get("items") ?? undefined;
  const parsed = returnFields.safeParse({ items, reason: form.get("reason"), text: form.get("text") });
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return throwAppError("invalid_input", failed, { fields });
  }
  const files = form.getAll("photos").flatMap((entry) => (entry instanceof File && entry.size > 0 ? [entry] : []));
  if (files.length > MAX_RETURN_PHOTOS)
    throwAppError("invalid_input", failed, { fields: { photos: `Please choose at most ${MAX_RETURN_PHOTOS} photos` } });
  const photos = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return { fields: parsed.data, photos };
}
