import type { PasskeyEntry } from "@/lib/auth/passkeys/contracts";
import { db } from "@/lib/db/client";
import type { Passkey } from "@/prisma/generated/client";

/** A passkey without its key. */
export function toPasskeyEntry({ id, name, createdAt, lastUsedAt, isSynced }: Passkey): PasskeyEntry {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  };
}

/** The passkeys of a user, oldest first. */
export async function listPasskeys(userId: string): Promise<PasskeyEntry[]> {
  const passkeys = await db.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return passkeys.map(toPasskeyEntry);
}
