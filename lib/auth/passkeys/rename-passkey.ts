import type { Actor } from "@/lib/auth/contracts";
import { passkeyNotFound } from "@/lib/auth/passkeys/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** Renames a passkey of the actor. */
export async function renamePasskey({ actor, id, name }: { actor: Actor; id: string; name: string }): Promise<void> {
  const { count } = await db.passkey.updateMany({ where: { id, userId: actor._id }, data: { name } });
  if (count === 0) throwAppError("not_found", passkeyNotFound);
}
