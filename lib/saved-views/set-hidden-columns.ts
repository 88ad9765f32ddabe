import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import type { HiddenColumnsBody } from "@/lib/saved-views/contracts";

/** Stores which columns of a list the admin has hidden. */
export async function setHiddenColumns({ actor, body }: { actor: Actor; body: HiddenColumnsBody }): Promise<void> {
  const columns = [...new Set(body.columns)];
  await db.$executeRaw`
    INSERT INTO hidden_columns (user_id, list, columns) VALUES (${actor._id}, ${body.list}, ${columns})
    ON CONFLICT (user_id, list) DO UPDATE SET columns = EXCLUDED.columns`;
}
