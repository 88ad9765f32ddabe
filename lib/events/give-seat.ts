import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { notWaitingMessage } from "@/lib/events/rules";

type GiveSeat = { actor: Actor; eventId: string; rsvp: string };

/** Gives somebody on the waiting list a seat, whatever their place; a full event gets one seat more. They get an email. */
export async function giveSeat({ actor, eventId, rsvp }: GiveSeat): Promise<AdminEvent> {
  await transaction(async (tx) => {
    const [{ outcome }] = await tx.$queryRaw<
      [{ outcome: string }]
    >`SELECT event_give_seat(${eventId}, ${rsvp}) AS outcome`;
    if (outcome === "not_found") throwAppError("not_found", "Event not found");
    if (outcome === "cancelled") throwAppError("conflict", "This event was cancelled.");
    if (outcome === "over") throwAppError("conflict", "This event is over.");
    if (outcome !== "seat") throwAppError("conflict", notWaitingMessage);
    const { capacity } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { capacity: true } });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.give-seat",
      subject: eventId,
      detail: { guest: rsvp, capacity },
    });
  });
  // The email was enqueued in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(eventId);
}
