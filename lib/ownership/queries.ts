import { toNaira } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import type { OwnershipKind } from "@/prisma/generated/enums";

/** One owner of a numbered unit as the public sees it. */
export type PublicOwner = {
  position: number;
  name: string;
  kind: OwnershipKind;
  acquiredAt: Date;
  endedAt: Date | null;
  /** In naira, where the owner and the one before agreed to show it. */
  price?: number;
};

/** How an owner is named who has not agreed to be named. */
export const privateOwner = "Private collector";

/** The chain of ownership of a numbered unit, first owner first, without any private data. */
export async function getOwnershipChain(db: Tx, editionId: string): Promise<PublicOwner[]> {
  const rows = await db.editionOwnership.findMany({
    where: { editionId },
    orderBy: { position: "asc" },
    include: { user: { select: { displayName: true, isGuest: true, deletedAt: true } } },
  });
  return rows.map(({ position, kind, acquiredAt, endedAt, nameShown, user, priceKobo }) => {
    const named = nameShown && user && !user.isGuest && !user.deletedAt;
    const name = named ? user.displayName : privateOwner;
    return { position, name, kind, acquiredAt, endedAt, ...(priceKobo !== null && { price: toNaira(priceKobo) }) };
  });
}
