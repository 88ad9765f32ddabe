import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type ErrorCode, throwAppError } from "@/lib/core/errors";
import { newId, ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { createGuestUser } from "@/lib/events/create-guest-user";
import type { AddGuestBody } from "@/lib/events/guest-seat-contracts";
import { toEventFields } from "@/lib/events/mappers";
import { recordVersion } from "@/lib/versions/record-version";

type AddGuest = { actor: Pick<Actor, "_id">; id: string; body: AddGuestBody; key: string | null };

const refusals: Readonly<Record<string, [ErrorCode, string]>> = {
  not_found: ["not_found", "Event not found"],
  cancelled: ["conflict", "This event was cancelled."],
  over: ["conflict", "This event is over."],
  has_seat: ["conflict", "This person has a seat already."],
  held: ["conflict", "This person is paying for a seat."],
};

/**
 * Gives a seat without a payment to the account with this email address, or to somebody without an account, who needs a name: for example to a
 * person who came without a ticket. A full event gets one seat more. The address, if there is one, gets an email with the ticket. A repeated
 * request with the same key gives no further seat. Throws `not_found` for an unknown event and for an unknown address without a name, and
 * `conflict` for a guest who has a seat.
 */
export async function addGuest({ actor, id, body, key }: AddGuest): Promise<AdminEvent> {
  await transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${id} FOR UPDATE`;
    const before = await tx.event.findFirst({ where: { id, deletedAt: null } });
    if (!before) return throwAppError("not_found", "Event not found");
    const request = { addedById: actor._id, addIdempotencyKey: key && sha256(key) };
    if (request.addIdempotencyKey && (await isRepeated(tx, { eventId: id, ...request }, body))) return;
    const account = body.email
      ? await tx.user.findFirst({ where: { email: body.email, deletedAt: null, isGuest: false }, select: { id: true } })
      : null;
    const { outcome, userId } = account ? await addUser(tx, id, account.id) : await addWithoutAccount(tx, id, body);
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
    const own = { eventId_userId: { eventId: id, userId } };
    const { id: guest } = await tx.eventRsvp.update({ where: own, data: request });
    const detail = { guest, capacity: after.capacity, hasAccount: account !== null };
    await recordAudit(tx, { actorId: actor._id, action: "event.add-guest", subject: id, detail });
  });
  // The email was enqueued in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(id);
}

/** Whether this request of the admin has given a seat already. Throws `key_reused` for one about somebody else. */
async function isRepeated(
  tx: Tx,
  request: { eventId: string; addedById: string; addIdempotencyKey: string | null },
  { email, firstName, lastName }: AddGuestBody,
): Promise<boolean> {
  const given = await tx.eventRsvp.findFirst({ where: request, include: { user: true } });
  if (!given) return false;
  const guest = given.user;
  const isSame = email
    ? email === (guest?.isGuest ? guest.guestEmail : guest?.email)
    : !guest?.guestEmail && guest?.firstName === firstName && guest.lastName === lastName;
  return isSame || throwAppError("key_reused", "This request was used for another guest.");
}

type Added = { outcome: string; userId: string };

async function addUser(tx: Tx, id: string, userId: string): Promise<Added> {
  const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
    SELECT event_add_guest(${id}, ${userId}, ${newId("rsv")}, ${ticketCode()}) AS outcome`;
  return { outcome, userId };
}

/** A seat that the address has asked for and not confirmed yet is confirmed, with the name that was given then. The caller holds the lock on the event's row. */
async function addWithoutAccount(tx: Tx, id: string, { email, ...name }: AddGuestBody): Promise<Added> {
  const own = email
    ? await tx.eventRsvp.findFirst({
        where: { eventId: id, status: { in: ["seat", "held"] }, user: { isGuest: true, guestEmail: email } },
      })
    : null;
  if (own?.userId && own.status === "seat") return { outcome: "has_seat", userId: own.userId };
  if (own?.userId) {
    const [{ outcome }] = await tx.$queryRaw<
      [{ outcome: string }]
    >`SELECT event_confirm_guest_seat(${own.id}) AS outcome`;
    if (outcome !== "ended") return { outcome, userId: own.userId };
  }
  if (!name.firstName) {
    const fields = { firstName: "Enter the name of somebody without an account" };
    return throwAppError("not_found", "No account has this email address.", { fields });
  }
  return addUser(tx, id, await createGuestUser(tx, { ...name, email: email || null }));
}
