import type { TokenPayload } from "@/lib/auth/issue-token";
import { sha256 } from "@/lib/core/secrets";
import type { Tx } from "@/lib/db/client";
import type { TokenPurpose } from "@/prisma/generated/client";

export type ConsumedToken = { userId: string; payload: TokenPayload };

/** Consumes a single-use token; of concurrent calls one succeeds. Null when it is unknown, used, expired or its user is gone. */
export async function consumeToken(tx: Tx, token: string, purpose: TokenPurpose): Promise<ConsumedToken | null> {
  const [row] = await tx.$queryRaw<{ user_id: string; payload: TokenPayload | null }[]>`
    UPDATE user_tokens t SET used_at = now() FROM users u
    WHERE t.token_hash = ${sha256(token)} AND t.purpose = ${purpose}::"TokenPurpose" AND t.used_at IS NULL AND t.expires_at > now()
      AND u.id = t.user_id AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    RETURNING t.user_id, t.payload`;
  return row ? { userId: row.user_id, payload: row.payload ?? {} } : null;
}
