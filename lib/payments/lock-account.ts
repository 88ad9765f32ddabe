import type { Tx } from "@/lib/db/client";

/**
 * Takes the lock of the account's checkout, which its deletion takes too, and returns whether the account is deleted. Whichever comes
 * second sees what the first has done.
 */
export async function lockAccount(tx: Tx, userId: string | null): Promise<boolean> {
  if (!userId) return true;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || ${userId}, 0))`;
  return (await tx.user.count({ where: { id: userId, deletedAt: null } })) === 0;
}
