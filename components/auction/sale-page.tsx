import Link from "next/link";
import { Page } from "@/components/ui/page";
import { Picture } from "@/components/ui/picture";
import type { Auction, Room } from "@/lib/auction/contracts";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { PastSales } from "./past-sales";
import { Saleroom } from "./saleroom";

const naira = (sum: number) => formatNaira(sum * 100);

/** One sale: the lot and its story at one side, the room at the other. */
export function SalePage({
  room,
  title,
  coming,
  past = [],
}: {
  room: Room;
  title: string;
  coming: { slug: string; title: string } | null;
  past?: readonly Auction[];
}) {
  const { auction } = room;
  const [first, ...others] = auction.images;
  return (
    <Page className="pb-wall">
      <header className="grid gap-2 pt-[clamp(2rem,4vw,3.5rem)] pb-6">
        <p className="font-semibold text-muted">{title === auction.title ? "Live Auction Room" : auction.title}</p>
        <h1 className="text-title">{title}</h1>
      </header>
      <div className="g12 items-start gap-y-8 md:grid-rows-[auto_1fr]">
        {first && (
          <div className="col-span-full md:col-span-6 xl:col-span-5">
            <Picture
              src={first.url}
              alt={first.alt}
              width={960}
              height={1200}
              first
              sizes="(min-width: 768px) 42vw, 100vw"
              className="w-full"
            />
          </div>
        )}
        {/* On a phone the terms come after the story; beside it there is room for them under the bids. */}
        <div className="contents md:col-span-6 md:row-span-2 md:grid md:gap-10 xl:col-start-7">
          <div className="col-span-full">
            <Saleroom initial={room} />
            <p className="pt-6 text-small">
              A poor line, or no script?{" "}
              <Link href={paths.auctionLite(auction.slug)} prefetch={false} className="link">
                The room in words
              </Link>{" "}
              needs neither.
            </p>
          </div>
          <div className="order-1 col-span-full md:order-none">
            <Terms room={room} />
          </div>
        </div>
        <div className="col-span-full grid gap-8 md:col-span-6 xl:col-span-5">
          {others.length > 0 && (
            <div className="grid grid-cols-2 gap-4">
              {others.map(({ url, alt }) => (
                <Picture
                  key={url}
                  src={url}
                  alt={alt}
                  width={960}
                  height={1200}
                  sizes="(min-width: 768px) 21vw, 50vw"
                  className="w-full"
                />
              ))}
            </div>
          )}
          <section aria-labelledby="lot" className="grid gap-4">
            <h2 id="lot" className="text-heading">
              {auction.title}
            </h2>
            {auction.description.split("\n\n").map((words) => (
              <p key={words} className="max-w-[62ch] font-normal font-read text-read">
                {words}
              </p>
            ))}
          </section>
        </div>
        {coming && coming.slug !== auction.slug && (
          <p className="order-2 col-span-full">
            Next under the hammer:{" "}
            <Link href={paths.auction(coming.slug)} prefetch={false} className="link">
              {coming.title}
            </Link>
          </p>
        )}
        {past.length > 0 && (
          <div className="order-3 col-span-full pt-8">
            <PastSales sales={past} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** What is agreed to by bidding; it stands once the sale is open. */
function Terms({ room: { terms } }: { room: Room }) {
  const { openingBid, increment, bands, extensionWindow, extension, extensionCap, reserve } = terms;
  const minutes = (seconds: number) => `${Math.round(seconds / 60)} ${seconds < 90 ? "minute" : "minutes"}`;
  const lines = [
    `Bidding starts at ${naira(openingBid)}. Each bid adds at least ${naira(increment)}${bands
      .map((band) => `, from ${naira(band.from)} on ${naira(band.increment)}`)
      .join("")}.`,
    extensionCap > 0 && extension > 0
      ? `A bid in the last ${minutes(extensionWindow)} gives everybody ${minutes(extension)} more, ${extensionCap} times at most.`
      : "The end stands: no bid moves it.",
    reserve === "none" ? "There is no reserve." : "There is a reserve. The sum is secret; whether it is met is shown.",
    "Of two secret sums the higher wins, of two equal ones the earlier. A bid binds: the winner has three days to pay.",
  ];
  return (
    <section aria-labelledby="terms" className="grid content-start gap-3">
      <h2 id="terms" className="text-subheading">
        The terms
      </h2>
      <ul className="grid gap-2 font-normal font-read text-read">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
