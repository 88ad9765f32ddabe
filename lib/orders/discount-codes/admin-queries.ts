import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { DiscountCode } from "@/lib/orders/discount-codes/contracts";
import type { DiscountCode as Row } from "@/prisma/generated/client";

function stateOf({ startsAt, endsAt, maxUses, uses }: Row, now: Date): DiscountCode["state"] {
  if (endsAt && endsAt <= now) return "expired";
  if (maxUses !== null && uses >= maxUses) return "used up";
  return startsAt && startsAt > now ? "scheduled" : "active";
}

async function toDiscountCodes(rows: readonly Row[]): Promise<DiscountCode[]> {
  const [now, products] = await Promise.all([
    databaseNow(),
    db.product.findMany({
      where: { id: { in: rows.flatMap(({ productIds }) => productIds) } },
      select: { id: true, slug: true },
    }),
  ]);
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => ({
    _id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amountKobo === null ? null : toNaira(row.amountKobo),
    products: row.productIds.map((id) => slugs.get(id) ?? id),
    plans: row.planKeys.flatMap((key) => (key === "patron" ? [] : [key])),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses,
    oncePerPerson: row.oncePerPerson,
    uses: row.uses,
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }));
}

/** A discount code, or null. */
export async function findDiscountCode(id: string): Promise<DiscountCode | null> {
  const row = await db.discountCode.findUnique({ where: { id } });
  const [code] = row ? await toDiscountCodes([row]) : [];
  return code ?? null;
}

/** Like `findDiscountCode`, but throws `not_found`. */
export async function requireDiscountCode(id: string): Promise<DiscountCode> {
  return (await findDiscountCode(id)) ?? throwAppError("not_found", "Discount code not found");
}

/** At most `limit` discount codes after the cursor, newest first. */
export async function selectDiscountCodes({ cursor }: { cursor?: string }, limit: number) {
  const position = readCursor(cursor, "This page of discount codes does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const rows = await db.discountCode.findMany({ where: beyond, orderBy, take: limit + 1 });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: await toDiscountCodes(shown), nextCursor };
}

/** One page of discount codes, newest first, and their total. */
export async function listDiscountCodes({ cursor }: { cursor?: string }) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectDiscountCodes({ cursor }, pageSize(undefined)),
    db.discountCode.count(),
  ]);
  return { codes: rows, nextCursor, total };
}
