import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import type { CompanionBody } from "@/lib/events/ticket-contracts";

type NameCompanion = { actor: Actor; id: string; body: CompanionBody };

/** Writes the name of a companion on the ticket, or removes it. Not when the companion has checked in. */
export async function nameCompanion({ actor, id, body: { seat, name } }: NameCompanion): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.eventRsvp.updateMany({
      where: { id: seat, eventId: id, holderId: actor._id, status: "seat", checkedInAt: null },
      data: { guestName: name || null },
    });
    if (count === 0) throwAppError("conflict", "This seat has no companion who can be named.");
  });
}
