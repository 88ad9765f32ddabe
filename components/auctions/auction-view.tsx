import Link from "next/link";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import type { Auction, AuctionDetail } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";
import type { Plan } from "@/lib/subscriptions/contracts";
import { ConditionReport, LotLabel, Terms } from "./lot-details";
import { OtherAuctions } from "./other-auctions";
import { PastAuctions } from "./past-auctions";
import { Saleroom } from "./saleroom";

type AuctionViewProps = {
  room: AuctionDetail;
  /** The other sales that run or are to come, in this order. */
  others: readonly Auction[];
  past?: readonly Auction[];
  plans: readonly Plan[];
};

/** An auction: the lot and its description beside the live saleroom, and the other sales. */
export function AuctionView({ room, others, past = [], plans }: AuctionViewProps) {
  const { auction } = room;
  // Shown beside the result when this one is over; the lists have the others. A paused one only when there is no other.
  const next = others.find(({ status }) => status !== "frozen") ?? others[0] ?? null;
  const isOver = auction.status === "ended" || auction.status === "cancelled";
  const running = others.filter((sale) => sale.status !== "scheduled" && !(isOver && sale === next));
  // Before the opening the condition is shown beside the bidding.
  const isToCome = auction.status === "scheduled";
  return (
    <Page className="pb-wall">
      {/* A phone has the picture beside the title, in half the width, so that the bidding is in sight too. Wide screens have lot, bidding and bids beside each other. */}
      <div className="g12 items-start gap-y-4 pt-[clamp(1rem,3vw,2.5rem)] md:gap-y-6">
        <header
          className={`grid gap-1 self-center md:col-span-full md:col-start-1 ${auction.images.length > 0 ? "col-span-6 col-start-7" : "col-span-full"}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-4 font-semibold text-muted max-md:text-small">
            Live Auction Room
            {running.length > 0 && (
              <a href="#other-sales" className="link text-ink text-small">
                {running.length === 1 ? "Another sale is running" : `${running.length} other sales are running`}
              </a>
            )}
          </p>
          <h1 className="wrap-anywhere font-sign text-heading md:text-title">{auction.title}</h1>
        </header>
        <LotPictures room={room} />
        <Saleroom
          initial={room}
          next={next}
          running={running}
          monthlyPrice={plans.find(({ months }) => months === 1)?.price ?? null}
        />
        <OtherPictures auction={auction} className="col-span-4 hidden pt-8 xl:grid" />
        <section
          aria-labelledby="lot"
          className={`order-2 col-span-full grid content-start gap-4 pt-6 md:order-none md:col-span-7 ${auction.images.length > 1 ? "max-xl:col-start-1 xl:col-span-5" : "md:col-start-1"}`}
        >
          <h2 id="lot" className="text-heading">
            About the lot
          </h2>
          <div className="grid gap-4 md:hidden">
            {auction.images.map(({ url, alt }) => (
              <Image key={url} src={url} alt={alt} width={960} height={1200} sizes="100vw" className="w-full" />
            ))}
            {auction.images.length > 0 && <LotLabel room={room} />}
          </div>
          {auction.description.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="max-w-[62ch] font-normal font-read text-read">
              {paragraph}
            </p>
          ))}
        </section>
        <div
          className={`order-3 col-span-full pt-6 empty:hidden md:order-none md:col-span-5 ${auction.images.length > 1 ? "xl:col-span-3" : ""}`}
        >
          {!isToCome && <ConditionReport room={room} />}
        </div>
        <div className="order-3 col-span-full grid gap-6 pt-6 md:order-none">
          <Terms room={room} />
          <p className="text-small">
            Slow connection, or no JavaScript?{" "}
            <Link href={paths.auctionLite(auction.slug)} prefetch={false} className="link">
              Text version
            </Link>{" "}
            works without both.
          </p>
        </div>
        <div className="order-4 col-span-full pt-6 empty:hidden md:order-none">
          <OtherAuctions
            id="coming-sales"
            title="Coming sales"
            auctions={others.filter((sale) => sale.status === "scheduled" && !(isOver && sale === next))}
          />
        </div>
        {past.length > 0 && (
          <div className="order-5 col-span-full pt-8 md:order-none">
            <PastAuctions auctions={past} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** The lot's pictures and label beside the bidding; on a phone the first picture only, beside the title. */
function LotPictures({ room }: { room: AuctionDetail }) {
  const { auction } = room;
  const [first] = auction.images;
  if (!first) return <div className="hidden md:col-span-5 md:row-span-2 md:block xl:col-span-4 xl:row-span-1" />;
  return (
    <div className="col-span-6 col-start-1 row-start-1 grid gap-4 md:col-span-5 md:row-span-2 md:row-start-2 xl:col-span-4 xl:row-span-1">
      <Image
        src={first.url}
        alt={first.alt}
        width={960}
        height={1200}
        priority
        sizes="(min-width: 1280px) 30vw, (min-width: 768px) 40vw, 44vw"
        className="w-full"
      />
      <div className="hidden md:block">
        <LotLabel room={room} />
      </div>
      <OtherPictures auction={auction} className="hidden md:grid xl:hidden" />
    </div>
  );
}

/** The pictures after the first: under it on a tablet, beside the lot's text on a wide screen. */
function OtherPictures({ auction, className }: { auction: Auction; className: string }) {
  const [, ...others] = auction.images;
  if (others.length === 0) return null;
  const columns = { 1: "", 3: "grid-cols-3" }[others.length] ?? "grid-cols-2";
  return (
    <div className={`content-start gap-4 ${columns} ${className}`}>
      {others.map(({ url, alt }) => (
        <Image
          key={url}
          src={url}
          alt={alt}
          width={960}
          height={1200}
          sizes="(min-width: 768px) 20vw, 50vw"
          className="w-full"
        />
      ))}
    </div>
  );
}
