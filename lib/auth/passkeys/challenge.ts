import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { CHALLENGE_SECONDS } from "@/lib/auth/passkeys/relying-party";
import { db } from "@/lib/db/client";
import type { PasskeyChallengePurpose } from "@/prisma/generated/client";

type Challenge = { challenge: string; purpose: PasskeyChallengePurpose; userId: string | null };

/** Stores a challenge for five minutes of the database's clock. */
export async function storeChallenge({ challenge, purpose, userId }: Challenge): Promise<void> {
  await db.$executeRaw`
    INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at)
    VALUES (${challenge}, ${purpose}::"PasskeyChallengePurpose", ${userId}, now() + make_interval(secs => ${CHALLENGE_SECONDS}))`;
}

/**
 * Consumes the challenge that a response was made for and returns it; of concurrent calls one succeeds. Null when it is unknown,
 * used, expired, or was issued for something else or to somebody else. A response that is rejected later has used it up.
 */
export async function consumeChallenge(
  clientDataJSON: string,
  { purpose, userId }: Omit<Challenge, "challenge">,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const consumed = await db.$executeRaw`
    DELETE FROM passkey_challenges
    WHERE challenge = ${challenge} AND purpose = ${purpose}::"PasskeyChallengePurpose" AND expires_at > now()
      AND user_id IS NOT DISTINCT FROM ${userId}`;
  return consumed === 1 ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Deletes the challenges that nobody used in time. */
export async function deleteExpiredChallenges(): Promise<void> {
  await db.$executeRaw`DELETE FROM passkey_challenges WHERE expires_at < now()`;
}
