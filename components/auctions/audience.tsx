"use client";

import { useEffect, useState } from "react";
import { subscribeToChannel } from "@/lib/api-client/realtime-client";
import { audienceLabel } from "./labels";

/**
 * How many connections follow the sale now, this one included. Nothing until Channels has sent a count, which it does only where counting is
 * switched on (docs/deploy.md), and while disconnected. It is at the end of a line that is there without it, and is no live region:
 * it changes whenever somebody comes or goes.
 */
export function Audience({ auctionId }: { auctionId: string }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(
    () =>
      subscribeToChannel(`auction-${auctionId}`, {
        onCount: setCount,
        onState: (state) => state === "reconnecting" && setCount(null),
      }),
    [auctionId],
  );
  const label = audienceLabel(count);
  return label && <span className="whitespace-nowrap font-medium text-muted text-small tabular-nums">{label}</span>;
}
