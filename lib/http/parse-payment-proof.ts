import type { NextRequest } from "next/server";
import { throwAppError } from "@/lib/core/errors";
import { proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";

/** About ten times the size of a phone's screenshot. */
const MAX_PROOF_BYTES = 8_000_000;

/** Parses the multipart body of POST /vip-upload. A body with too large a content-length is rejected unread. */
export async function parsePaymentProof(request: NextRequest): Promise<{ bytes: Uint8Array; userId: string }> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
    throwAppError("unsupported_type", proofUploadFailedMessage);
  if (Number(request.headers.get("content-length")) > MAX_PROOF_BYTES + 10_000)
    throwAppError("too_large", proofUploadFailedMessage);
  const form = await request.formData().catch(() => throwAppError("invalid_input", proofUploadFailedMessage));
  const [receipt, userId] = [form.get("receipt"), form.get("userId")];
  if (!(receipt instanceof File) || receipt.size === 0 || typeof userId !== "string")
    return throwAppError("invalid_input", proofUploadFailedMessage);
  if (receipt.size > MAX_PROOF_BYTES) throwAppError("too_large", proofUploadFailedMessage);
  return { bytes: new Uint8Array(await receipt.arrayBuffer()), userId };
}
