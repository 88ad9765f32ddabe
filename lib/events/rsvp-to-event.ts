import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId, ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { RsvpStatus } from "@/lib/events/contracts";
import { requireRsvpStatus } from "@/lib/events/queries";

type RsvpOutcome =
  | { outcome: "seat" | "waiting" | "cancelled" | "over" | "not_found" }
  | { outcome: "not_open"; opensAt: string };

/** Reserves a seat, or a place on the waiting list. Repeating it changes nothing. The rules are in `prisma/functions/event_join.sql`. */
export async function rsvpToEvent({ actor, id }: { actor: Actor; id: string }): Promise<RsvpStatus> {
  const [row] = await db.$queryRaw<[{ result: RsvpOutcome }]>`
    SELECT event_create_rsvp(${id}, ${actor._id}, ${actor.role === "Admin"}, ${newId("rsv")}, ${ticketCode()}) AS result`;
  const { result } = row;
  if (result.outcome === "not_found") return throwAppError("not_found", "Event not found");
  if (result.outcome === "cancelled") return throwAppError("conflict", "This event was cancelled.");
  if (result.outcome === "over") return throwAppError("conflict", "This event is over.");
  if (result.outcome === "not_open")
    return throwAppError("not_running", "Seats are not available to you yet.", { facts: { opensAt: result.opensAt } });
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireRsvpStatus({ actor, id });
}
