import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { renewCertificate } from "@/lib/certificates/renew-certificate";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Has one certificate signed again, by an admin. */
export async function signAgain({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const row = await tx.certificate.findUnique({ where: { id }, select: { code: true, editionId: true } });
    if (!row) return throwAppError("not_found", "Certificate not found");
    await renewCertificate(tx, row.editionId, "requested");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "certificate.sign-again",
      subject: id,
      detail: { code: row.code },
    });
  });
}
