import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type SetViewAs = { actor: Pick<Actor, "_id" | "sessionId">; as: ViewAs };

/** Has the admin's session see the site as a visitor or a member, until it is stopped or the session ends. */
export async function setViewAs({ actor, as }: SetViewAs): Promise<void> {
  const { _id: actorId, sessionId } = actor;
  if (!sessionId) throwAppError("unauthenticated", "Please log in again.");
  await transaction(async (tx) => {
    // Only a session that sees the site as the admin: the one view is stopped before the next.
    const count = await tx.$executeRaw`
      UPDATE sessions SET view_as = ${as}::"ViewAs" WHERE id = ${sessionId} AND user_id = ${actorId} AND ended_at IS NULL AND view_as IS NULL`;
    if (count === 0) throwAppError("conflict", "You are viewing the site as somebody else already. Press Stop first.");
    await recordAudit(tx, { actorId, action: "session.view-as", subject: sessionId, detail: { as } });
  });
}

/** Returns the session to the admin's own view; nothing happens when it is there already. */
export async function stopViewAs({ actor: { _id: actorId, sessionId } }: Pick<SetViewAs, "actor">): Promise<void> {
  if (!sessionId) return;
  await transaction(async (tx) => {
    const [stopped] = await tx.$queryRaw<{ as: ViewAs }[]>`
      UPDATE sessions x SET view_as = NULL FROM (SELECT id, view_as FROM sessions WHERE id = ${sessionId} FOR UPDATE) before
      WHERE x.id = before.id AND x.user_id = ${actorId} AND before.view_as IS NOT NULL RETURNING before.view_as::text AS as`;
    if (!stopped) return;
    await recordAudit(tx, { actorId, action: "session.stop-view-as", subject: sessionId, detail: stopped });
  });
}
