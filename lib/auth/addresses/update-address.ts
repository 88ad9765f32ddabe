import { type AddressBody, addressNotFound, type SavedAddress } from "@/lib/auth/addresses/contracts";
import { toSavedAddress } from "@/lib/auth/addresses/queries";
import { lockAddresses, setDefaultAddress } from "@/lib/auth/addresses/set-default-address";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type UpdateAddress = { actor: Actor; id: string; body: AddressBody };

/** Changes an address of the actor, and makes it the default if asked. Orders keep the address that they were placed with. */
export async function updateAddress({ actor, id, body }: UpdateAddress): Promise<SavedAddress> {
  const { _id: userId } = actor;
  const { label, shippingAddress, isDefault } = body;
  return transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const { count } = await tx.address.updateMany({
      where: { id, userId },
      data: { label, address: shippingAddress },
    });
    if (count === 0) throwAppError("not_found", addressNotFound);
    if (isDefault) await setDefaultAddress(tx, { userId, id });
    return toSavedAddress(await tx.address.findUniqueOrThrow({ where: { id } }));
  });
}
