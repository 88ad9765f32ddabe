import type { ShippingAddress } from "@/lib/auth/contracts";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";

type UserAddress = { userId: string; id: string };

/** Makes the writes to one user's addresses sequential, so that their number and the default are decided one after the other. */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** Makes an address of the user the default, in one statement; without such an address nothing changes. */
export async function setDefaultAddress(tx: Tx, { userId, id }: UserAddress): Promise<void> {
  // The index allows one default at a time, so the former one is cleared first: the update waits for the count of `cleared`.
  await tx.$executeRaw`
    WITH cleared AS (
      UPDATE addresses SET is_default = false
      WHERE user_id = ${userId} AND is_default AND id <> ${id}
        AND EXISTS (SELECT 1 FROM addresses a WHERE a.id = ${id} AND a.user_id = ${userId})
      RETURNING id
    )
    UPDATE addresses SET is_default = true
    WHERE id = ${id} AND user_id = ${userId} AND NOT is_default AND (SELECT count(*) FROM cleared) >= 0`;
}

type NewDefault = { userId: string; shippingAddress: ShippingAddress };

/** Saves an address as the user's default if there is none yet; the present default is kept. */
export async function saveFirstAddress({ userId, shippingAddress }: NewDefault): Promise<void> {
  await transaction(async (tx) => {
    await lockAddresses(tx, userId);
    await tx.$executeRaw`
      INSERT INTO addresses (id, user_id, address, is_default)
      VALUES (${newId("adr")}, ${userId}, ${JSON.stringify(shippingAddress)}::jsonb, true)
      ON CONFLICT (user_id) WHERE is_default DO NOTHING`;
  });
}

/** Replaces the text of the user's default address, or saves a first one: the address of the profile. */
export async function replaceDefaultAddress(tx: Tx, { userId, shippingAddress }: NewDefault): Promise<void> {
  await lockAddresses(tx, userId);
  await tx.$executeRaw`
    INSERT INTO addresses (id, user_id, address, is_default)
    VALUES (${newId("adr")}, ${userId}, ${JSON.stringify(shippingAddress)}::jsonb, true)
    ON CONFLICT (user_id) WHERE is_default DO UPDATE SET address = excluded.address, updated_at = now()`;
}
