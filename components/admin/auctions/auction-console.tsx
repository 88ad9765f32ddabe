"use client";

import type { ReactNode } from "react";
import { formatCountdown } from "@/components/auctions/use-countdown";
import { Alert } from "@/components/ui/alert";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { AuctionStatus } from "./auction-status";
import { ConsoleActions } from "./console-actions";
import { ConsoleBids } from "./console-bids";
import { useAuctionConsole } from "./use-auction-console";

/** The console of a running or paused auction: clock, price and leader, the bids as they come, and what an admin can do. */
export function AuctionConsole({ initial }: { initial: AdminAuction }) {
  const { sale, live, left } = useAuctionConsole(initial);
  const { auction, terms } = sale;
  const paused = auction.status === "frozen";
  return (
    <section
      aria-label="Live console"
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] [&>*]:rounded-card [&>*]:border [&>*]:border-line [&>*]:bg-surface"
    >
      <div className="grid gap-5 p-5 max-md:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <AuctionStatus status={auction.status} />
          <span role="status">
            {live === "connected" ? (
              <StatusBadge shape="dot" tone="success">
                Live
              </StatusBadge>
            ) : (
              <StatusBadge shape="half" tone="warn">
                Connecting, updated every few seconds
              </StatusBadge>
            )}
          </span>
        </div>
        {paused && <Alert tone="warning">{`Paused: ${terms.frozenReason}`}</Alert>}
        {terms.message && <Alert tone="pending">{`Message on the auction page: ${terms.message}`}</Alert>}
        <div className="grid gap-5 xs:grid-cols-2">
          <Figure name={paused ? "Time left, standing still" : "Time left"}>
            <span role="timer" className="font-bold text-[2rem] tabular-nums leading-none">
              {left === null ? "…" : formatCountdown(left)}
            </span>
            <span className="text-muted text-tiny">
              {paused ? "The end moves by the pause" : auction.end && `Ends ${moment(auction.end)}, Lagos time`}
            </span>
          </Figure>
          <Figure name="Current bid">
            <span aria-live="polite" className="grid gap-1">
              <Price amount={auction.currentBid} className="font-bold text-[2rem] leading-none" />
              <span className="wrap-anywhere text-small">
                {auction.topBidder ? <b className="font-semibold">{auction.topBidder}</b> : "No bids yet"}
              </span>
            </span>
          </Figure>
        </div>
        <ConsoleActions sale={sale} left={left} />
        <dl className="grid grid-cols-2 gap-x-gutter gap-y-3 border-line border-t pt-4 sm:grid-cols-3">
          <Fact name="Next bid from">
            <Price amount={auction.minimumBid} size="small" />
          </Fact>
          <Fact name="Reserve">{describeReserve(sale)}</Fact>
          <Fact name="Bidders">{sale.audience.bidders}</Fact>
          <Fact name="Followers">{sale.audience.followers}</Fact>
          <Fact name="Extensions">{`${auction.extensions} of ${terms.extensionCap}`}</Fact>
        </dl>
      </div>
      <ConsoleBids sale={sale} />
    </section>
  );
}

const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

function describeReserve({ reserve, terms }: AdminAuction): ReactNode {
  if (reserve === null) return "None";
  return (
    <>
      <Price amount={reserve} size="small" />, {terms.reserve}
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="font-semibold text-muted text-tiny">{name}</h2>
      {children}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold text-muted text-tiny">{name}</dt>
      <dd className="font-medium text-small tabular-nums">{children}</dd>
    </div>
  );
}
