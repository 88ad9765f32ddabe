import type { AdminProduct, ProductRowChange } from "@/lib/catalog/admin-contracts";
import { naira, wholeNumber } from "@/lib/core/form-inputs";

/** A row of the grid as typed. */
export type ProductDraft = { price: string; salePrice: string; stock: string; inStock: boolean };

export const toDraft = ({ price, salePrice, stock, inStock }: AdminProduct): ProductDraft => ({
  price: String(price),
  salePrice: salePrice ? String(salePrice) : "",
  stock: String(stock),
  inStock,
});

/** Whether the stock is one number; a product with sizes has one for each. */
export const hasOneStock = ({ variants }: AdminProduct): boolean => variants.every(({ name }) => name === "");

/** What a draft changes of its product: the body of the request, a message for a field that cannot be read, or null. */
export function toRowChange(product: AdminProduct, draft: ProductDraft): ProductRowChange | string | null {
  const before = toDraft(product);
  const change: ProductRowChange = { id: product._id, version: product.version };
  if (draft.price !== before.price) {
    const price = naira.read(draft.price.trim());
    if (price === null || price <= 0) return "Enter the price in naira, like 12500 or 12500.50";
    change.price = price;
  }
  if (draft.salePrice !== before.salePrice) {
    const salePrice = draft.salePrice.trim() === "" ? 0 : naira.read(draft.salePrice.trim());
    if (salePrice === null || salePrice < 0) return "Enter the sale price in naira, or leave it empty";
    change.salePrice = salePrice;
  }
  if (draft.stock !== before.stock && hasOneStock(product)) {
    const stock = wholeNumber.read(draft.stock.trim());
    if (stock === null || stock < 0) return "Enter the stock as a whole number";
    change.stock = stock;
    change.stockSeen = product.stock;
  }
  if (draft.inStock !== before.inStock) change.inStock = draft.inStock;
  return Object.keys(change).length > 2 ? change : null;
}

/** The change that brings back what `change` changed, for the version that it made. */
export function toOpposite(product: AdminProduct, change: ProductRowChange, version: number): ProductRowChange {
  return {
    id: change.id,
    version,
    ...(change.price !== undefined && { price: product.price }),
    ...(change.salePrice !== undefined && { salePrice: product.salePrice ?? 0 }),
    ...(change.stock !== undefined && { stock: product.stock, stockSeen: change.stock }),
    ...(change.inStock !== undefined && { inStock: product.inStock }),
  };
}
