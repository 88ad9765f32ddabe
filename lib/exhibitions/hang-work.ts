import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskWork, WorkBody } from "@/lib/exhibitions/desk-contracts";
import { requireDeskWork } from "@/lib/exhibitions/desk-queries";
import { exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { noteRows, workColumns } from "@/lib/exhibitions/work-columns";
import { isTaken, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save work";

/** Hangs a new work in an exhibition, behind the others. */
export async function hangWork(given: { actor: Actor; exhibitionId: string; body: WorkBody }): Promise<DeskWork> {
  const { actor, exhibitionId, body } = given;
  const id = newId("art");
  await transaction(async (tx) => {
    const room = await tx.exhibition.findFirst({ where: { id: exhibitionId, deletedAt: null }, select: { id: true } });
    if (!room) return refuse("not_found", failed);
    const { _max } = await tx.artwork.aggregate({ where: { exhibitionId }, _max: { position: true } });
    const position = (_max.position ?? 0) + 1;
    const notes = { create: noteRows(body.notes) };
    await tx.artwork.create({ data: { ...workColumns(body), id, exhibitionId, slug: body.slug, position, notes } });
    await recordAudit(tx, { actorId: actor._id, action: "work.create", subject: id, detail: { slug: body.slug } });
  }).catch((error: unknown) => {
    if (isTaken(error)) refuse("conflict", failed, { fields: { slug: "Another work here has this slug" } });
    throw error;
  });
  republish(exhibitionPages);
  return requireDeskWork(id);
}
