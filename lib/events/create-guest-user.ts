import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

type GuestUser = { email: string | null; firstName: string; lastName: string };

/**
 * Stores somebody without an account, for one seat, and returns their id. As for a guest of the shop, the address is a placeholder, so that no
 * sign-in, reset or registration finds the row.
 */
export async function createGuestUser(tx: Tx, { email, firstName, lastName }: GuestUser): Promise<string> {
  const id = newId("usr");
  const placeholder = { email: `${id}@guest.invalid`, passwordHash: DUMMY_HASH, isGuest: true, showOnWall: false };
  await tx.user.create({
    data: { ...placeholder, id, guestEmail: email, firstName, lastName, displayName: "Guest" },
  });
  return id;
}
