import type { Actor } from "@/lib/auth/contracts";
import { deviceName } from "@/lib/auth/rules";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

const HISTORY_LENGTH = 20;

/** Records a sign-in with its device; the latest twenty per user are stored. */
export async function recordSignIn({ actor, userAgent }: { actor: Actor; userAgent: string }): Promise<void> {
  const { _id: userId, sessionVersion, mfa } = actor;
  await db.$executeRaw`
    WITH old AS (
      DELETE FROM login_records WHERE id IN
        (SELECT id FROM login_records WHERE user_id = ${userId} ORDER BY created_at DESC, id OFFSET ${HISTORY_LENGTH - 1})
    )
    INSERT INTO login_records (id, user_id, session_version, device, with_mfa)
    VALUES (${newId("sgn")}, ${userId}, ${sessionVersion}, ${deviceName(userAgent)}, ${mfa === "passed"})`;
}
