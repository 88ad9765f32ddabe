import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { parseDimensions, parseSizeGuide } from "@/lib/catalog/detail-rules";
import { getProductPhase } from "@/lib/catalog/rules";
import { naira } from "@/lib/core/form-inputs";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";
import { type ProductFormValues, toLabel } from "./product-form-values";

const readCount = (typed: string) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null);

/** A product as its public page would show it with what is typed. What cannot be read yet stays as it is saved. */
export function toPreviewProduct(saved: AdminProduct, typed: ProductFormValues): AdminProduct {
  const opens = parseLagosDateTime(typed.opensAt);
  const closes = parseLagosDateTime(typed.closesAt);
  const sizes = typed.variants.map(({ name, stock }) => ({ name, option: "Size", stock: readCount(stock) ?? 0 }));
  const isOne = sizes.length === 0;
  return {
    ...saved,
    name: typed.name.trim() || saved.name,
    description: typed.description,
    price: naira.read(typed.price) ?? saved.price,
    salePrice: typed.salePrice.trim() === "" ? null : (naira.read(typed.salePrice) ?? saved.salePrice),
    categories: typed.categories
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
    series: typed.series.trim() || null,
    stock: isOne ? (readCount(typed.stock) ?? saved.stock) : sizes.reduce((sum, { stock }) => sum + stock, 0),
    variants: isOne ? saved.variants : sizes,
    editionSize: typed.editionSize.trim() === "" ? null : (readCount(typed.editionSize) ?? saved.editionSize),
    opensAt: opens?.toISOString() ?? null,
    closesAt: closes?.toISOString() ?? null,
    phase: getProductPhase({ opensAt: opens, closesAt: closes }, new Date()),
    inStock: typed.inStock,
    images: typed.images.filter(({ url }) => url !== ""),
    material: typed.material || null,
    care: typed.care || null,
    dimensions: typed.dimensions.trim() === "" ? null : (parseDimensions(typed.dimensions) ?? saved.dimensions),
    label: toLabel(typed.label),
    sizeGuide: typed.sizeGuide.trim() === "" ? null : (parseSizeGuide(typed.sizeGuide) ?? saved.sizeGuide),
  };
}
