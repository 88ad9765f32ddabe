import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

/** The user's wall, locked until the end of the transaction. It is made with version 0 if there is none. */
export async function lockWall(tx: Tx, userId: string): Promise<{ id: string; version: number }> {
  await tx.$executeRaw`
    INSERT INTO personal_walls (id, user_id, version) VALUES (${newId("pwl")}, ${userId}, 0) ON CONFLICT (user_id) DO NOTHING`;
  const [wall] = await tx.$queryRaw<{ id: string; version: number }[]>`
    SELECT id, version FROM personal_walls WHERE user_id = ${userId} FOR UPDATE`;
  if (!wall) throw new Error("The wall was not made.");
  return wall;
}
