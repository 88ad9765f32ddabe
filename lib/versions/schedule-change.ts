import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Fields, ScheduleChangeBody, ScheduledChange } from "@/lib/versions/contracts";
import { toScheduledChange } from "@/lib/versions/queries";
import type { Prisma } from "@/prisma/generated/client";

const NOT_SCHEDULED = "The change was not scheduled.";

/** Stores an edit for a time to come. The fields are checked by the contract of their kind. */
export async function scheduleChange(input: {
  actor: Pick<Actor, "_id">;
  body: Omit<ScheduleChangeBody, "fields"> & { fields: Fields };
}): Promise<ScheduledChange> {
  const { actor, body } = input;
  if (body.dueAt <= (await databaseNow()))
    throwAppError("invalid_input", NOT_SCHEDULED, { fields: { dueAt: "Choose a time to come" } });
  const { kind, subjectId, dueAt } = body;
  const fields = body.fields as Prisma.InputJsonObject;
  return transaction(async (tx) => {
    const row = await tx.scheduledChange.create({
      data: { id: newId("sch"), kind, subjectId, fields, dueAt, createdById: actor._id },
    });
    const detail = { fields: Object.keys(fields), at: dueAt.toISOString() };
    await recordAudit(tx, { actorId: actor._id, action: "content.schedule", subject: subjectId, detail });
    return toScheduledChange(row);
  });
}
