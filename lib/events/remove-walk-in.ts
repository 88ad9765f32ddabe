import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";

type RemoveWalkIn = { actor: Pick<Actor, "_id">; eventId: string; rsvp: string };

const refusals: Readonly<Record<string, [ErrorCode, string]>> = {
  not_found: ["not_found", "Event not found"],
  cancelled: ["conflict", "This event was cancelled."],
  over: ["conflict", "This event is over."],
  checked_in: ["conflict", "This guest has checked in. Undo the check-in first."],
  no_walk_in: ["conflict", "This person has no seat that was added by hand. Reload the page."],
};

/**
 * Takes back the seat that an admin gave to somebody without an account, for example one that was added twice. The seat is free again in the
 * same statement, or offered to the first on the waiting list. Somebody with an address gets an email. The number of seats of the event stays.
 */
export async function removeWalkIn({ actor, eventId, rsvp }: RemoveWalkIn): Promise<AdminEvent> {
  await transaction(async (tx) => {
    const [{ outcome }] = await tx.$queryRaw<
      [{ outcome: string }]
    >`SELECT event_remove_walk_in(${eventId}, ${rsvp}) AS outcome`;
    const refusal = refusals[outcome];
    if (refusal) throwAppError(...refusal);
    const detail = { guest: rsvp };
    await recordAudit(tx, { actorId: actor._id, action: "event.remove-walk-in", subject: eventId, detail });
  });
  // The emails were enqueued in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(eventId);
}
