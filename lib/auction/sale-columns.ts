import type { SaleFields } from "@/lib/auction/admin-contracts";
import { isTaken, type Tx, wasTaken } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toKobo } from "@/lib/platform/money";
import type { Prisma } from "@/prisma/generated/client";

const kobo = (naira: number) => BigInt(toKobo(naira));

/** The columns of what was given; what was not given stays as it is. Refuses bands that do not rise. */
export function saleColumns(given: Partial<SaleFields>) {
  const bands = given.bands?.map(({ from, increment }) => ({
    fromKobo: toKobo(from),
    incrementKobo: toKobo(increment),
  }));
  if (bands?.some(({ fromKobo }, i) => i > 0 && fromKobo <= (bands[i - 1]?.fromKobo ?? 0)))
    refuse("invalid_input", "The bands have to rise.", {
      fields: { bands: "Each band begins above the one before it" },
    });
  return {
    title: given.title,
    slug: given.slug,
    description: given.description,
    images: given.images,
    // Nobody has bid while the terms can be changed: the price is the opening one.
    ...(given.openingBid !== undefined && {
      openingKobo: kobo(given.openingBid),
      currentBidKobo: kobo(given.openingBid),
    }),
    incrementKobo: given.increment === undefined ? undefined : kobo(given.increment),
    incrementBands: bands,
    reserveKobo: given.reserve === undefined || given.reserve === null ? given.reserve : kobo(given.reserve),
    extensionWindowSeconds: given.extensionWindow,
    extensionSeconds: given.extension,
    extensionCap: given.extensionCap,
    productId: given.productId,
  } satisfies Prisma.AuctionUncheckedUpdateInput;
}

/** Whether the address of a sale belongs to another one already. */
export function isSlugTaken(error: unknown): boolean {
  return wasTaken(error, "auctions_slug_key") || isTaken(error);
}

/** Refuses a lot that is no drop of the shop: a paid one would become an order of nothing. */
export async function requireLot(tx: Tx, productId: string | null | undefined): Promise<void> {
  if (!productId) return;
  const found = await tx.product.count({ where: { id: productId, deletedAt: null } });
  if (found === 0)
    refuse("invalid_input", "There is no such drop.", { fields: { productId: "There is no such drop" } });
}
