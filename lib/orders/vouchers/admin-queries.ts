import { toNaira } from "@/lib/core/money";
import { cutPage, escapeLike, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminVoucher, AdminVoucherDetail } from "@/lib/orders/vouchers/contracts";
import { hashOfCode, includeOrderNumber, toVoucher, toVoucherEntry } from "@/lib/orders/vouchers/queries";
import type { Prisma } from "@/prisma/generated/client";

const includeIssuer = {
  issuedBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.VoucherInclude;
type Row = Prisma.VoucherGetPayload<{ include: typeof includeIssuer }>;

const toAdminVoucher = (row: Row): AdminVoucher => ({
  ...toVoucher(row),
  _id: row.id,
  buyerEmail: row.buyerEmail,
  issuedBy:
    row.issueReason === null
      ? null
      : {
          name: row.issuedBy ? `${row.issuedBy.firstName} ${row.issuedBy.lastName}` : "Deleted user",
          reason: row.issueReason,
        },
  createdAt: row.createdAt.toISOString(),
  issuedAt: row.issuedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
  stopReason: row.stopReason,
});

/** Vouchers by email address, or by a whole code, which is stored as a hash only. */
function matching(q: string | undefined): Prisma.VoucherWhereInput {
  if (!q) return {};
  const contains = { contains: escapeLike(q), mode: "insensitive" } as const;
  return { OR: [{ recipientEmail: contains }, { buyerEmail: contains }, { id: q }, { codeHash: hashOfCode(q) }] };
}

/** What is left on all vouchers, in naira. */
export async function sumVoucherBalances(): Promise<number> {
  const { _sum } = await db.voucher.aggregate({ where: { balanceKobo: { gt: 0 } }, _sum: { balanceKobo: true } });
  return toNaira(_sum.balanceKobo ?? 0n);
}

/** At most `limit` vouchers, newest first. */
export async function selectVouchers({ cursor, q }: { cursor?: string; q?: string }, limit: number) {
  const position = readCursor(cursor, "This page of vouchers does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const rows = await db.voucher.findMany({
    where: { AND: [matching(q), beyond] },
    orderBy,
    take: limit + 1,
    include: includeIssuer,
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: shown.map(toAdminVoucher), nextCursor };
}

/** One page of vouchers, and their total. */
export async function listVouchers(query: { cursor?: string; q?: string }) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectVouchers(query, pageSize(undefined)),
    db.voucher.count({ where: matching(query.q) }),
  ]);
  return { vouchers: rows, nextCursor, total };
}

/** A voucher with its ledger, or null. */
export async function getAdminVoucher(id: string): Promise<AdminVoucherDetail | null> {
  const row = await db.voucher.findUnique({
    where: { id },
    include: { ...includeIssuer, entries: { include: includeOrderNumber, orderBy: { seq: "desc" } } },
  });
  if (!row) return null;
  const charge = await db.charge.findFirst({ where: { purpose: "voucher", subjectId: id, status: "success" } });
  const left = charge ? charge.amountKobo - charge.refundedKobo : 0n;
  return {
    ...toAdminVoucher(row),
    entries: row.entries.map(toVoucherEntry),
    refundable: toNaira(left < row.balanceKobo ? left : row.balanceKobo),
    payment: charge?.reference ?? null,
  };
}
