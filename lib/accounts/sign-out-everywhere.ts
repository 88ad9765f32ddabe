import { db } from "@/lib/platform/db";

/** Ends every session of this person, on every device, at their next call. */
export async function signOutEverywhere(userId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
}
