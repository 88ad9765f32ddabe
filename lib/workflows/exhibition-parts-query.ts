import type { SessionUser } from "@/lib/auth/contracts";
import { listProducts } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { listBlockLeaders, listBlockWorks } from "@/lib/exhibitions/block-references";
import {
  type Block,
  type BlockReferences,
  leadersOf,
  productsOf,
  type ShownProduct,
  worksOf,
} from "@/lib/exhibitions/blocks";
import type { ExhibitionCard, ExhibitionSeries } from "@/lib/exhibitions/contracts";
import { getSeries, listBlocks } from "@/lib/exhibitions/queries";

const listBlockProducts = async (): Promise<ShownProduct[]> =>
  (await listProducts()).map((product) => {
    const [image] = product.images;
    return {
      slug: product.slug,
      name: product.name,
      image: image ? { url: image.url, alt: image.alt } : null,
      ...getDisplayPrice(product),
    };
  });

/** Everything that the blocks of an exhibition may refer to, for its editor. */
export async function listBlockReferences(exhibition: string): Promise<BlockReferences> {
  const [works, leaders, products] = await Promise.all([
    listBlockWorks(exhibition),
    listBlockLeaders(),
    listBlockProducts(),
  ]);
  return { works, leaders, products };
}

/** What the blocks of an exhibition refer to, as it is now. What is no longer public is missing. */
export async function getBlockReferences(exhibition: string, blocks: readonly Block[]): Promise<BlockReferences> {
  const [ids, leaderSlugs, productSlugs] = [worksOf(blocks).map(({ id }) => id), leadersOf(blocks), productsOf(blocks)];
  const [works, leaders, products] = await Promise.all([
    ids.length > 0 ? listBlockWorks(exhibition) : [],
    leaderSlugs.length > 0 ? listBlockLeaders() : [],
    productSlugs.length > 0 ? listBlockProducts() : [],
  ]);
  return {
    works: works.filter(({ id }) => ids.includes(id)),
    leaders: leaders.filter(({ slug }) => leaderSlugs.includes(slug)),
    products: products.filter(({ slug }) => productSlugs.includes(slug)),
  };
}

/** What the page of an exhibition shows besides its story and artworks. */
type ExhibitionParts = { blocks: Block[]; references: BlockReferences; series: ExhibitionSeries | null };

/** The blocks that this viewer may see, what they refer to, and the series. */
export async function getExhibitionParts(
  { slug, series }: Pick<ExhibitionCard, "slug" | "series">,
  viewer: Pick<SessionUser, "role" | "isVIP"> | null,
): Promise<ExhibitionParts> {
  const [blocks, parts] = await Promise.all([listBlocks(viewer, slug), series && getSeries(series.name)]);
  return { blocks, references: await getBlockReferences(slug, blocks), series: parts };
}
