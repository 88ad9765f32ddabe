"use client";

import { Check, CircleAlert, Eye, Hourglass, WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { type BidderState, bidderState } from "./apply-event";
import { connectionStatusId } from "./connection-status";
import type { Connection } from "./use-connection";
import { useSaleroomSetting } from "./use-saleroom-setting";

const looks = {
  leads: { Icon: Check, text: "You lead.", className: "bg-success-ground text-success" },
  outbid: { Icon: CircleAlert, text: "You are outbid.", className: "bg-danger text-ground shadow-pop" },
  unsure: { Icon: Hourglass, text: "Checking whether you lead…", className: "bg-raised text-warn" },
  offline: {
    Icon: WifiOff,
    text: "You are offline. The price may be out of date.",
    className: "bg-raised text-warn max-sm:text-small",
  },
} as const;

const outbidPrefix = "Outbid! ";
/** One height in all states, that of two lines, so that Place Bid stays where it is. */
const rowClass = "flex min-h-13 items-center gap-3 rounded-control px-4 py-1 font-semibold leading-tight";
/** The text, and at the end of the row or on the next line what belongs to it. */
const textClass = "flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4";
/** A long name is cut, the sum never; the name is shown under the price as the top bidder too. */
const besideClass = "flex min-w-0 font-medium text-small whitespace-nowrap";

type BidderBannerProps = { room: AuctionDetail; loaded: boolean; isCurrent: boolean; connection: Connection };

/**
 * While a sale is open: whether the bidder leads, by the current state of the auction, or that the device is offline. Being outbid is also
 * in the tab's title, and heard if allowed.
 */
export function BidderBanner({ room, loaded, isCurrent, connection }: BidderBannerProps) {
  const state = bidderState(room, isCurrent);
  useOutbidSignal(state);
  const { auction, you } = room;
  if (auction.status !== "running" && auction.status !== "frozen") return null;
  const shown = connection === "offline" ? "offline" : state;
  const look = shown === "none" ? null : looks[shown];
  return (
    <>
      {/* Keeps the banner's place from the first paint, so that the price does not move when it arrives. */}
      {!look && (
        <p className={`${rowClass} text-muted shadow-[inset_0_0_0_1px_var(--line)]`}>
          <Eye aria-hidden className="size-5 shrink-0" />
          <span className={textClass}>
            {/* Whether somebody who seems to be signed in has bid is not known before the first response. */}
            {!loaded && <span className="hidden in-data-session:inline">Checking whether you have bid…</span>}
            <span className={loaded ? undefined : "in-data-session:hidden"}>
              {you && !you.banned ? "You have not bid." : "You are watching."}
            </span>
            <span role="status" className={besideClass}>
              {connection === "reconnecting" && "Reconnecting…"}
            </span>
          </span>
        </p>
      )}
      <div role="status" className={look ? undefined : "sr-only"}>
        {look && (
          <p id={shown === "offline" ? connectionStatusId : undefined} className={`${rowClass} ${look.className}`}>
            <look.Icon aria-hidden className="size-5 shrink-0" />
            <span className={textClass}>
              <span>{look.text}</span>
              {(shown === "leads" || shown === "outbid") && (
                <span className={besideClass}>
                  {connection === "reconnecting" ? "Reconnecting…" : <LeadingBid state={shown} auction={auction} />}
                </span>
              )}
            </span>
          </p>
        )}
      </div>
    </>
  );
}

function LeadingBid({ state, auction }: { state: BidderState; auction: AuctionDetail["auction"] }) {
  return (
    <>
      {state === "outbid" && auction.topBidder && (
        <>
          <span className="truncate">{auction.topBidder}</span>
          <span className="shrink-0">:&nbsp;</span>
        </>
      )}
      <span className="price shrink-0">{formatNaira(auction.currentBid * 100)}</span>
    </>
  );
}

function useOutbidSignal(state: BidderState): void {
  const [hasSound] = useSaleroomSetting("outbid-sound");
  const before = useRef(state);
  useEffect(() => {
    const wasLeading = before.current === "leads";
    // A moment without knowledge does not hide that the bidder was leading.
    if (state !== "unsure") before.current = state;
    if (state === "outbid" && wasLeading && hasSound)
      void import("./outbid-sound").then(({ playOutbidSound }) => playOutbidSound()).catch(() => undefined);
  }, [state, hasSound]);
  useEffect(() => {
    if (state !== "outbid") return;
    const mark = () => {
      if (!document.title.startsWith(outbidPrefix)) document.title = outbidPrefix + document.title;
    };
    mark();
    // A refresh of the page writes its title again.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // The title may be that of the next page by now.
    return () => {
      observer.disconnect();
      if (document.title.startsWith(outbidPrefix)) document.title = document.title.slice(outbidPrefix.length);
    };
  }, [state]);
}
