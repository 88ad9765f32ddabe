import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LedgerDesk } from "@/components/auction/ledger-desk";
import { Page, PageHead } from "@/components/ui/page";
import { findRoom, listAuctions } from "@/lib/auction/queries";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

export const revalidate = 3600;

export async function generateStaticParams() {
  return (await listAuctions()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/auctions/[slug]/ledger">): Promise<Metadata> {
  const found = await findRoom((await params).slug);
  if (!found) return { title: "No such sale", robots: { index: false } };
  const { title, slug } = found.auction;
  const description = `Every bid for ${title}, its time and its hash, checked in your own browser.`;
  return publicPage({ title: `${title}: the ledger`, description, path: paths.auctionLedger(slug) });
}

export default async function LedgerPage({ params }: PageProps<"/auctions/[slug]/ledger">) {
  const { auction } = (await findRoom((await params).slug)) ?? notFound();
  return (
    <Page className="pb-wall">
      <PageHead
        title="The ledger"
        lede="Every bid, every extension and every word of the house, a line each. A line is hashed together with the one before it, so that none can be changed, left out or moved without breaking the rest."
      >
        <p>
          <Link href={paths.auction(auction.slug)} prefetch={false} className="link">
            {auction.title}: the room
          </Link>
        </p>
      </PageHead>
      <LedgerDesk auctionId={auction._id} />
    </Page>
  );
}
