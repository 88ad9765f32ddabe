import type { Auction } from "@/lib/auctions/contracts";
import { readAuction, toAuction } from "@/lib/auctions/mappers";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** As many other sales as the auction page links to. */
const MAX_OPEN_AUCTIONS = 12;

/** The public data of the other auctions that run or are to come: what ends first comes first, then what opens first. */
export async function listOpenAuctions(exceptId: string, limit = MAX_OPEN_AUCTIONS): Promise<Auction[]> {
  const rows = await db.auction.findMany({
    where: { status: "scheduled", id: { not: exceptId }, startsAt: { not: null } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { id: true },
  });
  const auctions = await Promise.all(rows.map(({ id }) => readAuction(Prisma.sql`a.id = ${id}`)));
  return auctions
    .flatMap((row) => (row ? [toAuction(row, null)] : []))
    .filter(({ status }) => status === "running" || status === "frozen" || status === "scheduled")
    .sort((a, b) => Number(a.status === "scheduled") - Number(b.status === "scheduled") || compareDue(a, b));
}

const dueAt = ({ status, start, end }: Auction): string => (status === "scheduled" ? start : end) ?? "";
const compareDue = (a: Auction, b: Auction): number => dueAt(a).localeCompare(dueAt(b));
