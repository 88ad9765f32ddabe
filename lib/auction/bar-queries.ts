import type { Bar, BarsQuery } from "@/lib/auction/admin-contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { cutPage, pageSize, readCursor } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const size = pageSize(20);
const withPerson = {
  user: { select: { firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.BidderBarInclude;

type Row = Prisma.BidderBarGetPayload<{ include: typeof withPerson }>;

/** Who may not bid, the latest first; those whose bar was lifted when they are asked for. */
export async function listBars({ state, cursor }: BarsQuery) {
  const place = readCursor(cursor, "This page of bars does not exist.");
  const where: Prisma.BidderBarWhereInput = { liftedAt: state === "lifted" ? { not: null } : null };
  const after: Prisma.BidderBarWhereInput = place
    ? { OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { gt: place.id } }] }
    : {};
  const [rows, total] = await Promise.all([
    db.bidderBar.findMany({
      where: { AND: [where, after] },
      include: withPerson,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: size + 1,
    }),
    db.bidderBar.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { bars: await toBars(shown), total, nextCursor };
}

/** One bar, or a refusal. */
export async function requireBar(id: string): Promise<Bar> {
  const row = await db.bidderBar.findUnique({ where: { id }, include: withPerson });
  const [found] = row ? await toBars([row]) : [];
  return found ?? refuse("not_found", "There is no such bar.");
}

// Why a bar was lifted is said once, in the audit log.
async function toBars(rows: readonly Row[]): Promise<Bar[]> {
  const lifted = rows.flatMap(({ id, liftedAt }) => (liftedAt ? [id] : []));
  const [sales, admins, lines] = await Promise.all([
    db.auction.findMany({
      where: { id: { in: rows.flatMap(({ auctionId }) => auctionId ?? []) } },
      select: { id: true, title: true },
    }),
    db.user.findMany({
      where: { id: { in: rows.flatMap(({ liftedById }) => liftedById ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    }),
    db.auditLog.findMany({ where: { subject: { in: lifted }, action: "auction.lift-bar" } }),
  ]);
  const saleOf = new Map(sales.map(({ id, title }) => [id, { _id: id, title }]));
  const nameOf = new Map(admins.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const whyOf = new Map(lines.map(({ subject, detail }) => [subject, String((detail as { reason?: string }).reason)]));
  return rows.map(({ id, user, reason, auctionId, createdAt, liftedAt, liftedById }) => ({
    _id: id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    reason,
    sale: saleOf.get(auctionId ?? "") ?? null,
    since: createdAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    liftedBy: nameOf.get(liftedById ?? "") ?? null,
    liftedWhy: whyOf.get(id) ?? null,
  }));
}
