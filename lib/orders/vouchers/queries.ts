import { toNaira } from "@/lib/core/money";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import type { OwnVoucher, Voucher, VoucherEntry } from "@/lib/orders/vouchers/contracts";
import { voucherState } from "@/lib/orders/vouchers/rules";
import { readVoucherBalance, readVoucherLink, voucherBalanceToken } from "@/lib/orders/vouchers/voucher-tokens";
import { normalizeGiftCode } from "@/lib/subscriptions/gifts/rules";
import { Prisma, type Voucher as Row } from "@/prisma/generated/client";

/** A voucher as its buyer sees it. */
export const toVoucher = (row: Row): Voucher => ({
  amount: toNaira(row.amountKobo),
  balance: toNaira(row.balanceKobo),
  state: voucherState(row),
  recipientEmail: row.recipientEmail,
  message: row.message,
  sendOn: row.sendOn.toISOString().slice(0, 10),
});

export const includeOrderNumber = { order: { select: { number: true } } } as const satisfies Prisma.VoucherEntryInclude;
type EntryRow = Prisma.VoucherEntryGetPayload<{ include: typeof includeOrderNumber }>;

export const toVoucherEntry = ({
  seq,
  kind,
  kobo,
  balanceKobo,
  createdAt,
  order,
  intentId,
  giftId,
}: EntryRow): VoucherEntry => ({
  _id: String(seq),
  kind,
  amount: toNaira(kobo),
  balance: toNaira(balanceKobo),
  at: createdAt.toISOString(),
  order: order?.number ?? null,
  plan: intentId ? "membership" : giftId ? "gift" : null,
});

/** The hash under which a typed code is stored. */
export const hashOfCode = (typed: string): string => sha256(normalizeGiftCode(typed));

/** The voucher of a buyer's link; null for an unknown one. */
export async function getVoucherByLink(token: string): Promise<Voucher | null> {
  const id = readVoucherLink(token);
  const row = id && (await db.voucher.findUnique({ where: { id } }));
  return row ? toVoucher(row) : null;
}

/** The balance and the ledger of a page that was opened with the code; null for an unknown one. */
export async function getVoucherBalance(token: string): Promise<(Voucher & { entries: VoucherEntry[] }) | null> {
  const id = readVoucherBalance(token);
  const row =
    id &&
    (await db.voucher.findUnique({
      where: { id },
      include: { entries: { include: includeOrderNumber, orderBy: { seq: "desc" } } },
    }));
  return row ? { ...toVoucher(row), entries: row.entries.map(toVoucherEntry) } : null;
}

/** The reference of the payment of a link's voucher; null for an unknown one. */
export async function getVoucherReference(token: string): Promise<string | null> {
  const id = readVoucherLink(token);
  const charge = id && (await db.charge.findFirst({ where: { purpose: "voucher", subjectId: id } }));
  return charge ? charge.reference : null;
}

/**
 * The vouchers that a user has bought or paid with, newest first. By the user's id only: an email address says nothing about who has the
 * code. The link opens the page with the balance.
 */
export async function listOwnVouchers(userId: string): Promise<OwnVoucher[]> {
  const own = await preparedQuery<{ id: string; isBought: boolean }>(Prisma.sql`
    SELECT id, bool_or(bought) AS "isBought" FROM (
      SELECT v.id, true AS bought FROM vouchers v WHERE v.buyer_id = ${userId} AND v.issued_at IS NOT NULL
      UNION ALL
      SELECT e.voucher_id, false FROM orders o JOIN voucher_entries e ON e.order_id = o.id WHERE o.user_id = ${userId} AND e.kind = 'redeemed'
      UNION ALL
      SELECT e.voucher_id, false FROM subscription_intents i JOIN voucher_entries e ON e.intent_id = i.id WHERE i.user_id = ${userId} AND e.kind = 'redeemed'
      UNION ALL
      SELECT e.voucher_id, false FROM gift_memberships g JOIN voucher_entries e ON e.gift_id = g.id WHERE g.buyer_id = ${userId} AND e.kind = 'redeemed'
    ) own GROUP BY id`);
  if (own.length === 0) return [];
  const isBought = new Map(own.map((one) => [one.id, one.isBought]));
  const rows = await db.voucher.findMany({
    where: { id: { in: [...isBought.keys()] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 50,
  });
  return rows.map((row) => ({
    _id: row.id,
    amount: toNaira(row.amountKobo),
    balance: toNaira(row.balanceKobo),
    state: voucherState(row),
    sendOn: row.sendOn.toISOString().slice(0, 10),
    isBought: isBought.get(row.id) === true,
    balanceToken: voucherBalanceToken(row.id),
  }));
}

/**
 * What a voucher can pay of a buyer's checkout, in naira: its balance, and what the buyer's unpaid orders hold of it, which a new order of
 * the same items takes over. Null when it cannot be used.
 */
export async function quoteVoucher(id: string, userId: string): Promise<{ balance: number } | null> {
  const [row] = await db.$queryRaw<{ kobo: bigint }[]>`
    SELECT v.balance_kobo + COALESCE((SELECT sum(o.voucher_taken_kobo) FROM orders o
      WHERE o.voucher_id = v.id AND o.user_id = ${userId} AND o.payment_status = 'unpaid' AND o.hold_status = 'held'), 0)::bigint AS kobo
    FROM vouchers v WHERE v.id = ${id} AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL`;
  return row ? { balance: toNaira(row.kobo) } : null;
}
