import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { AdminWall, AdminWallState } from "@/lib/personal-walls/contracts";
import { wallReportReasons, wallTitle } from "@/lib/personal-walls/rules";
import type { Prisma } from "@/prisma/generated/client";

const WALLS_PER_PAGE = 30;

const openReports = { resolvedAt: null } as const;

const lists: Record<AdminWallState, Pick<Prisma.PersonalWallFindManyArgs, "where" | "orderBy">> = {
  reported: {
    where: { shareToken: { not: null }, reports: { some: openReports } },
    orderBy: [{ sharedAt: "desc" }, { id: "asc" }],
  },
  shared: { where: { sharedAt: { not: null } }, orderBy: [{ sharedAt: "desc" }, { id: "asc" }] },
  removed: { where: { removedAt: { not: null } }, orderBy: [{ removedAt: "desc" }, { id: "asc" }] },
};

/** A page of the walls in a state, the latest first. */
export async function listAdminWalls(
  state: AdminWallState,
  page = 1,
): Promise<{ walls: AdminWall[]; hasMore: boolean }> {
  const rows = await db.personalWall.findMany({
    ...lists[state],
    skip: (page - 1) * WALLS_PER_PAGE,
    take: WALLS_PER_PAGE + 1,
    include: {
      user: { select: { id: true, displayName: true } },
      works: {
        include: { artwork: { select: { title: true } } },
        orderBy: [{ position: "asc" }, { artworkId: "asc" }],
      },
      reports: { where: openReports, select: { reason: true } },
    },
  });
  const walls = rows.slice(0, WALLS_PER_PAGE).map(({ id, title, shareToken, removedAt, ...row }) => {
    const owner = { id: row.user.id, name: row.user.displayName };
    return {
      id,
      title: wallTitle({ title, owner: owner.name }),
      owner,
      sharedPath: shareToken && paths.sharedWall(shareToken),
      removed: removedAt && { at: removedAt.toISOString(), reason: row.removalReason ?? "" },
      captions: row.works.map(({ artwork, caption }) => ({ work: artwork.title, caption })),
      reports: countReasons(row.reports.map(({ reason }) => reason)),
    };
  });
  return { walls, hasMore: rows.length > WALLS_PER_PAGE };
}

/** Each reason in words with how often it was given. */
const countReasons = (reasons: readonly string[]): AdminWall["reports"] =>
  Object.entries(wallReportReasons)
    .map(([key, reason]) => ({ reason, count: reasons.filter((given) => given === key).length }))
    .filter(({ count }) => count > 0);
