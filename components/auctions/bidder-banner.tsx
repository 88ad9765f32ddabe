"use client";

import { Check, CircleAlert, Eye, Hourglass } from "lucide-react";
import { useEffect, useRef } from "react";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { type BidderState, bidderState } from "./apply-event";
import { useSaleroomSetting } from "./use-saleroom-setting";

const looks = {
  leads: { Icon: Check, text: "You lead.", className: "bg-success-ground text-success" },
  outbid: { Icon: CircleAlert, text: "You are outbid.", className: "bg-danger text-ground shadow-pop" },
  unsure: { Icon: Hourglass, text: "Checking whether you lead…", className: "bg-raised text-warn" },
} as const;

const outbidPrefix = "Outbid! ";

/** Whether the bidder leads, by the current state of the auction. Being outbid is also in the tab's title, and heard if allowed. */
export function BidderBanner({ room, isCurrent }: { room: AuctionDetail; isCurrent: boolean }) {
  const state = bidderState(room, isCurrent);
  useOutbidSignal(state);
  const look = state === "none" ? null : looks[state];
  const isOpen = room.auction.status === "running" || room.auction.status === "frozen";
  return (
    <>
      {/* Keeps the banner's place from the first paint, so that the price does not move when it arrives. */}
      {!look && isOpen && (
        <p className="flex items-center gap-3 rounded-control px-4 py-3 font-semibold text-muted shadow-[inset_0_0_0_1px_var(--line)]">
          <Eye aria-hidden className="size-5 shrink-0" />
          {room.you && !room.you.banned ? "You have not bid." : "You are watching."}
        </p>
      )}
      <div role="status" className={look ? "" : "sr-only"}>
        {look && (
          <p className={`flex items-center gap-3 rounded-control px-4 py-3 font-semibold ${look.className}`}>
            <look.Icon aria-hidden className="size-5 shrink-0" />
            {look.text}
            {state !== "unsure" && (
              <span className="ms-auto font-medium text-small">
                {state === "outbid" && room.auction.topBidder ? `${room.auction.topBidder}: ` : ""}
                {formatNaira(room.auction.currentBid * 100)}
              </span>
            )}
          </p>
        )}
      </div>
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
