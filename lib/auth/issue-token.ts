import * as z from "zod/mini";
import { cartIntent } from "@/lib/auth/contracts";
import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import type { Tx } from "@/lib/db/client";
import { Prisma, type TokenPurpose } from "@/prisma/generated/client";

const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  passwordHash: z.string(),
  /** The version of the terms that was current at the registration. */
  termsVersionId: z.optional(z.nullable(z.string())),
});
/** The data of a registration, stored with the token until the email address is verified. */
export type Registration = z.infer<typeof registration>;

const tokenPayload = z.object({
  redirectTo: z.optional(z.string()),
  intent: z.catch(z.optional(cartIntent), undefined),
  registration: z.optional(registration),
});
/** The data of an email link: redirect path, cart intent and registration. */
export type TokenPayload = z.infer<typeof tokenPayload>;

/** The payload of a token as it is stored; empty where there is none. */
export const readTokenPayload = (stored: unknown): TokenPayload => tokenPayload.parse(stored ?? {});

const TOKEN_MINUTES: Record<TokenPurpose, number> = { VerifyEmail: 24 * 60, ResetPassword: 60, SignIn: 15 };

type IssueToken = {
  userId: string;
  purpose: TokenPurpose;
  payload?: TokenPayload;
  preserveOlder?: boolean;
  /** How long it works, if not as long as usual for its purpose. */
  minutes?: number;
};

/**
 * Creates a single-use token of 256 random bits; only its hash is stored. It expires by the database's clock. Older tokens for the
 * same purpose are deleted unless `preserveOlder`.
 */
export async function issueToken(
  tx: Tx,
  { userId, purpose, payload, preserveOlder, minutes = TOKEN_MINUTES[purpose] }: IssueToken,
): Promise<string> {
  if (!preserveOlder) await tx.userToken.deleteMany({ where: { userId, purpose, usedAt: null } });
  const token = linkToken();
  const payloadJson = payload ? Prisma.sql`${JSON.stringify(payload)}::jsonb` : Prisma.sql`NULL`;
  await tx.$executeRaw`
    INSERT INTO user_tokens (id, user_id, purpose, token_hash, payload, expires_at)
    VALUES (${newId("tok")}, ${userId}, ${purpose}::"TokenPurpose", ${sha256(token)}, ${payloadJson},
            now() + make_interval(mins => ${minutes}))`;
  return token;
}
