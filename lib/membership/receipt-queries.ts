import type { DeskReceipt, VipReceipt } from "@/lib/membership/receipt-contracts";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";
import type { VipReceipt as Row } from "@/prisma/generated/client";

const own = ({ id, status, reason, createdAt }: Row): VipReceipt => ({
  _id: id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
});

/** A receipt as its owner may read it. */
export async function requireReceipt(id: string): Promise<VipReceipt> {
  return own(await db.vipReceipt.findUniqueOrThrow({ where: { id } }));
}

/** What the gate of the saleroom offers: the wallet, if there is one, and how the caller's last receipt stands. */
export async function getGate(userId: string) {
  const { VIP_WALLET: wallet, VIP_NETWORK: network, VIP_FEE_USD: amountUsd } = env();
  const last = await db.vipReceipt.findFirst({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return { fee: wallet ? { wallet, network, amountUsd } : null, receipt: last && own(last) };
}

/** One receipt as the desk reads it. */
export async function requireDeskReceipt(id: string): Promise<DeskReceipt> {
  const [found] = await readDesk({ id });
  return found ?? refuse("not_found", "There is no such receipt.");
}

/** The receipts at the desk, the newest first. */
export const listReceipts = (): Promise<DeskReceipt[]> => readDesk({});

async function readDesk(where: { id?: string }): Promise<DeskReceipt[]> {
  const rows = await db.vipReceipt.findMany({
    where,
    include: { user: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 200,
  });
  const counts = await db.vipReceipt.groupBy({
    by: ["imageHash"],
    where: { imageHash: { in: rows.map(({ imageHash }) => imageHash) } },
    _min: { createdAt: true },
  });
  const first = new Map(counts.map(({ imageHash, _min }) => [imageHash, _min.createdAt]));
  return rows.map((row) => ({
    ...own(row),
    user: { name: `${row.user.firstName} ${row.user.lastName}`, email: row.user.email },
    amountUsd: row.amountUsdCents / 100,
    seenBefore: (first.get(row.imageHash) ?? row.createdAt) < row.createdAt,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

/** The picture of a receipt, for the desk only; null when it is not in storage any more. */
export async function openReceipt(id: string) {
  const row = await db.vipReceipt.findUnique({ where: { id } });
  return row ? storage().open(row.storageKey) : refuse("not_found", "There is no such receipt.");
}
