import { includeParts, toProduct } from "@/lib/catalog/queries";
import { getDisplayPrice, isSellable, stockSentence } from "@/lib/catalog/rules";
import { MAX_WISHLIST_ITEMS, type WishlistItem } from "@/lib/catalog/wishlist-contracts";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";

/** The drops that a user has saved, the latest first, without deleted ones. */
export async function listWishlist(userId: string): Promise<WishlistItem[]> {
  const rows = await db.wishlistItem.findMany({
    where: { userId, product: { deletedAt: null } },
    include: { product: { include: includeParts } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_WISHLIST_ITEMS,
  });
  const now = await databaseNow();
  return rows.map(({ product: row, wantsFewLeft, wantsBackInStock, createdAt }) => {
    const product = toProduct(row, now);
    const { price, was } = getDisplayPrice(product);
    const size = product.variants.find(({ name }) => name !== "");
    return {
      productId: product._id,
      slug: product.slug,
      name: product.name,
      option: size ? size.option || "option" : null,
      image: product.images[0] ?? null,
      price,
      originalPrice: was,
      stock: stockSentence(product),
      available: isSellable(product),
      fewLeft: wantsFewLeft,
      backInStock: wantsBackInStock,
      savedAt: createdAt.toISOString(),
    };
  });
}
