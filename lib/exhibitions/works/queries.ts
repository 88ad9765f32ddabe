import type { Swatch } from "@/lib/core/colours";
import type { PublicWork } from "@/lib/exhibitions/iiif/public-work";
import { listPublicWorks } from "@/lib/exhibitions/iiif/queries";
import type { BrowsedWork, ListedWork } from "./contracts";
import { readPalettes } from "./palettes";
import { leaderFacets, pictureFacets } from "./rules";

type PaintedWork = PublicWork & { palette: readonly Swatch[] };

/** A public work as lists show it. */
const toListedWork = ({ exhibition, slug, title, leader, page, alt, portrait, palette }: PaintedWork): ListedWork => ({
  exhibition: exhibition.slug,
  slug,
  title,
  about: leader && `${leader.name}, ${leader.term}`,
  page,
  alt,
  portrait,
  palette,
});

/** Every work that everyone may see, with the main colours of its picture. */
async function listPaintedWorks(): Promise<PaintedWork[]> {
  const works = await listPublicWorks();
  const palettes = await readPalettes(works.map(({ portrait }) => portrait.src));
  return works.map((work) => ({ ...work, palette: palettes.get(work.portrait.src) ?? [] }));
}

/** Every work that everyone may see. */
export const listWorks = async (): Promise<ListedWork[]> => (await listPaintedWorks()).map(toListedWork);

/** The works that everyone may see, by the ids of the artworks. */
export const listWorksById = async (): Promise<Map<string, ListedWork>> =>
  new Map((await listPaintedWorks()).map((work) => [work.id, toListedWork(work)]));

/** Every work that everyone may see, with what it can be found by. */
export async function listBrowsedWorks(): Promise<BrowsedWork[]> {
  const now = new Date();
  return (await listPaintedWorks()).map((work) => ({
    ...toListedWork(work),
    facets: work.leader ? leaderFacets(work.leader, work.palette, now) : pictureFacets(work.palette),
  }));
}
