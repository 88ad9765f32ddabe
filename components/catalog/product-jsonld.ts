import type { Graph, MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from "schema-dts";
import type { Dimensions, Product } from "@/lib/catalog/contracts";
import { NIGERIA_TRANSIT_DAYS, PACKING_DAYS } from "@/lib/catalog/detail-rules";
import { getDisplayPrice, isSellable } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";

function availability(product: Product): "PreOrder" | "InStock" | "LimitedAvailability" | "OutOfStock" | "SoldOut" {
  if (product.draw) return "LimitedAvailability";
  if (product.phase === "upcoming") return "PreOrder";
  if (isSellable(product)) return "InStock";
  return product.phase === "live" && product.stock > 0 ? "OutOfStock" : "SoldOut";
}

const COUNTRY = "NG";

/** Delivery in Nigeria; the shipping page has the rest. */
const shippingDetails = (url: string, price: number): OfferShippingDetails => ({
  "@type": "OfferShippingDetails",
  url,
  shippingRate: { "@type": "MonetaryAmount", value: price, currency: "NGN" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: days(0, PACKING_DAYS.most),
    transitTime: days(NIGERIA_TRANSIT_DAYS.lagos.least, NIGERIA_TRANSIT_DAYS.nigeria.most),
  },
});

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

const centimetres = (value: number): QuantitativeValue => ({ "@type": "QuantitativeValue", value, unitCode: "CMT" });

const returnPolicy = (url: string): MerchantReturnPolicy => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: COUNTRY,
  merchantReturnLink: url,
});

const toSize = ({ height, width, depth }: Dimensions) => ({
  height: centimetres(height),
  width: centimetres(width),
  ...(depth !== null && { depth: centimetres(depth) }),
});

/** A product and its breadcrumbs as schema.org data. `site` is the base URL, `shippingPrice` what delivery in Nigeria costs in naira. */
export function productJsonLd(product: Product, site: string, shippingPrice = 0): Graph {
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
        ...(product.material && { material: product.material }),
        ...(product.dimensions && toSize(product.dimensions)),
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
          shippingDetails: shippingDetails(absolute(paths.shipping), shippingPrice),
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
