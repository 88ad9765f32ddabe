"use client";

import type { ReactNode } from "react";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatDuration } from "@/lib/auctions/rules";
import { clockLabel, clockPhase } from "./clock-phase";
import { Countdown } from "./countdown";
import { useCountdown } from "./use-countdown";

type ClockPanelProps = {
  room: AuctionDetail;
  offset: number;
  onZero: () => void;
  /** The price and the top bidder, beside the clock. */
  children: ReactNode;
};

/** The clock beside the price, and below them what a late bid does. In the last minutes the panel changes its ground, never its size. */
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
  const isLate = phase === "late" || phase === "final";
  return (
    <div
      data-phase={hasClock ? phase : undefined}
      className={`grid gap-3 ${isLate ? "bg-danger-ground shadow-[0_0_0_0.75rem_var(--danger-ground)]" : ""}`}
    >
      <div
        className={`grid items-center gap-x-4 sm:gap-x-6 ${hasClock ? "grid-cols-[minmax(6rem,11.5rem)_minmax(0,1fr)] max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-xs:grid-cols-[7rem_minmax(0,1fr)]" : ""}`}
      >
        {hasClock && (
          <Countdown
            left={left}
            at={target}
            whole={isRunning ? lengthOf(auction.start, auction.end) : 0}
            lateTime={lateTime}
            phase={phase}
            label={paused === null ? clockLabel(left, countsTo, phase) : "Paused"}
            countsTo={countsTo}
          />
        )}
        {children}
      </div>
      <Schedule room={room} isLate={isLate} />
    </div>
  );
}

/** The time that stands still while the sale is paused; null while it runs, and for a pause before the opening. */
function pausedTime({ auction: { status, start, end }, terms: { frozenAt } }: AuctionDetail): number | null {
  if (status !== "frozen" || !start || !end || !frozenAt || frozenAt < start) return null;
  return Math.max(0, Date.parse(end) - Date.parse(frozenAt));
}

const lengthOf = (start: string | null, end: string | null) => (start && end ? Date.parse(end) - Date.parse(start) : 0);

const inWords = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** In the last minutes, what a bid does to the end; and how often late bids have moved it. */
function Schedule({ room: { auction, terms }, isLate }: { room: AuctionDetail; isLate: boolean }) {
  const { status, extensions } = auction;
  if (status === "cancelled" || status === "frozen" || (!isLate && extensions === 0)) return null;
  const canExtend = terms.extension > 0 && terms.extensionWindow > 0 && extensions < terms.extensionCap;
  return (
    <p className={`max-w-[56ch] text-pretty text-small ${isLate ? "font-semibold text-ink" : "text-muted"}`}>
      {isLate &&
        (canExtend
          ? `A bid now gives everyone ${formatDuration(terms.extension)} more. `
          : "The end is final: bids no longer move it. ")}
      {extensions > 0 && `Late bids have moved the end ${inWords(extensions)}.`}
    </p>
  );
}
