import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Language, languages } from "@/lib/core/languages";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { lockLeader } from "@/lib/exhibitions/leaders/lock-leader";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { changedFields } from "@/lib/versions/rules";
import { throwConflict } from "@/lib/versions/throw-conflict";
import { Prisma } from "@/prisma/generated/client";
import { getAdminTourStop, requireAdminTourStop } from "./admin-queries";
import type { AdminTourStop, TourStopChange } from "./contracts";

const SAVE_FAILED = "Failed to save the tour stop";
const STALE = "Someone else has changed this stop. Reload the page and try again.";

type UpdateTourStop = EditSource & {
  actor: Pick<Actor, "_id">;
  id: string;
  language: Language;
  body: TourStopChange;
};

/** Updates the spoken text and the recording of a leader's stop, and the pages of the tour. */
export async function updateTourStop(edit: UpdateTourStop): Promise<AdminTourStop> {
  const pages = await transaction((tx) => changeTourStop(tx, edit));
  await revalidatePages(pages);
  return requireAdminTourStop(edit.id, edit.language);
}

/** Updates a stop within a transaction and returns the pages to revalidate. Throws `stale` for an old version. */
export async function changeTourStop(
  tx: Tx,
  { actor, id, language, body, note }: UpdateTourStop,
): Promise<readonly string[]> {
  // The row of the stop is only there after the first edit, so edits queue at the leader's.
  await lockLeader(tx, id);
  const before = await getAdminTourStop(id, language, tx);
  if (!before) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "tour" as const, subjectId: before._id };
  const { version } = before;
  if (version !== body.version)
    return throwConflict(tx, { ...saved, message: SAVE_FAILED, reason: STALE, version, fields: before.fields });
  const { text, recording } = body.fields;
  await requireRecording(tx, recording?.url);
  const data = { text, recording: recording ?? Prisma.DbNull };
  await tx.tourStop.upsert({
    where: { id: before._id },
    create: { id: before._id, leaderId: id, language, ...data, version: version + 1 },
    update: { ...data, version: { increment: 1 } },
  });
  await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version, fields: before.fields },
    after: { version: version + 1, fields: body.fields },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "leader.change-tour-stop",
    subject: id,
    detail: {
      slug: before.slug,
      language: languages[language].fullName,
      rewritten: changedFields(before.fields, body.fields),
    },
  });
  return pagesShowing.tour;
}

/** Throws unless the recording is an uploaded file that still exists. */
async function requireRecording(tx: Tx, url: string | undefined): Promise<void> {
  if (!url) return;
  const [, id = "", suffix = ""] = /\/(snd-[0-9a-z]{20})(\.\w+)$/.exec(url) ?? [];
  const file = await tx.publicFile.findFirst({ where: { id, suffixes: { has: suffix } }, select: { id: true } });
  if (!file)
    throwAppError("invalid_input", SAVE_FAILED, {
      fields: { recording: "This file does not exist any more. Upload it again." },
    });
}
