import { originalLanguage } from "@/lib/core/languages";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { ShownLeader, ShownWork } from "@/lib/exhibitions/blocks";
import { listPublicWorks } from "@/lib/exhibitions/iiif/queries";
import { leadersIn, readLeader, toLeaderCard } from "@/lib/exhibitions/leader-mappers";
import { getLeaderSound } from "@/lib/exhibitions/leader-sound";
import { publishedArtworks } from "@/lib/exhibitions/rules";
import { workKey } from "@/lib/exhibitions/works/work-keys";

/** The works that the blocks of an exhibition may show: its own, and those that everyone may see. */
export async function listBlockWorks(exhibition: string): Promise<ShownWork[]> {
  const [publicWorks, own] = await Promise.all([
    listPublicWorks(),
    db.artwork.findMany({
      where: { ...publishedArtworks, exhibition: { slug: exhibition, deletedAt: null } },
      include: { exhibition: { select: { title: true } } },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  ]);
  const publicIds = new Set(publicWorks.map(({ id }) => id));
  const onlyHere = own.filter(({ id }) => !publicIds.has(id));
  return [
    ...onlyHere.map(
      ({ id, title, imageUrl, imageAlt, exhibition: { title: exhibitionTitle } }): ShownWork => ({
        id,
        title,
        exhibition: exhibitionTitle,
        about: null,
        image: imageUrl === null ? null : { src: imageUrl, width: 960, height: 1200, alt: imageAlt },
        page: null,
        key: null,
      }),
    ),
    ...publicWorks.map(
      ({
        id,
        slug,
        title,
        exhibition: { slug: exhibitionSlug, title: exhibitionTitle },
        leader,
        portrait,
        alt,
        page,
      }) => ({
        id,
        title,
        exhibition: exhibitionTitle,
        about: leader && `${leader.name}, ${leader.term}`,
        image: { ...portrait, alt },
        page,
        key: workKey({ exhibition: exhibitionSlug, slug }),
      }),
    ),
  ];
}

/** The public leaders, in order, as blocks show them. */
export async function listBlockLeaders(): Promise<ShownLeader[]> {
  const rows = await db.leader.findMany(leadersIn(originalLanguage));
  return rows.flatMap((row) => {
    const read = readLeader(row, originalLanguage);
    if (!read) return [];
    const { slug, name, term, title, object } = toLeaderCard(read);
    return { slug, name, term, title, object, page: paths.leader(slug), sound: getLeaderSound(slug, read.text) };
  });
}
