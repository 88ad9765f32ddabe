import type { Graph } from "schema-dts";
import { paths } from "@/lib/platform/paths";
import type { Product } from "@/lib/shop/contracts";
import { isSellable, shownPrice } from "@/lib/shop/rules";

function availabilityOf(product: Product): "PreOrder" | "InStock" | "OutOfStock" | "SoldOut" {
  if (product.phase === "upcoming") return "PreOrder";
  if (isSellable(product)) return "InStock";
  return product.phase === "live" && product.stock > 0 ? "OutOfStock" : "SoldOut";
}

/** A drop as schema.org knows products, and the way to it. `site` is the museum's own address. */
export function dropFacts(product: Product, site: string): Graph {
  const absolute = (path: string) => new URL(path, site).href;
  const url = absolute(paths.drop(product.slug));
  const trail = [
    { name: "Home", item: absolute(paths.home) },
    { name: "Drops", item: absolute(paths.drops) },
    { name: product.name, item: url },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": url,
        url,
        name: product.name,
        description: product.description,
        sku: product._id,
        category: product.categories[0] ?? "Uncategorized",
        image: product.images.map((image) => absolute(image.url)),
        brand: { "@type": "Brand", name: "The Living Archive" },
        offers: {
          "@type": "Offer",
          url,
          price: shownPrice(product).price,
          priceCurrency: product.currency,
          availability: `https://schema.org/${availabilityOf(product)}`,
          ...(product.opensAt && { availabilityStarts: product.opensAt }),
          ...(product.closesAt && { availabilityEnds: product.closesAt }),
          itemCondition: "https://schema.org/NewCondition",
          seller: { "@type": "Organization", name: "The Living Archive" },
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: trail.map((crumb, index) => ({ "@type": "ListItem" as const, position: index + 1, ...crumb })),
      },
    ],
  };
}
