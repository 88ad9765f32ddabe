"use client";

import { useEffect, useState } from "react";
import { formatRemaining } from "@/lib/catalog/rules";

type DropCountdownProps = {
  /** What the countdown leads to: "Opens in", "Ends in". */
  label: string;
  at: number;
  /** Server time and device time of the last response. */
  clock: { server: number; local: number };
  onDue: () => void;
};

/** Counts down in server time. At zero it refetches until the server returns a new state. */
export function DropCountdown({ label, at, clock, onDue }: DropCountdownProps) {
  const { server, local } = clock;
  const [left, setLeft] = useState(() => at - server - (Date.now() - local));
  useEffect(() => {
    // Spreads the requests of many browsers over a second and a half.
    const patience = Math.random() * 1_500;
    let asked = 0;
    const tick = () => {
      const now = server + Date.now() - local;
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
  }, [at, server, local, onDue]);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium text-muted text-small">{label}</span>
      <b role="timer" className="font-bold text-subheading tabular-nums">
        {formatRemaining(left)}
      </b>
    </p>
  );
}
