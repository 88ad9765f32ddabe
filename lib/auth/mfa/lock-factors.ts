import type { Actor } from "@/lib/auth/contracts";
import { sessionExpired } from "@/lib/auth/permissions";
import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

const passkeyFirst = "Please log in with your passkey first. Admins change this only with two-factor authentication.";

/**
 * Throws for an admin who has a passkey and to whom MFA applies, in a session without it. Otherwise the password alone could add
 * another factor, and with it the admin's access.
 */
export async function assertMayChangeFactors(tx: Tx, { _id: userId, mfaRequired }: Actor): Promise<void> {
  if (mfaRequired && (await tx.passkey.count({ where: { userId } })) > 0) throwAppError("conflict", passkeyFirst);
}

/** Locks the user for a change of the factors. Throws when the session has ended meanwhile, and as `assertMayChangeFactors`. */
export async function lockFactors(tx: Tx, actor: Actor): Promise<void> {
  const { _id, sessionVersion } = actor;
  const users = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${_id} AND session_version = ${sessionVersion} FOR UPDATE`;
  if (users.length === 0) throwAppError("unauthenticated", sessionExpired);
  await assertMayChangeFactors(tx, actor);
}
