import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";
import { newId, ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { toEventFields } from "@/lib/events/mappers";
import { recordVersion } from "@/lib/versions/record-version";

type AddGuest = { actor: Pick<Actor, "_id">; id: string; email: string };

const refusals: Readonly<Record<string, [ErrorCode, string]>> = {
  not_found: ["not_found", "Event not found"],
  cancelled: ["conflict", "This event was cancelled."],
  over: ["conflict", "This event is over."],
  has_seat: ["conflict", "This person has a seat already."],
  held: ["conflict", "This person is paying for a seat."],
};

/**
 * Gives the account with this email address a seat without a payment, for example to somebody who came without a ticket; a full event gets one seat more.
 * They get an email with the ticket. Throws `not_found` for an unknown account or event, and `conflict` for a guest who has a seat.
 */
export async function addGuest({ actor, id, email }: AddGuest): Promise<AdminEvent> {
  await transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${id} FOR UPDATE`;
    const before = await tx.event.findFirst({ where: { id, deletedAt: null } });
    if (!before) return throwAppError("not_found", "Event not found");
    const user = await tx.user.findFirst({ where: { email, deletedAt: null }, select: { id: true } });
    if (!user) {
      const fields = { email: "No account has this email address" };
      return throwAppError("not_found", "No account has this email address.", { fields });
    }
    const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
      SELECT event_add_guest(${id}, ${user.id}, ${newId("rsv")}, ${ticketCode()}) AS outcome`;
    const refusal = refusals[outcome];
    if (refusal) throwAppError(...refusal);
    const after = await tx.event.findUniqueOrThrow({ where: { id } });
    if (after.version !== before.version)
      await recordVersion(tx, {
        kind: "event",
        subjectId: id,
        actorId: actor._id,
        before: { version: before.version, fields: toEventFields(before) },
        after: { version: after.version, fields: toEventFields(after) },
        note: "Added a guest",
      });
    const { id: guest } = await tx.eventRsvp.findFirstOrThrow({ where: { eventId: id, userId: user.id } });
    const detail = { guest, capacity: after.capacity };
    await recordAudit(tx, { actorId: actor._id, action: "event.add-guest", subject: id, detail });
  });
  // The email was enqueued in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(id);
}
