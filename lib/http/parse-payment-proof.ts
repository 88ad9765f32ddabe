import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { throwAppError } from "@/lib/core/errors";
import { parseMultipart } from "@/lib/http/parse-multipart";
import { MAX_PROOF_BYTES, proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";

/** The form that parsePaymentProof reads. */
export const paymentProofForm = z.object({ receipt: z.file(), userId: z.string() });

/** Parses the multipart body of POST /vip-upload. */
export async function parsePaymentProof(request: NextRequest): Promise<{ bytes: Uint8Array; userId: string }> {
  const form = await parseMultipart(request, {
    maxBytes: MAX_PROOF_BYTES,
    tooLarge: proofUploadFailedMessage,
    unsupported: proofUploadFailedMessage,
    unreadable: proofUploadFailedMessage,
  });
  const [receipt, userId] = [form.get("receipt"), form.get("userId")];
  if (!(receipt instanceof File) || receipt.size === 0 || typeof userId !== "string")
    return throwAppError("invalid_input", proofUploadFailedMessage);
  if (receipt.size > MAX_PROOF_BYTES) throwAppError("too_large", proofUploadFailedMessage);
  return { bytes: new Uint8Array(await receipt.arrayBuffer()), userId };
}
