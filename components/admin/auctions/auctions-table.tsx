"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { AdminAuctionSummary } from "@/lib/auctions/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuctionStatus } from "./auction-status";
import { offerLabel } from "./offer-labels";

/** The auctions with their current bid and status. */
export function AuctionsTable({ auctions, filtered }: { auctions: readonly AdminAuctionSummary[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Auctions"
      hideCaption
      rows={auctions}
      rowKey={(auction) => auction._id}
      thumbnail={({ images: [first] }) => (first ? { src: first.url, alt: "" } : null)}
      columns={[
        {
          id: "auction",
          label: "Auction",
          cell: (auction) => (
            <span className="grid">
              <Link href={adminPaths.auction(auction._id)} prefetch={false} className="link font-semibold">
                {auction.title}
              </Link>
              <span className="text-muted text-tiny">{auction.slug}</span>
            </span>
          ),
        },
        {
          id: "starts",
          label: "Starts",
          cell: (auction) => <DateTime at={auction.start} />,
        },
        {
          id: "ends",
          label: "Ends",
          cell: (auction) => <DateTime at={auction.end} />,
        },
        {
          id: "bid",
          label: "Bid",
          numeric: true,
          cell: (auction) => (
            <span className="grid @[52rem]:justify-items-end">
              <Price amount={auction.currentBid} size="small" />
              <span className="text-muted text-tiny">
                {auction.bidCount === 1 ? "1 bid" : `${auction.bidCount} bids`}
                {auction.reserve !== "none" && `, reserve ${auction.reserve}`}
              </span>
            </span>
          ),
        },
        {
          id: "leader",
          label: "Leader",
          cell: (auction) => auction.topBidder ?? <span className="text-muted">None</span>,
        },
        {
          id: "followers",
          label: "Followers",
          numeric: true,
          cell: (auction) => auction.watching,
        },
        {
          id: "status",
          label: "Status",
          cell: (auction) => (
            <span className="grid justify-items-start gap-1">
              <AuctionStatus status={auction.status} />
              {auction.offer && (
                <span className="text-muted text-tiny">
                  {offerLabel(auction.offer)}, {auction.offer.name}
                </span>
              )}
            </span>
          ),
        },
      ]}
      menu={{
        label: ({ title }) => `More for ${title}`,
        items: ({ _id, slug, status }) => [
          { label: status === "draft" ? "Open" : "Open the console", href: adminPaths.auction(_id) },
          ...(status === "draft"
            ? [{ label: "Edit terms", href: adminPaths.editAuction(_id) }]
            : [
                { label: "View on site", href: paths.auction(slug) },
                { label: "View ledger", href: paths.auctionLedger(slug) },
              ]),
        ],
      }}
      empty={
        filtered ? (
          <NothingFound names="auctions" />
        ) : (
          <EmptyList title="No auctions yet">
            Drafts, scheduled and past auctions are listed here. Start with New auction.
          </EmptyList>
        )
      }
    />
  );
}

function DateTime({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">Not set</span>;
  return (
    <time dateTime={at} className="grid whitespace-nowrap">
      {formatLagosShortDate(at)}
      <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
    </time>
  );
}
