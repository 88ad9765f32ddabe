import type { Graph } from "schema-dts";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import type { Auction } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";

/** The lot of an auction, and its trail. Without an offer: its price changes with every bid. `site` is the base URL. */
export function auctionJsonLd({ title, description, slug, images }: Auction, site: string): Graph {
  const url = new URL(paths.auction(slug), site).href;
  return pageJsonLd({
    trail: [
      { name: "Auctions", path: paths.auctions },
      { name: title, path: paths.auction(slug) },
    ],
    site,
    about: [
      {
        "@type": "VisualArtwork",
        "@id": url,
        url,
        name: title,
        description,
        image: images.map((image) => new URL(image.url, site).href),
        creator: { "@type": "Organization", name: "The Living Archive" },
      },
    ],
  });
}
