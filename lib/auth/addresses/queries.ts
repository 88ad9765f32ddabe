import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { readAddress } from "@/lib/auth/addresses/read-address";
import { db } from "@/lib/db/client";
import type { Address } from "@/prisma/generated/client";

/** A row as the contract has it. */
export function toSavedAddress({ id, label, isDefault, address }: Address): SavedAddress {
  return { _id: id, label, isDefault, shippingAddress: readAddress(address) };
}

/** The saved addresses of a user: the default first, the others from the newest to the oldest. */
export async function listAddresses(userId: string): Promise<SavedAddress[]> {
  const rows = await db.address.findMany({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(toSavedAddress);
}

/** An address of the user, or null if it is another person's or none. */
export async function findAddress({ userId, id }: { userId: string; id: string }): Promise<SavedAddress | null> {
  const row = await db.address.findFirst({ where: { id, userId } });
  return row && toSavedAddress(row);
}
