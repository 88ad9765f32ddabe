import { categorySlug } from "@/lib/catalog/product-filter";
import type { OwnedNumber, OwnProfile, PublicPerson } from "@/lib/collections/contracts";
import { type SeriesProgress, seriesProgress } from "@/lib/collections/rules";
import type { ProvedBadge } from "@/lib/comments/contracts";
import { listProvedBadges } from "@/lib/comments/proved-badges";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/prisma/generated/client";

/** The most numbers of one page. */
const MAX_NUMBERS = 300;

/** The numbers that a user owns now. */
const ownedBy = (userId: string) =>
  ({ userId, endedAt: null, edition: { voidedAt: null } }) as const satisfies Prisma.EditionOwnershipWhereInput;

async function listOwnedNumbers(where: Prisma.EditionOwnershipWhereInput): Promise<OwnedNumber[]> {
  const rows = await db.editionOwnership.findMany({
    where,
    include: {
      edition: {
        include: {
          product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 } } },
        },
      },
    },
    orderBy: [{ acquiredAt: "desc" }, { id: "asc" }],
    take: MAX_NUMBERS,
  });
  return rows.map(({ edition: { id, number, product }, kind, acquiredAt }) => {
    const [picture] = product.images;
    return {
      editionId: id,
      number,
      editionSize: product.editionSize,
      name: product.name,
      slug: product.deletedAt ? null : product.slug,
      image: picture ? { url: picture.url, alt: picture.alt, ...(picture.focus && { focus: picture.focus }) } : null,
      kind,
      acquiredAt: acquiredAt.toISOString(),
    };
  });
}

/** What is missing of each series of which a user owns a part. */
export async function listSeriesProgress(userId: string): Promise<SeriesProgress[]> {
  const now = await databaseNow();
  const [owned, drops] = await Promise.all([
    db.edition.findMany({
      where: { voidedAt: null, ownerships: { some: { userId, endedAt: null } }, product: { series: { not: null } } },
      select: { productId: true },
      distinct: ["productId"],
    }),
    // The same drops as in the function proved_badges: shown, numbered, and open or ended.
    db.product.findMany({
      where: {
        series: { not: null },
        deletedAt: null,
        editionSize: { not: null },
        OR: [{ opensAt: null }, { opensAt: { lte: now } }],
      },
      select: { id: true, slug: true, name: true, series: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  ]);
  const members = drops.map(({ id, slug, name, series }) => ({
    productId: id,
    slug,
    name,
    series: series ?? "",
    seriesKey: categorySlug(series ?? ""),
  }));
  return seriesProgress(members, new Set(owned.map(({ productId }) => productId)));
}

/** A user's own badges, whether their profile is public or not. */
export const listOwnBadges = (userId: string): Promise<ProvedBadge[]> => listProvedBadges(db, userId);

/** The setting of a user's own profile; null before a handle was chosen. */
export async function getOwnProfile(userId: string): Promise<OwnProfile | null> {
  const row = await db.publicProfile.findUnique({ where: { userId } });
  if (!row) return null;
  const { handle, isPublic, isListed, isIndexed } = row;
  return { handle, isPublic, isListed, isIndexed };
}

/** The profile at a lower-case handle; null when it is off, or its account is deleted, disabled or banned from commenting. */
export async function getPublicPerson(handle: string): Promise<PublicPerson | null> {
  const now = await databaseNow();
  const row = await db.publicProfile.findFirst({
    where: {
      handle,
      isPublic: true,
      user: {
        deletedAt: null,
        disabledAt: null,
        isGuest: false,
        commentBans: { none: { liftedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] } },
      },
    },
    include: { user: { select: { displayName: true, photoUrl: true } } },
  });
  if (!row) return null;
  const { userId, isIndexed, user } = row;
  const [badges, numbers] = await Promise.all([
    listProvedBadges(db, userId),
    listOwnedNumbers({ ...ownedBy(userId), nameShown: true }),
  ]);
  return { handle, name: user.displayName, photoUrl: user.photoUrl, isIndexed, badges, numbers };
}
