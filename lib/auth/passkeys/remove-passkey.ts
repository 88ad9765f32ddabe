import type { Actor } from "@/lib/auth/contracts";
import { securityJobs } from "@/lib/auth/jobs";
import { lockFactors } from "@/lib/auth/mfa/lock-factors";
import { passkeyNotFound } from "@/lib/auth/passkeys/contracts";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { recordAudit } from "@/lib/auth/record-audit";
import { endOtherSessions } from "@/lib/auth/sessions/end-other-sessions";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type RemovePasskey = { actor: Actor; id: string; password: string };

/** Removes a passkey of the actor, after the password, and ends every other session, which it may have started. */
export async function removePasskey({ actor, id, password }: RemovePasskey): Promise<void> {
  await assertPassword(actor, password, "password");
  const { _id: userId, sessionId, email } = actor;
  await transaction(async (tx) => {
    await lockFactors(tx, actor);
    const passkey = await tx.passkey.findFirst({ where: { id, userId } });
    if (!passkey) return throwAppError("not_found", passkeyNotFound);
    await tx.passkey.delete({ where: { id } });
    await endOtherSessions({ userId, sessionId: sessionId ?? "" }, tx);
    await recordAudit(tx, { actorId: userId, action: "passkey.delete", subject: id });
    const change = { to: email, change: "removed", name: passkey.name } as const;
    await enqueue(tx, securityJobs.passkeyChanged.job(`auth.passkey-removed.email/${id}`, change));
  });
}
