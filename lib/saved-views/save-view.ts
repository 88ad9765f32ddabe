import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { MAX_VIEWS_PER_LIST, type SavedView, type SaveViewBody } from "@/lib/saved-views/contracts";
import { toSavedView } from "@/lib/saved-views/queries";

type ViewRow = { id: string; name: string; query: unknown };

/** Saves an admin's view of a list under a name. A view with this name gets the new query. */
export async function saveView({ actor, body }: { actor: Actor; body: SaveViewBody }): Promise<SavedView> {
  const { list, name, query } = body;
  return transaction(async (tx) => {
    // One save of a list at a time, so that the limit holds.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('saved-views/' || ${actor._id}, 0))::text`;
    const [view] = await tx.$queryRaw<ViewRow[]>`
      INSERT INTO saved_views (id, user_id, list, name, query)
      SELECT ${newId("viw")}, ${actor._id}, ${list}, ${name}, ${JSON.stringify(query)}::jsonb
      WHERE EXISTS (SELECT 1 FROM saved_views WHERE user_id = ${actor._id} AND list = ${list} AND name = ${name})
         OR (SELECT count(*) FROM saved_views WHERE user_id = ${actor._id} AND list = ${list}) < ${MAX_VIEWS_PER_LIST}
      ON CONFLICT (user_id, list, name) DO UPDATE SET query = EXCLUDED.query
      RETURNING id, name, query`;
    if (!view)
      return throwAppError("conflict", `A list has at most ${MAX_VIEWS_PER_LIST} saved views. Delete one first.`);
    return toSavedView(view);
  });
}
