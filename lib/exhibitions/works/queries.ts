import type { PublicWork } from "@/lib/exhibitions/iiif/public-work";
import { listPublicWorks } from "@/lib/exhibitions/iiif/queries";
import type { BrowsedWork, ListedWork } from "./contracts";
import { leaderFacets, noFacets } from "./rules";

/** A public work as lists show it. */
const toListedWork = ({ exhibition, slug, title, leader, page, alt, portrait }: PublicWork): ListedWork => ({
  exhibition: exhibition.slug,
  slug,
  title,
  about: leader && `${leader.name}, ${leader.term}`,
  page,
  alt,
  portrait,
});

/** Every work that everyone may see. */
export const listWorks = async (): Promise<ListedWork[]> => (await listPublicWorks()).map(toListedWork);

/** The works that everyone may see, by the ids of the artworks. */
export const listWorksById = async (): Promise<Map<string, ListedWork>> =>
  new Map((await listPublicWorks()).map((work) => [work.id, toListedWork(work)]));

/** Every work that everyone may see, with what it can be found by. */
export async function listBrowsedWorks(): Promise<BrowsedWork[]> {
  const now = new Date();
  return (await listPublicWorks()).map((work) => ({
    ...toListedWork(work),
    facets: work.leader ? leaderFacets(work.leader, now) : noFacets,
  }));
}
