import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { RsvpStatus } from "@/lib/events/contracts";
import { requireRsvpStatus } from "@/lib/events/queries";

type CancelOutcome = "cancelled" | "over" | "not_found";

/** Gives up a seat or a place on the waiting list. A freed seat goes to the first on the waiting list, who gets an email. */
export async function cancelRsvp({ actor, id }: { actor: Actor; id: string }): Promise<RsvpStatus> {
  const [{ outcome }] = await db.$queryRaw<
    [{ outcome: CancelOutcome }]
  >`SELECT event_cancel_rsvp(${id}, ${actor._id}) AS outcome`;
  if (outcome === "not_found") return throwAppError("not_found", "Event not found");
  if (outcome === "over") return throwAppError("conflict", "This event is over.");
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireRsvpStatus({ actor, id });
}
