import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { auctionJsonLd } from "@/components/auctions/auction-jsonld";
import { AuctionView } from "@/components/auctions/auction-view";
import { JsonLd } from "@/components/ui/json-ld";
import { listOpenAuctions } from "@/lib/auctions/open-auctions-query";
import { getAuctionDetail, listAuctions } from "@/lib/auctions/queries";
import { env } from "@/lib/core/env";
import { metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listPlans } from "@/lib/subscriptions/queries";

export const revalidate = 3600;

/** Prerenders the existing auctions; a new one is rendered on its first request. */
export async function generateStaticParams() {
  return (await listAuctions()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/auctions/[slug]">): Promise<Metadata> {
  const detail = await getAuctionDetail((await params).slug);
  if (!detail) return { title: "Auction not found", robots: { index: false } };
  const { title, description, slug } = detail.auction;
  return publicPageMetadata({
    title: `${title}: the sale`,
    description: metaDescription(description, "An auction"),
    path: paths.auction(slug),
  });
}

export default async function AuctionPage({ params }: PageProps<"/auctions/[slug]">) {
  const { slug } = await params;
  const detail = await getAuctionDetail(slug);
  if (!detail) notFound();
  // The API id works in the URL too, and leads to the slug.
  if (detail.auction.slug !== slug) permanentRedirect(paths.auction(detail.auction.slug));
  const [others, plans] = await Promise.all([listOpenAuctions(detail.auction._id), listPlans()]);
  return (
    <>
      <JsonLd data={auctionJsonLd(detail.auction, env().APP_URL)} />
      <AuctionView room={detail} others={others} plans={plans} />
    </>
  );
}
