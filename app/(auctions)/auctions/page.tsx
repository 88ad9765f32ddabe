import { auctionJsonLd } from "@/components/auctions/auction-jsonld";
import { AuctionView } from "@/components/auctions/auction-view";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { ComingSoon } from "@/components/marketing/coming-soon";
import { homeImages } from "@/components/marketing/home/images";
import { JsonLd } from "@/components/ui/json-ld";
import { listOpenAuctions } from "@/lib/auctions/open-auctions-query";
import { getAuctionDetail, getCurrentAuction, listAuctions } from "@/lib/auctions/queries";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listPlans } from "@/lib/subscriptions/queries";

const lede = "One lot at a time, one clock, and a ledger that everyone can read.";

export const revalidate = 3600;

export const metadata = publicPageMetadata({
  title: "Live Auction Room",
  description: `${lede} The first lot is the Badger Scroll.`,
  path: paths.auctions,
});

const details = [
  ["One lot", "The Badger Scroll is the first, and there is only one of it. When it is gone, the next one is hung."],
  [
    "One clock",
    "The museum’s own, on the wall and the same for everybody. A bid in the last two minutes gives everyone two more.",
  ],
  ["Who may bid", "Members of the Circle. Watching is free, from the first second to the last."],
  [
    "The ledger",
    "Every bid stands in it with its time. Bidders are shown by a name that is not theirs; the winner may say who it was.",
  ],
] as const;

/** The running auction, else the next, else the last; without any auction a placeholder. */
export default async function AuctionsPage() {
  const [{ auction }, auctions] = await Promise.all([getCurrentAuction(null), listAuctions()]);
  const [detail, others, plans] = auction
    ? await Promise.all([getAuctionDetail(auction._id), listOpenAuctions(auction._id), listPlans()])
    : [null, [], []];
  const past = auctions.filter(({ _id, status }) => status === "ended" && _id !== auction?._id).slice(0, 8);
  if (detail)
    return (
      <>
        <JsonLd data={auctionJsonLd(detail.auction, env().APP_URL)} />
        <AuctionView room={detail} others={others} past={past} plans={plans} />
      </>
    );
  return (
    <>
      <JsonLd data={pageJsonLd({ trail: [{ name: "Auctions", path: paths.auctions }], site: env().APP_URL })} />
      <ComingSoon
        title="Auctions"
        lede={lede}
        banner={{
          image: homeImages.badger,
          label: { title: "The Badger Scroll", year: "2026", accession: "The first lot" },
          children: "Cut paper between two rods. One of one.",
        }}
        details={details}
        links={{ name: "Join the Circle before it opens", href: paths.membership }}
      />
    </>
  );
}
