import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { PrintedClaimCode } from "@/lib/certificates/admin-contracts";
import { claimHash } from "@/lib/certificates/claim-certificate";
import { claimCode } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type LabelCodes = { actor: Actor; labelCodes: readonly string[] };

/**
 * Makes a new sealed code for each of these labels whose number is not claimed and not voided; codes that were printed before stop working.
 * The codes are only in the result: their hashes are stored.
 */
export async function printClaimCodes({ actor, labelCodes }: LabelCodes): Promise<PrintedClaimCode[]> {
  return transaction(async (tx) => {
    const rows = await tx.certificate.findMany({
      where: { claimedAt: null, edition: { voidedAt: null, labelCode: { in: [...labelCodes] } } },
      orderBy: { id: "asc" },
      select: {
        id: true,
        code: true,
        edition: { select: { labelCode: true, number: true, product: { select: { name: true } } } },
      },
    });
    const printed: PrintedClaimCode[] = [];
    for (const { id, code, edition } of rows) {
      const secret = claimCode();
      const changed = await tx.$executeRaw`
        UPDATE certificates SET claim_hash = ${claimHash(code, secret)} WHERE id = ${id} AND claimed_at IS NULL`;
      const { labelCode, number, product } = edition;
      if (changed === 1) printed.push({ labelCode, certificate: code, claimCode: secret, number, name: product.name });
    }
    await recordAudit(tx, {
      actorId: actor._id,
      action: "certificate.print-claim-codes",
      subject: "certificates",
      detail: { codes: printed.length },
    });
    const place = new Map(labelCodes.map((code, index) => [code, index]));
    return printed.sort((a, b) => (place.get(a.labelCode) ?? 0) - (place.get(b.labelCode) ?? 0));
  });
}
