import { type AddressBody, MAX_ADDRESSES, type SavedAddress, tooManyAddresses } from "@/lib/auth/addresses/contracts";
import { toSavedAddress } from "@/lib/auth/addresses/queries";
import { lockAddresses, setDefaultAddress } from "@/lib/auth/addresses/set-default-address";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

/** Saves another address of the actor. The first one becomes the default. Throws `conflict` at the limit. */
export async function addAddress({ actor, body }: { actor: Actor; body: AddressBody }): Promise<SavedAddress> {
  const { _id: userId } = actor;
  const id = newId("adr");
  return transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const added = await tx.$executeRaw`
      INSERT INTO addresses (id, user_id, label, address, is_default)
      SELECT ${id}, ${userId}, ${body.label}, ${JSON.stringify(body.shippingAddress)}::jsonb, count(*) = 0
      FROM addresses WHERE user_id = ${userId} HAVING count(*) < ${MAX_ADDRESSES}`;
    if (added === 0) throwAppError("conflict", tooManyAddresses);
    if (body.isDefault) await setDefaultAddress(tx, { userId, id });
    return toSavedAddress(await tx.address.findUniqueOrThrow({ where: { id } }));
  });
}
