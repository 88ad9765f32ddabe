import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { languages, type TranslationLanguage } from "@/lib/core/languages";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { getBaseText } from "@/lib/exhibitions/leader-content";
import { lockLeader } from "@/lib/exhibitions/leaders/lock-leader";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { changedFields } from "@/lib/versions/rules";
import { throwConflict } from "@/lib/versions/throw-conflict";
import { getAdminTranslation, requireAdminTranslation } from "./admin-queries";
import type { AdminTranslation, TranslationChange } from "./contracts";
import { withoutEmptyReviews } from "./rules";
import { toTranslationOverrides } from "./translation-content";

const SAVE_FAILED = "Failed to save translation";
const STALE = "Someone else has changed this translation. Reload the page and try again.";

type UpdateTranslation = EditSource & {
  actor: Pick<Actor, "_id">;
  id: string;
  language: TranslationLanguage;
  body: TranslationChange;
};

/** Updates the texts of a leader in a language, and the pages that show them. */
export async function updateTranslation(edit: UpdateTranslation): Promise<AdminTranslation> {
  await transaction((tx) => changeTranslation(tx, edit));
  await revalidatePages(pagesShowing.leaders);
  return requireAdminTranslation(edit.id, edit.language);
}

/** Updates the texts within a transaction and returns the pages to revalidate. Throws `stale` for an old version. */
export async function changeTranslation(
  tx: Tx,
  { actor, id, language, body, note }: UpdateTranslation,
): Promise<readonly string[]> {
  // The row of the translation is only there after the first edit, so edits queue at the leader's.
  const leader = await lockLeader(tx, id);
  const base = leader && getBaseText(leader);
  const before = await getAdminTranslation(id, language, tx);
  if (!before || !base) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "translation" as const, subjectId: before._id };
  const { version } = before;
  if (version !== body.version)
    return throwConflict(tx, { ...saved, message: SAVE_FAILED, reason: STALE, version, fields: before.texts });
  const texts = withoutEmptyReviews(body.texts);
  const content = toTranslationOverrides(base, language, texts);
  await tx.leaderTranslation.upsert({
    where: { id: before._id },
    create: { id: before._id, leaderId: id, language, content, version: version + 1 },
    update: { content, version: { increment: 1 } },
  });
  await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version, fields: before.texts },
    after: { version: version + 1, fields: texts },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "leader.translate",
    subject: id,
    detail: {
      slug: before.slug,
      language: languages[language].fullName,
      rewritten: changedFields(before.texts, texts),
    },
  });
  return pagesShowing.leaders;
}
