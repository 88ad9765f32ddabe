import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { MAX_SEGMENTS, type SegmentBody, type SegmentChange, segmentFilter } from "@/lib/auth/segments/contracts";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction, violatesIndex } from "@/lib/db/client";

const NAME_TAKEN = "There is a segment with this name already.";
const NOT_SAVED = "The segment was not saved.";

/** Creates a segment and returns its id. */
export async function createSegment({ actor, body }: { actor: Actor; body: SegmentBody }): Promise<string> {
  const id = newId("seg");
  await saveWithName(async (tx) => {
    const created = await tx.$executeRaw`
      INSERT INTO segments (id, name, filter, created_by_id)
      SELECT ${id}, ${body.name}, ${JSON.stringify(body.filter)}::jsonb, ${actor._id}
      WHERE (SELECT count(*) FROM segments) < ${MAX_SEGMENTS}`;
    if (created === 0) throwAppError("conflict", `There can be ${MAX_SEGMENTS} segments. Delete one first.`);
    await recordAudit(tx, { actorId: actor._id, action: "segment.create", subject: id, detail: { name: body.name } });
  });
  return id;
}

type UpdateSegment = { actor: Actor; id: string; body: SegmentChange };

/**
 * Replaces the name and the conditions of a segment. Throws `stale`, with what is saved now, when somebody else has saved it since the form
 * was opened.
 */
export async function updateSegment({ actor, id, body }: UpdateSegment): Promise<string> {
  const { name, filter, version } = body;
  await saveWithName(async (tx) => {
    const before = await tx.segment.findUnique({ where: { id } });
    const changed = await tx.$executeRaw`
      UPDATE segments SET name = ${name}, filter = ${JSON.stringify(filter)}::jsonb, version = version + 1, updated_at = now()
      WHERE id = ${id} AND version = ${version}::int`;
    if (changed === 0) await refuse(tx, id);
    const was = { name: before?.name, ...(before && segmentFilter.parse(before.filter)) };
    // A condition that is left out is removed.
    const removed = Object.fromEntries(Object.keys(was).map((condition) => [condition, null]));
    const changes = auditChanges(was, { ...removed, ...filter, name });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "segment.update",
      subject: id,
      detail: { name: before?.name ?? name, changes },
    });
  });
  return id;
}

async function refuse(tx: Tx, id: string): Promise<never> {
  const row = await tx.segment.findUnique({ where: { id } });
  if (!row) return throwAppError("not_found", "There is no such segment.");
  const { version, name, filter } = row;
  const conflict = { message: NOT_SAVED, what: "this segment", current: { version, fields: { name, filter } } };
  return throwEditConflict({ subject: id, actions: ["segment.update"], ...conflict }, tx);
}

async function saveWithName(save: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await transaction(save);
  } catch (error) {
    if (violatesIndex(error, "segments_name_key"))
      throwAppError("conflict", NAME_TAKEN, { fields: { name: NAME_TAKEN } });
    throw error;
  }
}
