import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { AdminWall } from "@/lib/personal-walls/contracts";
import { type WallReportReason, wallReportReasons, wallTitle } from "@/lib/personal-walls/rules";

export const WALLS_PER_PAGE = 30;

type Found = { id: string; total: number };

/** The walls that are shared or were taken off: those with open reports first, then the latest. */
export async function listAdminWalls(page = 1): Promise<{ walls: AdminWall[]; total: number }> {
  const found = await db.$queryRaw<Found[]>`
    SELECT w.id, (count(*) OVER ())::int AS total FROM personal_walls w
    LEFT JOIN (SELECT wall_id, count(*) AS open FROM personal_wall_reports WHERE resolved_at IS NULL GROUP BY wall_id) r ON r.wall_id = w.id
    WHERE w.share_token IS NOT NULL OR w.removed_at IS NOT NULL
    ORDER BY (w.share_token IS NOT NULL AND r.open > 0) DESC NULLS LAST, r.open DESC NULLS LAST, coalesce(w.shared_at, w.removed_at) DESC, w.id
    LIMIT ${WALLS_PER_PAGE} OFFSET ${(page - 1) * WALLS_PER_PAGE}`;
  const rows = await db.personalWall.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: {
      user: { select: { id: true, displayName: true } },
      works: {
        include: { artwork: { select: { title: true } } },
        orderBy: [{ position: "asc" }, { artworkId: "asc" }],
      },
      reports: { where: { resolvedAt: null }, select: { reason: true } },
    },
  });
  const walls = found.flatMap(({ id }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const owner = { id: row.user.id, name: row.user.displayName };
    return {
      id,
      title: wallTitle({ title: row.title, owner: owner.name }),
      owner,
      sharedPath: row.shareToken && paths.sharedWall(row.shareToken),
      removed: row.removedAt && { at: row.removedAt.toISOString(), reason: row.removalReason ?? "" },
      captions: row.works.map(({ artwork, caption }) => ({ work: artwork.title, caption })),
      reports: countReasons(row.reports.map(({ reason }) => reason)),
    };
  });
  return { walls, total: found[0]?.total ?? 0 };
}

/** Each reason in words with how often it was given. */
function countReasons(reasons: readonly string[]): AdminWall["reports"] {
  return Object.entries(wallReportReasons)
    .map(([key, reason]) => ({ reason, count: reasons.filter((given) => given === (key as WallReportReason)).length }))
    .filter(({ count }) => count > 0);
}
