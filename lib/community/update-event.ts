import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { eventColumns, eventPages } from "@/lib/community/event-columns";
import type { DeskEvent, EventChange } from "@/lib/community/event-contracts";
import { requireDeskEvent } from "@/lib/community/event-queries";
import { tellGuests } from "@/lib/community/tell-guests";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import type { Event } from "@/prisma/generated/client";

const failed = "Failed to save event";
const changedSince = { version: "Somebody else has changed this event. Please look again." };

type UpdateEvent = { actor: Actor; id: string; body: EventChange };

/**
 * Changes an event, if it still is as the editor saw it. There are never fewer seats than are taken; new ones go to those who
 * wait. Who means to come is told when the hour or the place is another.
 */
export async function updateEvent({ actor, id, body: { version, ...body } }: UpdateEvent): Promise<DeskEvent> {
  const columns = eventColumns(body, "Please fill in required fields");
  await transaction(async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before) return refuse("not_found", failed);
    if (before.cancelledAt)
      return refuse("conflict", failed, { fields: { version: "It is cancelled, and stays so." } });
    if (version !== undefined && before.version !== version) return refuse("stale", failed, { fields: changedSince });
    if (columns.capacity !== null && before.seatsTaken > columns.capacity)
      return refuse("conflict", failed, { fields: { capacity: `${before.seatsTaken} seats are taken already` } });
    const { version: next } = await tx.event.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
    await tx.$executeRaw`SELECT event_fill_seats(${id})`;
    const told = isElsewhere(before, columns)
      ? await tellGuests(tx, { eventId: id, topic: "community.event-changed", mark: next })
      : 0;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.update",
      subject: id,
      detail: { title: body.title, told },
    });
  });
  republish(eventPages);
  return requireDeskEvent(id);
}

/** The event as it stands, and nobody changes it, takes a seat or leaves until this transaction is over. */
async function lockEvent(tx: Tx, id: string): Promise<Event | null> {
  await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${id} FOR UPDATE`;
  return tx.event.findFirst({ where: { id, deletedAt: null } });
}

type Where = Pick<Event, "startsAt" | "endsAt" | "place" | "door" | "isOnline">;

function isElsewhere(before: Where, after: Where): boolean {
  const facts = ({ startsAt, endsAt, place, door, isOnline }: Where) =>
    JSON.stringify([startsAt, endsAt, place, door, isOnline]);
  return facts(before) !== facts(after);
}
