import type { Carry } from "@/lib/accounts/issue-token";
import type { Tx } from "@/lib/platform/db";
import { sha256 } from "@/lib/platform/secrets";
import type { TokenPurpose } from "@/prisma/generated/client";

export type SpentToken = { userId: string; carry: Carry };

/** Uses a link up: of many at the same moment one gets it. Null when it is unknown, used, run out, or its person is gone. */
export async function spendToken(tx: Tx, token: string, purpose: TokenPurpose): Promise<SpentToken | null> {
  const [spent] = await tx.$queryRaw<{ user_id: string; carry: Carry | null }[]>`
    UPDATE user_tokens t SET used_at = now() FROM users u
    WHERE t.token_hash = ${sha256(token)} AND t.purpose = ${purpose}::"TokenPurpose" AND t.used_at IS NULL AND t.expires_at > now()
      AND u.id = t.user_id AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    RETURNING t.user_id, t.carry`;
  return spent ? { userId: spent.user_id, carry: spent.carry ?? {} } : null;
}
