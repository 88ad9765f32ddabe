import { getDisplayPrice } from "@/lib/catalog/rules";
import { decrypt } from "@/lib/core/encryption";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { roundUrl } from "@/lib/draws/beacon/fetch-round";
import {
  type DrawReport,
  type DrawStatus,
  drawWeights,
  type MyEntry,
  type OpenDraw,
  type PublicDraw,
} from "@/lib/draws/contracts";
import type { Draw, DrawEntry, Prisma } from "@/prisma/generated/client";

const withProduct = { product: true, variant: true } as const satisfies Prisma.DrawInclude;
type DrawRow = Prisma.DrawGetPayload<{ include: typeof withProduct }>;

/** The running draw of a product, for its page; null without one. */
export async function findRunningDraw(
  productId: string,
): Promise<Pick<Draw, "slug" | "units" | "opensAt" | "closesAt" | "state" | "audience"> | null> {
  return db.draw.findFirst({
    where: { productId, state: { in: ["accepting", "closed", "drawn"] } },
    select: { slug: true, units: true, opensAt: true, closesAt: true, state: true, audience: true },
  });
}

/** The slug of the latest draw of a product that is over, for its page; null without one. */
export async function findPastDraw(productId: string): Promise<string | null> {
  const draw = await db.draw.findFirst({
    where: { productId, state: "finished" },
    orderBy: { createdAt: "desc" },
    select: { slug: true },
  });
  return draw?.slug ?? null;
}

/** A draw for its public page, with the report once the list is published; null if there is none. */
export async function getDraw(slug: string): Promise<PublicDraw | null> {
  const row = await db.draw.findUnique({ where: { slug }, include: withProduct });
  if (!row) return null;
  const { product, variant } = row;
  const { price } = getDisplayPrice({
    price: toNaira(product.priceKobo),
    salePrice: product.salePriceKobo === null ? null : toNaira(product.salePriceKobo),
  });
  return {
    slug,
    product: { slug: product.slug, name: product.name, size: variant.name, price },
    units: row.units,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    audience: row.audience,
    weights: drawWeights.parse(row.weights),
    state: row.state,
    round: row.round,
    roundAt: row.roundAt.toISOString(),
    roundUrl: roundUrl(row),
    chainHash: row.chainHash,
    commitment: row.commitment,
    cancelReason: row.cancelReason,
    report: await toReport(row),
  };
}

/** The report of a draw from its published list on. Throws `not_found` before. */
export async function requireDrawReport(slug: string): Promise<DrawReport> {
  const row = await db.draw.findUnique({ where: { slug }, include: withProduct });
  return (row && (await toReport(row))) ?? throwAppError("not_found", "This draw has no published list yet.");
}

async function toReport(row: DrawRow): Promise<DrawReport | null> {
  if (row.entryList === null || row.listHash === null || row.closedAt === null) return null;
  // The places of a large draw are stored in steps, and are complete once it is drawn.
  const ranked =
    row.drawnAt === null
      ? []
      : await db.drawEntry.findMany({
          where: { drawId: row.id, rank: { not: null } },
          orderBy: { rank: "asc" },
          select: { id: true, rank: true, state: true },
        });
  const isOver = row.state === "finished" || row.state === "cancelled";
  const { seedSource, seedValue, seed, drawnAt } = row;
  const secret = seedSource === "commitment" ? seedValue : isOver ? decrypt("draw-secret", row.id, row.secret) : null;
  return {
    algorithm: "living-archive-draw/1",
    draw: {
      slug: row.slug,
      product: row.product.name,
      units: row.units,
      opensAt: row.opensAt.toISOString(),
      closesAt: row.closesAt.toISOString(),
      state: row.state,
    },
    weights: drawWeights.parse(row.weights),
    list: {
      sha256: row.listHash,
      publishedAt: row.closedAt.toISOString(),
      entries: row.entryList.split("\n").length - 2,
      text: row.entryList,
    },
    commitment: { sha256: row.commitment, secret },
    beacon: {
      chainHash: row.chainHash,
      publicKey: row.publicKey,
      round: row.round,
      roundAt: row.roundAt.toISOString(),
      url: roundUrl(row),
      signature: row.signature,
    },
    seed:
      seedSource && seedValue && seed && drawnAt
        ? { source: seedSource, value: seedValue, sha256: seed, drawnAt: drawnAt.toISOString() }
        : null,
    order: ranked.map(({ id }) => id),
    turns: ranked.flatMap(({ id, rank, state }) =>
      state === "entered" || state === "lost" ? [] : [{ id, rank: rank ?? 0, state }],
    ),
  };
}

