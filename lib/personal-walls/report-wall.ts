import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getSharedWall } from "@/lib/personal-walls/queries";
import type { WallReportReason } from "@/lib/personal-walls/rules";

type ReportWall = { actor: Actor | null; token: string; reason: WallReportReason };

/** Reports a shared wall to the moderators. Each user can report a wall once; repeating it changes nothing. */
export async function reportWall({ actor, token, reason }: ReportWall): Promise<void> {
  const wall = await getSharedWall(token);
  if (!wall) return throwAppError("not_found", "This wall is not shared any more.");
  await db.personalWallReport.createMany({
    data: { id: newId("pwr"), wallId: wall.id, userId: actor?._id ?? null, reason },
    skipDuplicates: true,
  });
}
