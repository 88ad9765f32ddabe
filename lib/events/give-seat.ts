import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { toEventFields } from "@/lib/events/mappers";
import { notWaitingMessage } from "@/lib/events/rules";
import { recordVersion } from "@/lib/versions/record-version";

type GiveSeat = { actor: Actor; eventId: string; rsvp: string };

/** Gives somebody on the waiting list a seat, whatever their place; a full event gets one seat more. They get an email. */
export async function giveSeat({ actor, eventId, rsvp }: GiveSeat): Promise<AdminEvent> {
  await transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${eventId} FOR UPDATE`;
    const before = await tx.event.findFirst({ where: { id: eventId, deletedAt: null } });
    if (!before) return throwAppError("not_found", "Event not found");
    const [{ outcome }] = await tx.$queryRaw<
      [{ outcome: string }]
    >`SELECT event_give_seat(${eventId}, ${rsvp}) AS outcome`;
    if (outcome === "cancelled") throwAppError("conflict", "This event was cancelled.");
    if (outcome === "over") throwAppError("conflict", "This event is over.");
    if (outcome !== "seat") throwAppError("conflict", notWaitingMessage);
    const after = await tx.event.findUniqueOrThrow({ where: { id: eventId } });
    await recordVersion(tx, {
      kind: "event",
      subjectId: eventId,
      actorId: actor._id,
      before: { version: before.version, fields: toEventFields(before) },
      after: { version: after.version, fields: toEventFields(after) },
      note: "Gave a seat to somebody on the waiting list",
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.give-seat",
      subject: eventId,
      detail: { guest: rsvp, capacity: after.capacity },
    });
  });
  // The email was enqueued in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(eventId);
}
