import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to take the work down";

/** Takes a work down with its notes. What hangs beside a head of state stays, as the leader's pages are made of it. */
export async function removeWork({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const work = await tx.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } } });
    if (!work) return refuse("not_found", failed);
    const { count } = await tx.artwork.deleteMany({ where: { id, leaderId: null } });
    if (count === 0) {
      const why = work.leaderId === null ? "Somebody else took it down" : "It belongs to a head of state and stays";
      return refuse("conflict", failed, { fields: { leader: why } });
    }
    const { slug, title, exhibitionId } = work;
    const detail = { slug, title, exhibitionId };
    await recordAudit(tx, { actorId: actor._id, action: "work.delete", subject: id, detail });
  });
  republish(exhibitionPages);
}
