"use client";

import { useSessionHint } from "@/components/auth/use-session-hint";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { RsvpStatus } from "@/lib/events/contracts";

/**
 * The visitor's RSVP for an event, or null while unknown. All buttons of a page share one request, and visitors send none. Only a hidden
 * event is asked for by its id.
 */
export function useMyRsvp(event: string, isHidden = false): [RsvpStatus | null, (seat: RsvpStatus) => void] {
  const hint = useSessionHint();
  const { data, mutate } = useApi(hint === "" ? null : apiPaths.myRsvps, { query: isHidden ? { event } : {} });
  const setRsvp = (seat: RsvpStatus) => {
    const others = (data?.seats ?? []).filter((other) => other.event !== event);
    // Before the first response, the other RSVPs are still unknown.
    void mutate({ seats: [...others, seat] }, { revalidate: data === undefined });
  };
  return [data?.seats.find((seat) => seat.event === event) ?? null, setRsvp];
}
