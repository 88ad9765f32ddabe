"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { holdSecondsLeft, serverOffset } from "./hold-time";

/**
 * The time that is left for a transfer, by the second; the sentence before it has the end for readers without script. `now` is the server's time
 * at the rendering, because the device's clock may be wrong.
 */
export function HoldCountdown({ at, now }: { at: string; now: string }) {
  const [left, setLeft] = useState<number | null>(null);
  // SWR has the offset for the other pages too, and for this one when it is shown again.
  const { data: known = null, mutate } = useSWR<number>("server-offset", null);
  useEffect(() => {
    const offset = serverOffset(known, now, Date.now());
    if (offset !== known) void mutate(offset, { revalidate: false });
    const update = () => setLeft(holdSecondsLeft(at, offset, Date.now()));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [at, now, known, mutate]);
  // An order that an admin made is held for days.
  if (left === null || left > 3_600) return null;
  const minutes = Math.floor(left / 60);
  const clock = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className="grid w-fit gap-1 rounded-control bg-raised px-4 py-3">
      <span aria-hidden className="font-bold text-heading tabular-nums">
        {clock}
      </span>
      <span role="timer" className="text-muted text-small">
        {left === 0
          ? "The time is over. Please do not send a transfer now; it would be sent back."
          : `${minutes > 0 ? `About ${minutes} ${minutes === 1 ? "minute" : "minutes"}` : "Less than a minute"} left for a bank transfer. A later one is sent back.`}
      </span>
    </p>
  );
}
