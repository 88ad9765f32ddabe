import { deleteExpiredChallenges } from "@/lib/auth/passkeys/challenge";
import { db } from "@/lib/db/client";

/** Deletes tokens a week after they expired, and expired challenges for passkeys. */
export async function deleteExpiredTokens(): Promise<void> {
  await db.$executeRaw`DELETE FROM user_tokens WHERE expires_at < now() - interval '7 days'`;
  await deleteExpiredChallenges();
}
