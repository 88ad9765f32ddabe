import type { Actor } from "@/lib/accounts/contracts";
import { deviceName } from "@/lib/accounts/rules";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

const kept = 20;

/** Notes that somebody signed in, and roughly with what. The latest twenty are kept. */
export async function recordSignIn({ actor, userAgent }: { actor: Actor; userAgent: string }): Promise<void> {
  const { _id: userId, sessionVersion: version, factor } = actor;
  await db.$executeRaw`
    WITH old AS (
      DELETE FROM sign_ins WHERE id IN
        (SELECT id FROM sign_ins WHERE user_id = ${userId} ORDER BY created_at DESC, id OFFSET ${kept - 1})
    )
    INSERT INTO sign_ins (id, user_id, version, device, with_factor)
    VALUES (${newId("sgn")}, ${userId}, ${version}, ${deviceName(userAgent)}, ${factor === "passed"})`;
}
