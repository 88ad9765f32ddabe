import Link from "next/link";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import type { Auction, AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { PastAuctions } from "./past-auctions";
import { Saleroom } from "./saleroom";

const naira = (sum: number) => formatNaira(sum * 100);

/** An auction: the lot and its description beside the live saleroom. */
export function AuctionView({
  room,
  title,
  next,
  past = [],
}: {
  room: AuctionDetail;
  title: string;
  next: { slug: string; title: string } | null;
  past?: readonly Auction[];
}) {
  const { auction } = room;
  const [first, ...others] = auction.images;
  return (
    <Page className="pb-wall">
      <header className="grid gap-1 pt-[clamp(1rem,3vw,2.5rem)] pb-4 md:pb-6">
        <p className="font-semibold text-muted">{title === auction.title ? "Live Auction Room" : auction.title}</p>
        <h1 className="text-title">{title}</h1>
      </header>
      {/* On a phone the bidding comes first, then the lot. Wide screens have lot, bidding and bids beside each other. */}
      <div className="g12 items-start gap-y-8">
        <div className="order-1 col-span-full grid gap-6 md:order-none md:col-span-5 md:row-span-2 xl:col-span-4 xl:row-span-1">
          {first && (
            <Image
              src={first.url}
              alt={first.alt}
              width={960}
              height={1200}
              priority
              sizes="(min-width: 1280px) 30vw, (min-width: 768px) 40vw, 100vw"
              className="w-full"
            />
          )}
          {others.length > 0 && (
            <div className="grid grid-cols-2 gap-4">
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
          )}
        </div>
        <Saleroom initial={room} next={next && next.slug !== auction.slug ? next : null} />
        <section aria-labelledby="lot" className="order-2 col-span-full grid gap-4 md:order-none md:col-span-7">
          <h2 id="lot" className="text-heading">
            {auction.title}
          </h2>
          {auction.description.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="max-w-[62ch] font-normal font-read text-read">
              {paragraph}
            </p>
          ))}
        </section>
        <div className="order-3 col-span-full grid gap-6 md:order-none md:col-span-5">
          <LotFacts room={room} />
          <Terms room={room} />
          <p className="text-small">
            Slow connection, or no JavaScript?{" "}
            <Link href={paths.auctionLite(auction.slug)} prefetch={false} className="link">
              Text version
            </Link>{" "}
            works without both.
          </p>
        </div>
        {next && next.slug !== auction.slug && (
          <p className="order-4 col-span-full">
            Next auction:{" "}
            <Link href={paths.auction(next.slug)} prefetch={false} className="link">
              {next.title}
            </Link>
          </p>
        )}
        {past.length > 0 && (
          <div className="order-5 col-span-full pt-8 md:order-none">
            <PastAuctions auctions={past} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** What the lot costs beside the bid, and its condition. */
function LotFacts({ room: { auction, terms } }: { room: AuctionDetail }) {
  if (auction.status === "ended" || auction.status === "cancelled") return null;
  return (
    <section aria-labelledby="lot-facts" className="grid content-start gap-3">
      <h2 id="lot-facts" className="text-subheading">
        Shipping and condition
      </h2>
      <p className="font-normal font-read text-read">
        {terms.shipping > 0 ? `Shipping this lot costs ${naira(terms.shipping)}.` : "Shipping this lot is free."} There
        are no other fees.
      </p>
      {terms.conditionReport.split("\n\n").map(
        (paragraph) =>
          paragraph && (
            <p key={paragraph} className="font-normal font-read text-read">
              {paragraph}
            </p>
          ),
      )}
    </section>
  );
}

/** The terms of an auction as published; fixed once it opens. */
function Terms({ room: { terms } }: { room: AuctionDetail }) {
  return (
    <section id="terms" aria-labelledby="terms-title" className="grid scroll-mt-24 content-start gap-3">
      <h2 id="terms-title" className="text-subheading">
        The terms
      </h2>
      <ul className="grid gap-2 font-normal font-read text-read">
        {terms.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
