import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { kindPermissions, type ScheduleChangeBody, type ScheduledChange } from "@/lib/versions/contracts";
import { pickChanged } from "@/lib/versions/rules";
import { scheduleChange } from "@/lib/versions/schedule-change";
import { requireSaved, throwIfTaken, versionedKinds } from "@/lib/workflows/versioned-kinds";

class DryRun extends Error {}

/**
 * Schedules an edit. It is tried now, without saving it, so that what can never be saved is rejected while the admin is there. Fields
 * that are the same as now are left out.
 */
export async function scheduleContentChange({
  actor,
  body,
}: {
  actor: Actor;
  body: ScheduleChangeBody;
}): Promise<ScheduledChange> {
  const { kind, subjectId: id } = body;
  if (!can(actor, kindPermissions[kind])) throwAppError("not_found", "It does not exist.");
  let fields = body.fields;
  await transaction(async (tx) => {
    const now = await requireSaved(tx, kind, id);
    const known = Object.fromEntries(Object.entries(body.fields).filter(([name]) => name in now.fields));
    fields = pickChanged(now.fields, known);
    if (Object.keys(fields).length === 0) throwAppError("invalid_input", "Nothing would change. Change a field first.");
    await versionedKinds[kind].save(tx, {
      actor,
      id,
      version: now.version,
      fields: { ...now.fields, ...fields },
      note: "",
    });
    throw new DryRun();
  }).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throwIfTaken(error);
  });
  return scheduleChange({ actor, body: { ...body, fields } });
}
