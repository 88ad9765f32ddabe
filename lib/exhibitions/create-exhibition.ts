import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskExhibition, ExhibitionBody } from "@/lib/exhibitions/desk-contracts";
import { requireDeskExhibition } from "@/lib/exhibitions/desk-queries";
import { exhibitionColumns } from "@/lib/exhibitions/exhibition-columns";
import { isTaken, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";

/** Begins an exhibition, behind the others. It is a draft, which nobody but an admin sees, until it is published. */
export async function createExhibition(given: { actor: Actor; body: ExhibitionBody }): Promise<DeskExhibition> {
  const { actor, body } = given;
  const id = newId("exh");
  await transaction(async (tx) => {
    const { _max } = await tx.exhibition.aggregate({ _max: { position: true } });
    const position = (_max.position ?? 0) + 1;
    const { slug } = body;
    await tx.exhibition.create({ data: { ...exhibitionColumns(body), id, slug, position, isDraft: true } });
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.create", subject: id, detail: { slug } });
  }).catch((error: unknown) => {
    if (isTaken(error))
      refuse("conflict", "Failed to save exhibition", { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  return requireDeskExhibition(id);
}
