import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { ImageError, reencodeImage } from "@/lib/images/image-file";
import { type PaymentProof, proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";
import { requirePaymentProof } from "@/lib/payment-proofs/queries";
import { storage } from "@/lib/storage/storage";

type UploadPaymentProof = { actor: Actor; userId: string; bytes: Uint8Array };

/**
 * Stores the image of a payment for review; it grants nothing by itself. Only for the actor, five per day. The image is
 * re-encoded, which removes scripts and metadata such as the location.
 */
export async function uploadPaymentProof({ actor, userId, bytes }: UploadPaymentProof): Promise<PaymentProof> {
  if (userId !== actor._id) throwAppError("forbidden", proofUploadFailedMessage);
  const image = await reencode(bytes);
  await consumeLimit("payment-proof", actor._id);
  const id = newId("rcp");
  const storageKey = `receipts/${id}.webp`;
  await storage().put(storageKey, image, { type: "image/webp" });
  await db.paymentProof.create({
    data: {
      id,
      userId,
      storageKey,
      contentType: "image/webp",
      sizeBytes: image.byteLength,
      imageHash: sha256(Buffer.from(image).toString("base64")),
      amountUsdCents: env().VIP_FEE_USD * 100,
    },
  });
  return requirePaymentProof(id);
}

async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await reencodeImage(bytes, { width: 2_000, height: 2_000, fit: "inside" });
  } catch (error) {
    if (error instanceof ImageError) return throwAppError("invalid_input", proofUploadFailedMessage);
    throw error;
  }
}
