import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { ShownLeader, ShownWork } from "@/lib/exhibitions/blocks";
import { listLeaders } from "@/lib/exhibitions/queries";
import { listWorksById } from "@/lib/exhibitions/works/queries";
import { workKey } from "@/lib/exhibitions/works/work-keys";

/** The works that the blocks of an exhibition may show: those that everyone may see, and its own. */
export async function listBlockWorks(exhibition: string): Promise<ShownWork[]> {
  const [publicWorks, own] = await Promise.all([
    listWorksById(),
    db.artwork.findMany({
      where: { exhibition: { slug: exhibition, deletedAt: null } },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  ]);
  const shown = [...publicWorks].map(
    ([id, work]): ShownWork => ({
      id,
      title: work.title,
      about: work.about,
      image: { ...work.portrait, alt: work.alt },
      page: work.page,
      key: workKey(work),
    }),
  );
  const others = own.filter(({ id }) => !publicWorks.has(id));
  return [
    ...others.map(
      ({ id, title, imageUrl, imageAlt }): ShownWork => ({
        id,
        title,
        about: null,
        image: imageUrl === null ? null : { src: imageUrl, width: 960, height: 1200, alt: imageAlt },
        page: null,
        key: null,
      }),
    ),
    ...shown,
  ];
}

/** The leaders that a timeline may show, in order. */
export const listBlockLeaders = async (): Promise<ShownLeader[]> =>
  (await listLeaders()).map(({ slug, name, term, title, object }) => ({
    slug,
    name,
    term,
    title,
    object,
    page: paths.leader(slug),
  }));
