import Link from "next/link";
import { Image } from "@/components/ui/image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import type { Auction } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";

/** Earlier auctions and their prices. */
export function PastAuctions({ auctions }: { auctions: readonly Auction[] }) {
  return (
    <section aria-labelledby="past" className="grid gap-6 border-line border-t pt-10">
      <h2 id="past" className="text-heading">
        Earlier auctions
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-6">
        {auctions.map(({ _id, slug, title, images: [first], end, finalBid, bidCount }) => (
          <li key={_id} className="group relative grid content-start gap-3">
            {first && (
              <Image
                src={first.url}
                alt=""
                width={960}
                height={1200}
                sizes="(min-width: 768px) 24vw, 100vw"
                className="aspect-square w-full object-cover"
              />
            )}
            <h3 className="text-subheading">
              <Link href={paths.auction(slug)} prefetch={false} className="link after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="text-muted text-small">
              {finalBid === null ? "Not sold" : `Sold for ${formatNaira(finalBid * 100)}`},{" "}
              {bidCount === 1 ? "one bid" : `${bidCount} bids`}
              {end && `, ${formatLagosDate(end)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
