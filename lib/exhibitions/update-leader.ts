import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { getAdminLeader, requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { getBaseText, toLeaderOverrides } from "@/lib/exhibitions/leader-content";
import {
  type AdminLeader,
  contentOf,
  type LeaderChange,
  type LeaderContent,
} from "@/lib/exhibitions/leaders/contracts";
import { lockLeader } from "@/lib/exhibitions/leaders/lock-leader";
import { toSearchTexts } from "@/lib/exhibitions/search-texts";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";

const SAVE_FAILED = "Failed to save leader";
const STALE = "Someone else has changed this leader. Reload the page and try again.";

type UpdateLeader = EditSource & { actor: Pick<Actor, "_id">; id: string; body: LeaderChange };

/** Updates the texts of a leader, and the pages that show them. */
export async function updateLeader(edit: UpdateLeader): Promise<AdminLeader> {
  await transaction((tx) => changeLeader(tx, edit));
  await revalidatePages(pagesShowing.leaders);
  return requireAdminLeader(edit.id);
}

/**
 * Updates the texts of a leader within a transaction and returns the pages to revalidate. Throws `stale` for an old version. Only a draft
 * may lack texts.
 */
export async function changeLeader(tx: Tx, { actor, id, body, note }: UpdateLeader): Promise<readonly string[]> {
  const row = await lockLeader(tx, id);
  const base = row && getBaseText(row);
  const before = await getAdminLeader(id, tx);
  if (!before || !base) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "leader" as const, subjectId: id };
  if (before.version !== body.version)
    return throwConflict(tx, {
      ...saved,
      message: SAVE_FAILED,
      reason: STALE,
      version: before.version,
      fields: before.words,
    });
  const words = requireComplete(body.words, before);
  const content = toLeaderOverrides(base, words);
  const { name } = words;
  const searchTexts = toSearchTexts({ slug: before.slug, name, isAdded: before.isAdded, content });
  await tx.leader.update({ where: { id }, data: { name, content, searchTexts, version: { increment: 1 } } });
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version: before.version, fields: before.words },
    after: { version: before.version + 1, fields: words },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "leader.update",
    subject: id,
    detail: { slug: before.slug, rewritten: Object.keys(content), changes },
  });
  return pagesShowing.leaders;
}

/** The texts, checked by the contract of a draft or of a leader that everyone sees. */
function requireComplete(words: LeaderContent, leader: { isDraft: boolean }): LeaderContent {
  const parsed = z.safeParse(contentOf(leader), words);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [["words", ...path].join("."), message]),
  );
  return throwAppError("invalid_input", SAVE_FAILED, { fields });
}
