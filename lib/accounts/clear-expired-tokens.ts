import { db } from "@/lib/platform/db";

/** Removes links that nobody can use any more; a week's grace keeps "expired" apart from "never existed" in the log. */
export async function clearExpiredTokens(): Promise<void> {
  await db.$executeRaw`DELETE FROM user_tokens WHERE expires_at < now() - interval '7 days'`;
}
