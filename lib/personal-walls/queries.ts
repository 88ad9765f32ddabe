import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { ListedWork } from "@/lib/exhibitions/works/contracts";
import { listWorksById } from "@/lib/exhibitions/works/queries";
import { workKey } from "@/lib/exhibitions/works/work-keys";
import type { OwnWall, SharedWall, WallWork } from "@/lib/personal-walls/contracts";
import { wallTitle } from "@/lib/personal-walls/rules";
import type { Prisma } from "@/prisma/generated/client";

const withWorks = {
  works: {
    include: { artwork: { include: { exhibition: { select: { slug: true } } } } },
    orderBy: [{ position: "asc" }, { artworkId: "asc" }],
  },
} as const satisfies Prisma.PersonalWallInclude;

type WorkRow = Prisma.PersonalWallGetPayload<{ include: typeof withWorks }>["works"][number];

const toWallWork = ({ artwork, caption }: WorkRow, listed: ListedWork | undefined): WallWork => ({
  work: workKey({ exhibition: artwork.exhibition.slug, slug: artwork.slug }),
  title: listed?.title ?? artwork.title,
  about: listed?.about ?? null,
  page: listed?.page ?? null,
  alt: listed?.alt ?? "",
  portrait: listed?.portrait ?? null,
  caption,
});

const emptyWall: OwnWall = { title: "", works: [], version: 0, sharedPath: null, removalReason: null };

/** The user's own wall; an empty one before the first work. */
export async function getOwnWall(userId: string): Promise<OwnWall> {
  const [row, listed] = await Promise.all([
    db.personalWall.findUnique({ where: { userId }, include: withWorks }),
    listWorksById(),
  ]);
  if (!row) return emptyWall;
  const { title, works, version, shareToken, removalReason } = row;
  return {
    title,
    works: works.map((work) => toWallWork(work, listed.get(work.artworkId))),
    version,
    sharedPath: shareToken && paths.sharedWall(shareToken),
    removalReason,
  };
}

/** A wall by the token of its link: only what is public of it. Null when it is not shared (any more). */
export async function getSharedWall(token: string): Promise<SharedWall | null> {
  const [row, listed] = await Promise.all([
    db.personalWall.findFirst({
      where: { shareToken: token, removedAt: null, user: { deletedAt: null, disabledAt: null } },
      include: { ...withWorks, user: { select: { displayName: true } } },
    }),
    listWorksById(),
  ]);
  if (!row) return null;
  const owner = row.user.displayName;
  const works = row.works.map((work) => toWallWork(work, listed.get(work.artworkId)));
  return {
    id: row.id,
    title: wallTitle({ title: row.title, owner }),
    owner,
    works: works.flatMap((work) =>
      work.page !== null && work.portrait !== null ? [{ ...work, page: work.page, portrait: work.portrait }] : [],
    ),
  };
}
