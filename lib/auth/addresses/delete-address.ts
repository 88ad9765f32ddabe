import { addressNotFound } from "@/lib/auth/addresses/contracts";
import { lockAddresses, setDefaultAddress } from "@/lib/auth/addresses/set-default-address";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Deletes an address of the actor. After the default, the newest of the others is the default. */
export async function deleteAddress({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const { _id: userId } = actor;
  await transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const { count } = await tx.address.deleteMany({ where: { id, userId } });
    if (count === 0) throwAppError("not_found", addressNotFound);
    const newest = await tx.address.findFirst({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "asc" }] });
    const isWithoutDefault = (await tx.address.count({ where: { userId, isDefault: true } })) === 0;
    if (newest && isWithoutDefault) await setDefaultAddress(tx, { userId, id: newest.id });
  });
}
