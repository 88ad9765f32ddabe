import type { NextRequest } from "next/server";
import { uploadFailed } from "@/lib/membership/receipt-contracts";
import { refuse } from "@/lib/platform/errors";

/** 8 MB: a telephone's screenshot is a tenth of that. */
const largestReceipt = 8_000_000;

/** The multipart body of POST /vip-upload. What says itself to be too large is refused unread; the rest says one sentence. */
export async function readReceipt(request: NextRequest): Promise<{ bytes: Uint8Array; userId: string }> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
    refuse("unsupported_type", uploadFailed);
  if (Number(request.headers.get("content-length")) > largestReceipt + 10_000) refuse("too_large", uploadFailed);
  const form = await request.formData().catch(() => refuse("invalid_input", uploadFailed));
  const [receipt, userId] = [form.get("receipt"), form.get("userId")];
  if (!(receipt instanceof File) || receipt.size === 0 || typeof userId !== "string")
    return refuse("invalid_input", uploadFailed);
  if (receipt.size > largestReceipt) refuse("too_large", uploadFailed);
  return { bytes: new Uint8Array(await receipt.arrayBuffer()), userId };
}
