import Link from "next/link";
import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import type { Auction } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";

type AuctionCardProps = {
  auction: Auction;
  lines: readonly string[];
  /** Above the title. */
  kicker?: string;
  /** The picture stays small beside the text, as on a phone. */
  compact?: boolean;
};

/** A sale in a list: its picture, its title as the link of the whole card, and its lines. */
export function AuctionCard({ auction: { slug, title, images }, lines, kicker, compact = false }: AuctionCardProps) {
  const [first] = images;
  return (
    <li
      className={`relative grid items-center gap-4 ${first ? "grid-cols-[6.5rem_minmax(0,1fr)]" : ""} ${compact ? "" : "sm:grid-cols-1 sm:content-start sm:gap-3"}`}
    >
      {first && (
        <Image
          src={first.url}
          alt=""
          width={960}
          height={1200}
          sizes={compact ? "6.5rem" : "(min-width: 640px) 24vw, 6.5rem"}
          className="aspect-square w-full object-cover"
        />
      )}
      <div className={`grid ${kicker ? "gap-1" : "gap-1.5"}`}>
        {kicker && <span className="font-semibold text-muted text-tiny">{kicker}</span>}
        <h3 className="pb-0.5 font-sign text-section">
          <Link href={paths.auction(slug)} prefetch={false} className="link after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {lines.map((line) => (
          <p key={line} className="text-muted text-small first-of-type:font-semibold first-of-type:text-ink">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

/** The cards of a list of sales. */
export function AuctionCards({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6">{children}</ul>;
}
