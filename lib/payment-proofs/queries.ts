import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { PaymentProof } from "@/lib/payment-proofs/contracts";
import { storage } from "@/lib/storage/storage";
import type { PaymentProof as Row } from "@/prisma/generated/client";

/** Maps a row to the sender's view. */
export const toPaymentProof = ({ id, status, reason, createdAt }: Row): PaymentProof => ({
  _id: id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
});

/** The sender's view of a payment proof. */
export async function requirePaymentProof(id: string): Promise<PaymentProof> {
  return toPaymentProof(await db.paymentProof.findUniqueOrThrow({ where: { id } }));
}

/** The VIP fee and wallet, if configured, and the caller's latest payment proof. */
export async function getAuctionAccess(userId: string) {
  const { VIP_WALLET: wallet, VIP_NETWORK: network, VIP_FEE_USD: amountUsd } = env();
  const last = await db.paymentProof.findFirst({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return { fee: wallet ? { wallet, network, amountUsd } : null, receipt: last && toPaymentProof(last) };
}

/** The image of a payment proof, for admins; null if it is no longer in storage. */
export async function openPaymentProofImage(id: string) {
  const row = await db.paymentProof.findUnique({ where: { id } });
  return row ? storage().open(row.storageKey) : throwAppError("not_found", "Receipt not found.");
}
