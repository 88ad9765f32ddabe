"use client";

import { useEffect, useSyncExternalStore } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { RsvpStatus } from "@/lib/events/contracts";

let rsvps: ReadonlyMap<string, RsvpStatus> = new Map();
let pendingRequest: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(seats: readonly RsvpStatus[]): void {
  rsvps = new Map([...rsvps, ...seats.map((seat) => [seat.event, seat] as const)]);
  for (const listener of listeners) listener();
}

// All buttons of a page share one request.
function fetchRsvps(): Promise<void> {
  pendingRequest ??= api.get(apiPaths.myRsvps).then((result) => {
    pendingRequest = null;
    if (result.ok) publish(result.data.seats);
  });
  return pendingRequest;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The visitor's RSVP for an event, or null while unknown. Fetched only when a session hint is present. */
export function useMyRsvp(event: string): [RsvpStatus | null, (seat: RsvpStatus) => void] {
  const seats = useSyncExternalStore(
    subscribe,
    () => rsvps,
    () => rsvps,
  );
  useEffect(() => {
    if (hasSessionHint()) void fetchRsvps();
  }, []);
  return [seats.get(event) ?? null, (seat) => publish([seat])];
}
