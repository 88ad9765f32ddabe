import Link from "next/link";
import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import type { Auction } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";

type AuctionCardProps = { auction: Auction; lines: readonly string[] };

/** A sale in a list: its picture, its title as the link of the whole card, and its lines. */
export function AuctionCard({ auction: { slug, title, images }, lines }: AuctionCardProps) {
  const [first] = images;
  return (
    <li className="group relative grid content-start gap-3">
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
      {lines.map((line) => (
        <p key={line} className="text-muted text-small first-of-type:font-semibold first-of-type:text-ink">
          {line}
        </p>
      ))}
    </li>
  );
}

/** The cards of a list of sales. */
export function AuctionCards({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-6">{children}</ul>;
}
