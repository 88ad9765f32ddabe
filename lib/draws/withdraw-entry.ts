import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** Takes the actor's entry back. Throws `conflict` once the window has closed, because the list is published then. */
export async function withdrawEntry({ actor, slug }: { actor: Actor; slug: string }): Promise<{ slug: string }> {
  const withdrawn = await db.$executeRaw`
    WITH accepting AS (SELECT id, closes_at FROM draws WHERE slug = ${slug} AND state = 'accepting' FOR SHARE)
    DELETE FROM draw_entries e USING accepting a
    WHERE e.draw_id = a.id AND e.user_id = ${actor._id} AND clock_timestamp() < a.closes_at`;
  if (withdrawn > 0) return { slug };
  const entered = await db.drawEntry.count({ where: { userId: actor._id, draw: { slug } } });
  if (entered === 0) return throwAppError("not_found", "You have not entered this draw.");
  return throwAppError("conflict", "The window of this draw has closed. Entries can no longer be withdrawn.");
}
