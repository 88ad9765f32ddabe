import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import type { ModerationSettings, ModerationSettingsBody } from "@/lib/comments/admin-contracts";
import { defaultHoldRules, type HoldRules } from "@/lib/comments/hold-rules";
import { db, transaction } from "@/lib/db/client";

/** What holds a comment for review. Before an admin has set anything: links and repeated texts; the version is 0 then. */
export async function getModerationSettings(): Promise<ModerationSettings> {
  const row = await db.moderationSettings.findUnique({ where: { id: 1 } });
  if (!row) return { ...defaultHoldRules, words: [], sites: [], version: 0 };
  const { words, sites, holdLinks, holdRepeats, version } = row;
  return { words, sites, holdLinks, holdRepeats, version };
}

export const getHoldRules = (): Promise<HoldRules> => getModerationSettings();

type Update = { actor: Actor; body: ModerationSettingsBody };

/** Sets what holds a comment. Throws `stale` for an old version. */
export async function updateModerationSettings({
  actor,
  body: { version, ...data },
}: Update): Promise<ModerationSettings> {
  const before = await getModerationSettings();
  await transaction(async (tx) => {
    const { count } =
      version === 0
        ? await tx.moderationSettings.createMany({ data: [data], skipDuplicates: true })
        : await tx.moderationSettings.updateMany({
            where: { id: 1, version },
            data: { ...data, version: { increment: 1 } },
          });
    if (count === 0) await throwListsConflict();
    await recordAudit(tx, {
      actorId: actor._id,
      action: "moderation-settings.update",
      subject: "moderation-settings",
      detail: {
        ...data,
        words: data.words.length,
        sites: data.sites.length,
        changes: auditChanges(before, data),
      },
    });
  });
  return getModerationSettings();
}

async function throwListsConflict(): Promise<never> {
  const { version, ...fields } = await getModerationSettings();
  return throwEditConflict({
    subject: "moderation-settings",
    actions: ["moderation-settings.update"],
    message: "Failed to save the lists",
    what: "them",
    current: { version, fields },
  });
}
