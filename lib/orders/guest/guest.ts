import { perkNames } from "@/lib/auth/contracts";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { newId } from "@/lib/core/ids";
import { recordOf } from "@/lib/core/records";
import { db, type Tx } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";

const noPerks = recordOf(perkNames, () => false);

/** A guest as the buyer of a cart or an order. */
export const guestBuyer = (guestId: string): Buyer => ({ _id: guestId, perks: noPerks });

/**
 * Stores a guest, or the one whose row has been deleted in the meantime. The address is a placeholder that nobody receives mail at, so no
 * sign-in, reset or registration finds a guest.
 */
export async function createGuest(guestId: string | null, tx: Tx = db): Promise<Buyer> {
  const id = guestId ?? newId("usr");
  const name = { firstName: "Guest", lastName: "", displayName: "Guest" };
  const data = {
    id,
    email: `${id}@guest.invalid`,
    passwordHash: DUMMY_HASH,
    isGuest: true,
    showOnWall: false,
    ...name,
  };
  await tx.user.createMany({ data: [data], skipDuplicates: true });
  return guestBuyer(id);
}
