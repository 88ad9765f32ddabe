import type { SessionUser } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { publicLeaders } from "@/lib/exhibitions/leader-mappers";
import { canAccess, HEADS_OF_STATE, publishedArtworks, publishedFilter } from "@/lib/exhibitions/rules";

/**
 * The artworks of a published exhibition whose names the viewer may read, in display order: for those without access to a members'
 * exhibition only the works of leaders with public pages. `leader` has such a page. None while it is only announced.
 */
export async function listNamedWorks(exhibition: string, viewer: Pick<SessionUser, "role" | "isVIP"> | null) {
  const rows = await db.artwork.findMany({
    where: {
      ...publishedArtworks,
      exhibition: { slug: exhibition, status: { not: "announced" }, ...publishedFilter },
      ...(!canAccess({ requiresVIP: true }, viewer) && {
        OR: [{ exhibition: { requiresVip: false } }, { leader: publicLeaders.where }],
      }),
    },
    select: { slug: true, title: true, leader: { select: { slug: true, name: true } } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return exhibition === HEADS_OF_STATE ? rows : rows.map((row) => ({ ...row, leader: null }));
}
