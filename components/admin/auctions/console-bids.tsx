"use client";

import Link from "next/link";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { formatLagosSeconds, formatLagosShortDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminAuction, AdminBid } from "@/lib/auctions/admin-contracts";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { voidEffect } from "./action-effects";

/** The latest bids, newest first, each with its bidder and an action that voids it. */
export function ConsoleBids({ sale }: { sale: AdminAuction }) {
  const { latestBids, highestBids, auction } = sale;
  const last = latestBids.at(-1);
  return (
    <div className="grid gap-2 p-5 max-md:p-4">
      <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-subheading">
        Bids
        <span className="font-normal text-muted text-small">
          {auction.bidCount === 1 ? "1 that counts" : `${auction.bidCount} that count`}
        </span>
      </h2>
      {latestBids.length === 0 ? (
        <p className="font-normal font-read text-muted text-read">No bids yet. They appear here as they come.</p>
      ) : (
        // The last visible row is cut in half, which shows that the list goes on.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        <section tabIndex={0} className="max-h-[28.5rem] overflow-y-auto" aria-label="Latest bids">
          <ol reversed className="divide-y divide-line">
            {latestBids.map((bid) => (
              <ConsoleBid
                key={bid.seq}
                auctionId={auction._id}
                bid={bid}
                highestBids={highestBids}
                now={auction.serverTime}
              />
            ))}
          </ol>
        </section>
      )}
      {last && last.seq > 1 && (
        <Link
          href={adminPaths.auction(auction._id, { before: last.seq })}
          prefetch={false}
          className="link text-small touch:inline-flex touch:min-h-tap touch:items-center"
        >
          Earlier bids
        </Link>
      )}
    </div>
  );
}

type ConsoleBidProps = { auctionId: string; bid: AdminBid; highestBids: readonly AdminBid[] };

function ConsoleBid({ auctionId, bid, highestBids, now }: ConsoleBidProps & { now: string }) {
  const { seq, alias, name, email, amount, timestamp, raised, voidedAt } = bid;
  const date = formatLagosShortDate(timestamp);
  const leads = highestBids[0]?.seq === seq;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2">
      <span className="grid min-w-0">
        <span className="wrap-anywhere">
          <b className="font-semibold">{name}</b> as {alias}
        </span>
        <span className="wrap-anywhere text-muted text-tiny">
          <span className="max-sm:hidden">{email}, </span>
          <time dateTime={timestamp}>
            {date !== formatLagosShortDate(now) && `${date}, `}
            {formatLagosSeconds(timestamp)}
          </time>
          {raised && ", automatic"}
        </span>
      </span>
      <span className="grid justify-items-end">
        <Price amount={amount} size="small" className={voidedAt ? "line-through" : "font-semibold"} />
        {leads && (
          <StatusBadge shape="dot" tone="success">
            Leads
          </StatusBadge>
        )}
        {voidedAt && <StatusBadge tone="muted">Voided</StatusBadge>}
      </span>
      {voidedAt ? <span className="w-14" /> : <VoidBid auctionId={auctionId} bid={bid} highestBids={highestBids} />}
    </li>
  );
}

/** Voids a bid after a dialog that says who leads then, and who gets an email. */
export function VoidBid({ auctionId, bid, highestBids }: ConsoleBidProps) {
  const amount = formatNaira(bid.amount * 100);
  return (
    <ConfirmWithReason
      path={adminApiPaths.auctionAction(auctionId, "void")}
      body={{ seq: bid.seq }}
      label="Void"
      loadingText="Voiding…"
      subject={`${bid.name}’s bid of ${amount}`}
      variant="danger"
      quiet
      {...voidEffect(bid, highestBids)}
      reasonHint="Shown publicly in the ledger."
      successText={`The bid of ${amount} is voided`}
    />
  );
}
