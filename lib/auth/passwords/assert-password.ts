import type { Actor } from "@/lib/auth/contracts";
import { wrongPassword } from "@/lib/auth/form-messages";
import { verifyPassword } from "@/lib/auth/passwords/password";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { consumeLimit, resetLimit } from "@/lib/db/rate-limit";

/** Throws unless it is the password of the signed-in user. Strangers who fail to sign in do not use up these attempts. */
export async function assertPassword({ _id }: Actor, password: string, field?: string): Promise<void> {
  await consumeLimit("password-check", _id);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: _id }, select: { passwordHash: true } });
  if (!(await verifyPassword(password, passwordHash)))
    throwAppError("invalid_input", wrongPassword, field ? { fields: { [field]: wrongPassword } } : {});
  await resetLimit("password-check", _id);
}
