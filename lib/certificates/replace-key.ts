import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { certificateJobs } from "@/lib/certificates/jobs";
import { renewCertificate } from "@/lib/certificates/renew-certificate";
import { currentSigningKey } from "@/lib/certificates/signing-key";
import { throwAppError } from "@/lib/core/errors";
import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

const BATCH = 200;

/**
 * Records that others may have a private key. What it has signed is not valid any more; a job signs all of it again with the key of the
 * settings, which has to be another one.
 */
export async function replaceKey({ actor, keyId }: { actor: Actor; keyId: string }): Promise<{ certificates: number }> {
  if (keyId === currentSigningKey().id)
    throwAppError("conflict", "This key is in use. Set CERTIFICATE_KEY to a new key first, then press this again.");
  return transaction(async (tx) => {
    const lost = await tx.$executeRaw`
      UPDATE certificate_keys SET lost_at = clock_timestamp(), active_until = COALESCE(active_until, clock_timestamp())
      WHERE id = ${keyId} AND lost_at IS NULL`;
    if (lost === 0) {
      const known = await tx.certificateKey.count({ where: { id: keyId } });
      throwAppError(
        known ? "conflict" : "not_found",
        known ? "This key is recorded as lost already." : "Key not found",
      );
    }
    const certificates = await tx.certificate.count({ where: { keyId } });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "certificate-key.replace",
      subject: keyId,
      detail: { certificates },
    });
    await enqueue(tx, certificateJobs.replaceKey.job(`certificate-key/${keyId}`, { keyId }));
    return { certificates };
  });
}

/** Has every certificate that was signed with a key signed again, in batches; one that is due already is left out. */
export async function renewCertificatesOf(keyId: string): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await db.certificate.findMany({
      where: { keyId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, editionId: true },
    });
    await transaction(async (tx) => {
      for (const { editionId } of rows) await renewCertificate(tx, editionId, "key_lost");
    });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
