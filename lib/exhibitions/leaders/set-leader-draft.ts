import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { getAdminLeader, requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import type { AdminLeader } from "./contracts";
import { lockLeader } from "./lock-leader";
import { requireLeaderPicture } from "./require-leader-picture";
import { missingForPublishing } from "./rules";

const messages = { publish: "Failed to publish the leader", unpublish: "Failed to unpublish the leader" };

type SetLeaderDraft = { actor: Actor; id: string; version: number };

/** Shows an added leader to everyone. Throws `invalid_input` with what is missing, and `stale` for an old version. */
export async function publishLeader({ actor, id, version }: SetLeaderDraft): Promise<AdminLeader> {
  return setDraft({ actor, id, version, isDraft: false }, async (tx, leader) => {
    const missing = missingForPublishing(leader);
    if (missing) throwAppError("invalid_input", messages.publish, { fields: { missing } });
    await requireLeaderPicture(tx, leader.workId);
  });
}

/** Makes an added leader a draft again, which admins see only. Throws `stale` for an old version. */
export const unpublishLeader = (given: SetLeaderDraft): Promise<AdminLeader> => setDraft({ ...given, isDraft: true });

async function setDraft(
  { actor, id, version, isDraft }: SetLeaderDraft & { isDraft: boolean },
  check?: (tx: Tx, leader: AdminLeader) => Promise<void>,
): Promise<AdminLeader> {
  const failed = messages[isDraft ? "unpublish" : "publish"];
  await transaction(async (tx) => {
    await lockLeader(tx, id);
    // An edit of the work may be removing the picture: it and this follow one another.
    await tx.$queryRaw`SELECT 1 FROM artworks WHERE leader_id = ${id} ORDER BY id FOR UPDATE`;
    const leader = await getAdminLeader(id, tx);
    if (!leader) return throwAppError("not_found", failed);
    if (!leader.isAdded)
      return throwAppError("conflict", failed, { fields: { slug: "The texts of this leader ship with the site" } });
    if (leader.version !== version || leader.isDraft === isDraft)
      return throwAppError("stale", failed, {
        fields: { version: "Someone else has changed this leader. Reload the page and try again." },
      });
    await check?.(tx, leader);
    await tx.leader.update({ where: { id }, data: { isDraft, version: { increment: 1 } } });
    const action = isDraft ? "leader.unpublish" : "leader.publish";
    await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { slug: leader.slug } });
  });
  await revalidatePages(pagesShowing.leaders);
  return requireAdminLeader(id);
}
