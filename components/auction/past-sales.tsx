import Link from "next/link";
import { lagosDay } from "@/components/ui/museum-time";
import { Picture } from "@/components/ui/picture";
import type { Auction } from "@/lib/auction/contracts";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";

/** What came under the hammer before, and for how much: what a bidder wants to know of a saleroom. */
export function PastSales({ sales }: { sales: readonly Auction[] }) {
  return (
    <section aria-labelledby="past" className="grid gap-6 border-line border-t pt-10">
      <h2 id="past" className="text-heading">
        Earlier sales
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-6">
        {sales.map(({ _id, slug, title, images: [first], end, finalBid, bidCount }) => (
          <li key={_id} className="group relative grid content-start gap-3">
            {first && (
              <Picture
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
              {end && `, ${lagosDay(end)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
