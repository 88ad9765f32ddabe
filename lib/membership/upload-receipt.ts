import type { Actor } from "@/lib/accounts/contracts";
import { uploadFailed, type VipReceipt } from "@/lib/membership/receipt-contracts";
import { requireReceipt } from "@/lib/membership/receipt-queries";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { PictureError, redrawPicture } from "@/lib/platform/picture-file";
import { takeFrom } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";
import { storage } from "@/lib/platform/storage";

type Upload = { actor: Actor; userId: string; bytes: Uint8Array };

/**
 * Takes the picture of a payment to the desk. It is received and grants nothing. Only one's own, five a day, and only what really
 * is a picture: it is drawn anew, so that neither a script nor the place where it was taken comes with it.
 */
export async function uploadReceipt({ actor, userId, bytes }: Upload): Promise<VipReceipt> {
  if (userId !== actor._id) refuse("forbidden", uploadFailed);
  const picture = await redraw(bytes);
  await takeFrom("vip-receipt", actor._id);
  const id = newId("rcp");
  const storageKey = `receipts/${id}.webp`;
  await storage().put(storageKey, picture, { type: "image/webp" });
  await db.vipReceipt.create({
    data: {
      id,
      userId,
      storageKey,
      contentType: "image/webp",
      sizeBytes: picture.byteLength,
      imageHash: sha256(Buffer.from(picture).toString("base64")),
      amountUsdCents: env().VIP_FEE_USD * 100,
    },
  });
  return requireReceipt(id);
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await redrawPicture(bytes, { width: 2_000, height: 2_000, fit: "inside" });
  } catch (error) {
    if (error instanceof PictureError) return refuse("invalid_input", uploadFailed);
    throw error;
  }
}
