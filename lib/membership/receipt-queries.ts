import type { VipReceipt } from "@/lib/membership/receipt-contracts";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";
import type { VipReceipt as Row } from "@/prisma/generated/client";

/** A row as its owner may read it. */
export const ownReceipt = ({ id, status, reason, createdAt }: Row): VipReceipt => ({
  _id: id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
});

/** A receipt as its owner may read it. */
export async function requireReceipt(id: string): Promise<VipReceipt> {
  return ownReceipt(await db.vipReceipt.findUniqueOrThrow({ where: { id } }));
}

/** What the gate of the saleroom offers: the wallet, if there is one, and how the caller's last receipt stands. */
export async function getGate(userId: string) {
  const { VIP_WALLET: wallet, VIP_NETWORK: network, VIP_FEE_USD: amountUsd } = env();
  const last = await db.vipReceipt.findFirst({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return { fee: wallet ? { wallet, network, amountUsd } : null, receipt: last && ownReceipt(last) };
}

/** The picture of a receipt, for the desk only; null when it is not in storage any more. */
export async function openReceipt(id: string) {
  const row = await db.vipReceipt.findUnique({ where: { id } });
  return row ? storage().open(row.storageKey) : refuse("not_found", "There is no such receipt.");
}
