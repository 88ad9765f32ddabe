"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatDuration } from "@/lib/auctions/rules";
import { clockLabel, clockPhase, isLatePhase } from "./clock-phase";
import { Countdown } from "./countdown";
import { scheduleText } from "./schedule-text";
import { useCountdown } from "./use-countdown";
import "./saleroom.css";

type ClockPanelProps = {
  room: AuctionDetail;
  offset: number;
  onZero: () => void;
  /** The price and the top bidder, beside the clock. */
  children: ReactNode;
};

/** How long the clock says that the end has moved. */
const extensionNoticeTime = 8_000;

/** The clock beside the price, and below them what a late bid does. The panel has a ground in the last five minutes. */
export function ClockPanel({ room, offset, onZero, children }: ClockPanelProps) {
  const { auction, terms } = room;
  const paused = pausedTime(room);
  const isRunning = auction.status === "running" || paused !== null;
  const hasClock = isRunning || auction.status === "scheduled";
  const target = isRunning ? auction.end : auction.start;
  const counted = useCountdown(hasClock && paused === null ? target : null, offset, onZero);
  const left = paused ?? counted;
  const countsTo = isRunning ? "end" : "opening";
  const lateTime = terms.extensionWindow * 1_000;
  const phase = clockPhase(left, countsTo, lateTime);
  const isLate = isLatePhase(phase);
  const isExtended = useExtensionNotice(auction.extensions);
  return (
    <div
      data-phase={hasClock ? phase : undefined}
      data-ground={isLate ? "late" : phase === "soon" ? "soon" : undefined}
      className="clock-panel"
    >
      <div>
        {hasClock && (
          <Countdown
            left={left}
            at={target}
            whole={isRunning ? lengthOf(auction.start, auction.end) : 0}
            lateTime={lateTime}
            phase={phase}
            label={
              paused !== null
                ? "Paused"
                : isExtended
                  ? `${formatDuration(terms.extension)} added`
                  : clockLabel(left, countsTo, phase)
            }
            isExtended={isExtended}
            countsTo={countsTo}
          />
        )}
        {children}
      </div>
      <Schedule room={room} isLate={isLate} isSoon={phase === "soon"} />
    </div>
  );
}

/** Whether this page has learned in the last seconds that a bid moved the end. */
function useExtensionNotice(extensions: number): boolean {
  const [isShown, setShown] = useState(false);
  const before = useRef(extensions);
  useEffect(() => {
    const hasGrown = extensions > before.current;
    before.current = extensions;
    setShown(hasGrown);
    if (!hasGrown) return;
    const timer = setTimeout(() => setShown(false), extensionNoticeTime);
    return () => clearTimeout(timer);
  }, [extensions]);
  return isShown;
}

/** The time that stands still while the sale is paused; null while it runs, and for a pause before the opening. */
function pausedTime({ auction: { status, start, end }, terms: { frozenAt } }: AuctionDetail): number | null {
  if (status !== "frozen" || !start || !end || !frozenAt || frozenAt < start) return null;
  return Math.max(0, Date.parse(end) - Date.parse(frozenAt));
}

const lengthOf = (start: string | null, end: string | null) => (start && end ? Date.parse(end) - Date.parse(start) : 0);

type ScheduleProps = { room: AuctionDetail; isLate: boolean; isSoon: boolean };

/**
 * In the last five minutes, what a bid does to the end, and how often late bids have moved it. Its sentences have one
 * line on a wide screen and two on others, so that Place Bid does not move while the end comes near.
 */
function Schedule({ room: { auction, terms }, isLate, isSoon }: ScheduleProps) {
  const { status, extensions } = auction;
  const isNear = isLate || isSoon;
  if (status === "cancelled" || status === "frozen" || (!isNear && extensions === 0)) return null;
  return (
    <p
      className={`max-w-[56ch] text-pretty text-small ${isNear ? "max-xl:min-h-[2lh]" : ""} ${isLate ? "font-semibold text-ink" : "text-muted"}`}
    >
      {scheduleText(terms, extensions, isLate ? "late" : isSoon ? "soon" : "calm")}
    </p>
  );
}
