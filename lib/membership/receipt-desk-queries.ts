import type { DeskReceipt, DeskReceiptsQuery } from "@/lib/membership/receipt-contracts";
import { ownReceipt } from "@/lib/membership/receipt-queries";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { literally } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const pageSize = 20;
/** Of one picture so many receipts are named at most: one that came oftener has said enough. */
const mostNamed = 5;

const withSender = {
  user: { select: { firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.VipReceiptInclude;

type Row = Prisma.VipReceiptGetPayload<{ include: typeof withSender }>;
type Same = DeskReceipt["sameImage"][number];

/** One receipt as the desk reads it. */
export async function requireDeskReceipt(id: string): Promise<DeskReceipt> {
  const row = await db.vipReceipt.findUnique({ where: { id }, include: withSender });
  const [found] = row ? await toDesk([row]) : [];
  return found ?? refuse("not_found", "There is no such receipt.");
}

/** How many pictures wait for a decision. */
export const countReceiptsWaiting = (): Promise<number> => db.vipReceipt.count({ where: { status: "received" } });

/** The receipts at the desk: those that wait first, then the decided ones, the newest first in each. */
export async function listReceipts({ q, status, page = 1 }: DeskReceiptsQuery) {
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  const where: Prisma.VipReceiptWhereInput = {
    ...(status && { status }),
    ...(q && { user: { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] } }),
  };
  const [rows, total, waiting] = await Promise.all([
    db.vipReceipt.findMany({
      where,
      include: withSender,
      // The states are sorted as the schema names them: received comes first.
      orderBy: [{ status: "asc" }, { createdAt: "desc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.vipReceipt.count({ where }),
    countReceiptsWaiting(),
  ]);
  return { receipts: await toDesk(rows), total, waiting, nextPage: page * pageSize < total ? page + 1 : null };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

async function toDesk(rows: readonly Row[]): Promise<DeskReceipt[]> {
  const [twins, admins] = await Promise.all([
    db.vipReceipt.findMany({
      where: { imageHash: { in: rows.map(({ imageHash }) => imageHash) } },
      include: withSender,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    db.user.findMany({
      where: { id: { in: rows.flatMap(({ decidedById }) => decidedById ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    }),
  ]);
  const admin = new Map(admins.map((one) => [one.id, nameOf(one)]));
  return rows.map((row) => {
    const same = twins.filter(({ id, imageHash }) => imageHash === row.imageHash && id !== row.id);
    return {
      ...ownReceipt(row),
      user: { name: nameOf(row.user), email: row.user.email },
      amountUsd: row.amountUsdCents / 100,
      seenBefore: same.some(({ createdAt }) => createdAt < row.createdAt),
      sameImage: same.slice(0, mostNamed).map(
        ({ id, user, createdAt }): Same => ({
          _id: id,
          name: nameOf(user),
          email: user.email,
          createdAt: createdAt.toISOString(),
        }),
      ),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: admin.get(row.decidedById ?? "") ?? null,
    };
  });
}
