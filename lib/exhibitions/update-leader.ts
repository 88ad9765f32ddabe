import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminLeader, LeaderChange } from "@/lib/exhibitions/admin-contracts";
import { requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { getShippedLeader, toLeaderOverrides } from "@/lib/exhibitions/leader-content";
import { toSearchTexts } from "@/lib/exhibitions/search-texts";

const SAVE_FAILED = "Failed to save leader";
const staleVersionError = { version: "Someone else has changed this leader. Reload the page and try again." };

/** Updates the texts of a leader. Throws `stale` for an old version. */
export async function updateLeader(input: { actor: Actor; id: string; body: LeaderChange }): Promise<AdminLeader> {
  const { actor, id, body } = input;
  await transaction(async (tx) => {
    const before = await tx.leader.findFirst({ where: { id, exhibition: { deletedAt: null } } });
    const shipped = before && getShippedLeader(before.slug);
    if (!before || !shipped) return throwAppError("not_found", SAVE_FAILED);
    const content = toLeaderOverrides(shipped, body.words);
    const { name } = body.words;
    const searchTexts = toSearchTexts({ slug: before.slug, name, content });
    const { count } = await tx.leader.updateMany({
      where: { id, version: body.version },
      data: { name, content, searchTexts, version: { increment: 1 } },
    });
    if (count === 0) return throwAppError("stale", SAVE_FAILED, { fields: staleVersionError });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "leader.update",
      subject: id,
      detail: { slug: before.slug, rewritten: Object.keys(content) },
    });
  });
  await revalidatePages(pagesShowing.leaders);
  return requireAdminLeader(id);
}
