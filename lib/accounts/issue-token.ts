import type { CartIntent } from "@/lib/accounts/contracts";
import type { Tx } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { sha256 } from "@/lib/platform/secrets";
import { Prisma, type TokenPurpose } from "@/prisma/generated/client";

/** What a registration said, kept with the link until the address is proved to be that person's. */
export type Registration = { firstName: string; lastName: string; displayName: string; passwordHash: string };

/** What a link in a mail brings back: where the person was going, what they were about to buy, and what they registered with. */
export type Carry = { redirectTo?: string; intent?: CartIntent; registration?: Registration };

const hoursOf: Record<TokenPurpose, number> = { VerifyEmail: 24, ResetPassword: 1 };

type IssueToken = { userId: string; purpose: TokenPurpose; carry?: Carry; keepOlder?: boolean };

/**
 * Makes a single-use link's token: 256 random bits, of which only the hash is kept. It runs out by the database's clock.
 * Older links for the same purpose stop working, unless told otherwise.
 */
export async function issueToken(tx: Tx, { userId, purpose, carry, keepOlder }: IssueToken): Promise<string> {
  if (!keepOlder) await tx.userToken.deleteMany({ where: { userId, purpose, usedAt: null } });
  const token = linkToken();
  const carried = carry ? Prisma.sql`${JSON.stringify(carry)}::jsonb` : Prisma.sql`NULL`;
  await tx.$executeRaw`
    INSERT INTO user_tokens (id, user_id, purpose, token_hash, carry, expires_at)
    VALUES (${newId("tok")}, ${userId}, ${purpose}::"TokenPurpose", ${sha256(token)}, ${carried},
            now() + make_interval(hours => ${hoursOf[purpose]}))`;
  return token;
}
