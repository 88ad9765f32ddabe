import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskLeader, LeaderChange } from "@/lib/exhibitions/desk-contracts";
import { requireDeskLeader } from "@/lib/exhibitions/desk-queries";
import { leaderPages } from "@/lib/exhibitions/exhibition-columns";
import { rewriteOf, shippedLeader } from "@/lib/exhibitions/leader-words";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save leader";
const changedSince = { version: "Somebody else has changed this leader. Please look again." };

/** Rewrites the words of a leader, if they still are as the editor saw them. */
export async function updateLeader(given: { actor: Actor; id: string; body: LeaderChange }): Promise<DeskLeader> {
  const { actor, id, body } = given;
  await transaction(async (tx) => {
    const before = await tx.leader.findFirst({ where: { id, exhibition: { deletedAt: null } } });
    const shipped = before && shippedLeader(before.slug);
    if (!before || !shipped) return refuse("not_found", failed);
    const content = rewriteOf(shipped, body.words);
    const { count } = await tx.leader.updateMany({
      where: { id, version: body.version },
      data: { name: body.words.name, content, version: { increment: 1 } },
    });
    if (count === 0) return refuse("stale", failed, { fields: changedSince });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "leader.update",
      subject: id,
      detail: { slug: before.slug, rewritten: Object.keys(content) },
    });
  });
  republish(leaderPages);
  return requireDeskLeader(id);
}
