import { db } from "@/lib/db/client";

/** Ends every session of the user. */
export async function signOutEverywhere(userId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
}
