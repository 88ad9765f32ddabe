import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import type { AdminExhibition, ExhibitionBody } from "@/lib/exhibitions/admin-contracts";
import { requireAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { toExhibitionColumns } from "@/lib/exhibitions/mappers";

/** Creates an exhibition as the last one. It is a draft, visible to admins only, until it is published. */
export async function createExhibition(input: { actor: Actor; body: ExhibitionBody }): Promise<AdminExhibition> {
  const { actor, body } = input;
  const id = newId("exh");
  await transaction(async (tx) => {
    const { _max } = await tx.exhibition.aggregate({ _max: { position: true } });
    const position = (_max.position ?? 0) + 1;
    const { slug } = body;
    await tx.exhibition.create({ data: { ...toExhibitionColumns(body), id, slug, position, isDraft: true } });
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.create", subject: id, detail: { slug } });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error))
      throwAppError("conflict", "Failed to save exhibition", { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  return requireAdminExhibition(id);
}
