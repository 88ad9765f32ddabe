"use client";

import { useEffect, useState } from "react";
import { remaining } from "@/lib/shop/schedule-rules";

type DropCountdownProps = {
  /** What happens then: "Opens in", "Ends in". */
  label: string;
  at: number;
  /** What the store-room's clock said when it was last asked, and what this device's said then. */
  clock: { theirs: number; ours: number };
  onDue: () => void;
};

/** Counts down by the store-room's clock. When the time has come it is asked how the drop stands, until it says something new. */
export function DropCountdown({ label, at, clock, onDue }: DropCountdownProps) {
  const { theirs, ours } = clock;
  const [left, setLeft] = useState(() => at - theirs - (Date.now() - ours));
  useEffect(() => {
    // A crowd waits for the same second: they ask in the second and a half after it.
    const patience = Math.random() * 1_500;
    let asked = 0;
    const tick = () => {
      const now = theirs + Date.now() - ours;
      setLeft(at - now);
      if (now < at + patience || Date.now() - asked < 2_000) return;
      asked = Date.now();
      onDue();
    };
    const beat = setInterval(tick, 1_000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [at, theirs, ours, onDue]);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium text-muted text-small">{label}</span>
      <b role="timer" className="font-bold text-subheading tabular-nums">
        {remaining(left)}
      </b>
    </p>
  );
}
