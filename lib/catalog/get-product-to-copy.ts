import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { getAdminProduct } from "@/lib/catalog/admin-queries";
import { db } from "@/lib/db/client";

/** A drop to copy, and a free slug for the copy; null if there is none. */
export async function getProductToCopy(id: string): Promise<{ product: AdminProduct; slug: string } | null> {
  const product = await getAdminProduct(id);
  if (!product) return null;
  const first = `${product.slug.slice(0, 110)}-copy`;
  const rows = await db.product.findMany({ where: { slug: { startsWith: first } }, select: { slug: true } });
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = first;
  for (let more = 2; taken.has(slug); more++) slug = `${first}-${more}`;
  return { product, slug };
}
