import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { MAX_SEGMENTS, type SegmentBody } from "@/lib/auth/segments/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction, violatesIndex } from "@/lib/db/client";

const nameTaken = "There is a segment with this name already.";

/** Creates a segment, or replaces the name and the conditions of the one with this id. Returns its id. */
export async function saveSegment(input: { actor: Actor; id?: string; body: SegmentBody }): Promise<string> {
  const { actor, body } = input;
  const id = input.id ?? newId("seg");
  try {
    await transaction(async (tx) => {
      const filter = JSON.stringify(body.filter);
      const changed = input.id
        ? await tx.$executeRaw`
            UPDATE segments SET name = ${body.name}, filter = ${filter}::jsonb, version = version + 1, updated_at = now() WHERE id = ${id}`
        : await tx.$executeRaw`
            INSERT INTO segments (id, name, filter, created_by_id) SELECT ${id}, ${body.name}, ${filter}::jsonb, ${actor._id}
            WHERE (SELECT count(*) FROM segments) < ${MAX_SEGMENTS}`;
      if (changed === 0 && input.id) return throwAppError("not_found", "There is no such segment.");
      if (changed === 0) return throwAppError("conflict", `There can be ${MAX_SEGMENTS} segments. Delete one first.`);
      const action = input.id ? "segment.update" : "segment.create";
      await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { name: body.name } });
    });
  } catch (error) {
    if (violatesIndex(error, "segments_name_key"))
      throwAppError("conflict", nameTaken, { fields: { name: nameTaken } });
    throw error;
  }
  return id;
}
