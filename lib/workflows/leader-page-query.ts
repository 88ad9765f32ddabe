import { getProduct } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import type { Language } from "@/lib/core/languages";
import type { LinkedDrop } from "@/lib/exhibitions/contracts";
import { getDraftLeader } from "@/lib/exhibitions/leaders/queries";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { readPaletteOf } from "@/lib/exhibitions/works/palettes";

/** The product that sells an artwork, at its current price in naira, or null. */
async function getLinkedDrop(slug: string | null): Promise<LinkedDrop | null> {
  const product = slug && (await getProduct(slug));
  if (!product) return null;
  const { price, was } = getDisplayPrice(product);
  return { slug: product.slug, name: product.name, price, was, image: product.images[0] ?? null };
}

/** What the public page of a leader shows in one language, or null. */
export async function getLeaderPage(slug: string, language: Language) {
  const [leader, leaders] = await Promise.all([getLeader(slug, language), listLeaders(language)]);
  if (!leader) return null;
  const [drop, palette] = await Promise.all([getLinkedDrop(leader.productSlug), readPaletteOf(leader.portrait.src)]);
  return { leader, leaders, drop, palette };
}

/** What the page of a leader will show, read by id, also of a draft; for admins only. Its neighbours are those of its place. */
export async function getLeaderPreview(id: string) {
  const [draft, leaders] = await Promise.all([getDraftLeader(id), listLeaders()]);
  if (!draft) return null;
  const others = leaders.filter(({ slug }) => slug !== draft.slug);
  const inPlace = [...others, draft].sort((one, other) => one.position - other.position);
  const [drop, palette] = await Promise.all([getLinkedDrop(draft.productSlug), readPaletteOf(draft.portrait.src)]);
  return { leader: draft, leaders: inPlace, drop, palette };
}