/** How many tickets all entries have, and how many entries there are. */
export async function countTickets(slug: string): Promise<{ entries: number; tickets: number; countedAt: Date }> {
  const [sums, countedAt] = await Promise.all([
    db.drawEntry.aggregate({ where: { draw: { slug } }, _count: true, _sum: { weight: true } }),
    databaseNow(),
  ]);
  return { entries: sums._count, tickets: sums._sum.weight ?? 0, countedAt };
}

/** The number of entries now, and the user's own. Throws `not_found`. */
export async function requireDrawStatus(slug: string, userId: string | null): Promise<DrawStatus> {
  const draw = await db.draw.findUnique({
    where: { slug },
    select: { id: true, state: true, opensAt: true, closesAt: true },
  });
  if (!draw) return throwAppError("not_found", "There is no such draw.");
  const [now, entries, mine] = await Promise.all([
    databaseNow(),
    db.drawEntry.count({ where: { drawId: draw.id } }),
    userId
      ? db.drawEntry.findFirst({ where: { drawId: draw.id, userId }, select: { id: true, state: true, rank: true } })
      : null,
  ]);
  return {
    state: draw.state,
    open: draw.state === "accepting" && now >= draw.opensAt && now < draw.closesAt,
    entries,
    mine: mine && { id: mine.id, state: mine.state, rank: mine.rank },
  };
}

// Without the published list, which is large.
const inList = {
  slug: true,
  state: true,
  opensAt: true,
  closesAt: true,
  product: {
    select: {
      name: true,
      images: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1, select: { url: true, alt: true } },
    },
  },
} as const satisfies Prisma.DrawSelect;

const withDraw = {
  draw: { select: inList },
  order: { select: { number: true, holdStatus: true, paymentStatus: true, holdExpiresAt: true } },
} as const satisfies Prisma.DrawEntryInclude;

function toMyEntry(row: DrawEntry & Prisma.DrawEntryGetPayload<{ include: typeof withDraw }>): MyEntry {
  const { draw, order } = row;
  const payable = order?.holdStatus === "held" && order.paymentStatus === "unpaid";
  return {
    id: row.id,
    draw: {
      slug: draw.slug,
      product: draw.product.name,
      image: draw.product.images[0] ?? null,
      state: draw.state,
      closesAt: draw.closesAt.toISOString(),
    },
    state: row.state,
    rank: row.rank,
    weight: row.weight,
    order: payable && order ? { number: order.number, until: order.holdExpiresAt.toISOString() } : null,
    enteredAt: row.createdAt.toISOString(),
  };
}

const MAX_SHOWN = 100;

/** The user's entries in draws, the latest first. */
export async function listMyEntries(userId: string): Promise<MyEntry[]> {
  const rows = await db.drawEntry.findMany({
    where: { userId },
    include: withDraw,
    orderBy: { createdAt: "desc" },
    take: MAX_SHOWN,
  });
  return rows.map(toMyEntry);
}

/** The draws that accept entries, now or later, and that the user has not entered; the first to close first. */
export async function listOpenDraws(userId: string): Promise<OpenDraw[]> {
  const rows = await db.draw.findMany({
    where: { state: "accepting", closesAt: { gt: await databaseNow() }, entries: { none: { userId } } },
    select: inList,
    orderBy: [{ closesAt: "asc" }, { id: "asc" }],
    take: MAX_SHOWN,
  });
  return rows.map(({ slug, product, opensAt, closesAt }) => ({
    slug,
    product: product.name,
    image: product.images[0] ?? null,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  }));
}

/** The user's entry in a draw; null without one. */
export async function findMyEntry(userId: string, slug: string): Promise<MyEntry | null> {
  const row = await db.drawEntry.findFirst({ where: { userId, draw: { slug } }, include: withDraw });
  return row && toMyEntry(row);
}

/** The slugs of the draws that have a public page. */
export async function listDrawSlugs(): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await db.draw.findMany({
    select: { slug: true, finishedAt: true, drawnAt: true, closedAt: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 1_000,
  });
  return rows.map(({ slug, finishedAt, drawnAt, closedAt, createdAt }) => ({
    slug,
    changedAt: finishedAt ?? drawnAt ?? closedAt ?? createdAt,
  }));
}
