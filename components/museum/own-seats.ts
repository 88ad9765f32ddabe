"use client";

import { useEffect, useSyncExternalStore } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import type { Standing } from "@/lib/community/event-contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

let known: ReadonlyMap<string, Standing> = new Map();
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function tell(seats: readonly Standing[]): void {
  known = new Map([...known, ...seats.map((seat) => [seat.event, seat] as const)]);
  for (const listener of listeners) listener();
}

// The evenings of one page share one call; a page that is come back to asks again.
function ask(): Promise<void> {
  asking ??= api.get<{ seats: Standing[] }>(apiPaths.ownSeats).then((result) => {
    asking = null;
    if (result.ok) tell(result.data.seats);
  });
  return asking;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the visitor has of an evening, once that is known; nothing is asked unless somebody is signed in. */
export function useOwnSeat(event: string): [Standing | null, (seat: Standing) => void] {
  const seats = useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  );
  useEffect(() => {
    if (hasSessionHint()) void ask();
  }, []);
  return [seats.get(event) ?? null, (seat) => tell([seat])];
}
