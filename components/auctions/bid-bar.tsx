"use client";

import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";

type BidBarProps = {
  /** The fields of the bid; the bar is shown while it is out of sight. */
  form: RefObject<HTMLElement | null>;
  currentBid: number;
  isLeading: boolean;
  /** Leads back to the form. */
  onReturn: () => void;
};

/** On a phone, below the lot's text and history: the current bid and the way back to the form. */
export function BidBar({ form, currentBid, isLeading, onReturn }: BidBarProps) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setIsAway(!entry.isIntersecting));
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return (
    isAway && (
      <div className="bid-bar fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-ground px-edge pt-2 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line-strong)] md:hidden print:hidden">
        <p className="grid">
          <span className="text-muted text-small">{isLeading ? "You lead with" : "Current bid"}</span>
          <Price amount={currentBid} className="font-bold text-subheading" />
        </p>
        <Button onClick={onReturn}>{isLeading ? "Your bid" : "Place Bid"}</Button>
      </div>
    )
  );
}
