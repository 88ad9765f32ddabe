import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getSharedWall } from "@/lib/personal-walls/queries";
import type { WallReportReason } from "@/lib/personal-walls/rules";

type ReportWall = { actor: Actor | null; token: string; reason: WallReportReason };

/**
 * Reports a shared wall to the moderators. Each user has one open report of a wall: repeating it changes nothing, and after a moderator dismissed
 * it, the report is open again.
 */
export async function reportWall({ actor, token, reason }: ReportWall): Promise<void> {
  const wall = await getSharedWall(token);
  if (!wall) return throwAppError("not_found", "This wall is not shared any more.");
  await db.$executeRaw`
    INSERT INTO personal_wall_reports AS r (id, wall_id, user_id, reason, created_at)
      VALUES (${newId("pwr")}, ${wall.id}, ${actor?._id ?? null}, ${reason}, clock_timestamp())
    ON CONFLICT (wall_id, user_id) DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at, resolved_at = NULL
      WHERE r.resolved_at IS NOT NULL`;
}
