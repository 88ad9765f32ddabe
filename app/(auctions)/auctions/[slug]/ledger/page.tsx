import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LedgerVerifier } from "@/components/auctions/ledger-verifier";
import { Page, PageHead } from "@/components/ui/page";
import { getAuctionDetail, listAuctions } from "@/lib/auctions/queries";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

export async function generateStaticParams() {
  return (await listAuctions()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/auctions/[slug]/ledger">): Promise<Metadata> {
  const detail = await getAuctionDetail((await params).slug);
  if (!detail) return { title: "Auction not found", robots: { index: false } };
  const { title, slug } = detail.auction;
  const description = `Every bid for ${title}, its time and its hash, checked in your own browser.`;
  return publicPageMetadata({ title: `${title}: the ledger`, description, path: paths.auctionLedger(slug) });
}

export default async function LedgerPage({ params }: PageProps<"/auctions/[slug]/ledger">) {
  const { auction } = (await getAuctionDetail((await params).slug)) ?? notFound();
  return (
    <Page className="pb-wall">
      <PageHead
        title="The ledger"
        lede="Every bid, every extension and every word of the house, a line each. A line is hashed together with the one before it, so that none can be changed, left out or moved without breaking the rest."
      >
        <p>
          <Link href={paths.auction(auction.slug)} prefetch={false} className="link">
            {auction.title}: the auction
          </Link>
        </p>
      </PageHead>
      <LedgerVerifier auctionId={auction._id} />
    </Page>
  );
}
