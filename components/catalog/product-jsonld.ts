import type { Graph, MerchantReturnPolicy, OfferShippingDetails } from "schema-dts";
import type { Product } from "@/lib/catalog/contracts";
import { getDisplayPrice, isSellable } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";

function availability(product: Product): "PreOrder" | "InStock" | "OutOfStock" | "SoldOut" {
  if (product.phase === "upcoming") return "PreOrder";
  if (isSellable(product)) return "InStock";
  return product.phase === "live" && product.stock > 0 ? "OutOfStock" : "SoldOut";
}

const COUNTRY = "NG";

/** Delivery is free in Nigeria; the page says what else holds. */
const shippingDetails = (url: string): OfferShippingDetails => ({
  "@type": "OfferShippingDetails",
  url,
  shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "NGN" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
});

const returnPolicy = (url: string): MerchantReturnPolicy => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: COUNTRY,
  merchantReturnLink: url,
});

/** A product and its breadcrumbs as schema.org data. `site` is the base URL. */
export function productJsonLd(product: Product, site: string): Graph {
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
          price: getDisplayPrice(product).price,
          priceCurrency: product.currency,
          availability: `https://schema.org/${availability(product)}`,
          ...(product.opensAt && { availabilityStarts: product.opensAt }),
          ...(product.closesAt && { availabilityEnds: product.closesAt }),
          itemCondition: "https://schema.org/NewCondition",
          shippingDetails: shippingDetails(absolute(paths.shipping)),
          hasMerchantReturnPolicy: returnPolicy(absolute(paths.returns)),
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
