import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminLeader, LeaderChange } from "@/lib/exhibitions/admin-contracts";
import { getAdminLeader, requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { getShippedLeader, toLeaderOverrides } from "@/lib/exhibitions/leader-content";
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

/** Updates the texts of a leader within a transaction and returns the pages to revalidate. Throws `stale` for an old version. */
export async function changeLeader(tx: Tx, { actor, id, body, note }: UpdateLeader): Promise<readonly string[]> {
  await tx.$queryRaw`SELECT 1 FROM leaders WHERE id = ${id} FOR UPDATE`;
  const before = await getAdminLeader(id, tx);
  const shipped = before && getShippedLeader(before.slug);
  if (!before || !shipped) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "leader" as const, subjectId: id };
  if (before.version !== body.version)
    return throwConflict(tx, {
      ...saved,
      message: SAVE_FAILED,
      reason: STALE,
      version: before.version,
      fields: before.words,
    });
  const content = toLeaderOverrides(shipped, body.words);
  const { name } = body.words;
  const searchTexts = toSearchTexts({ slug: before.slug, name, content });
  await tx.leader.update({ where: { id }, data: { name, content, searchTexts, version: { increment: 1 } } });
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version: before.version, fields: before.words },
    after: { version: before.version + 1, fields: body.words },
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
