import { buildDocument } from "@/lib/certificates/build-document";
import { canonicalJson } from "@/lib/certificates/rules";
import { activateKey, currentSigningKey, type SigningKey, signText } from "@/lib/certificates/signing-key";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import type { CertificateReason } from "@/prisma/generated/enums";

type Due = { editionId: string; code: string; version: number; reason: CertificateReason };

/**
 * Signs the newest version of a certificate; nothing when it is signed already. Throws when the key of the settings may not sign: then the
 * page says that the certificate is being renewed, and the job is tried again.
 */
export async function signCertificate(id: string, key: SigningKey = currentSigningKey()): Promise<void> {
  const pages = new Set<string>();
  try {
    await transaction((tx) => sign(tx, { id, key, pages }));
  } finally {
    await revalidatePagesSoon(pages);
  }
}

async function sign(tx: Tx, { id, key, pages }: { id: string; key: SigningKey; pages: Set<string> }): Promise<void> {
  // Whatever changes the document waits for this lock to raise the version.
  const [due] = await tx.$queryRaw<Due[]>`
    SELECT edition_id AS "editionId", code, version, reason
    FROM certificates WHERE id = ${id} AND signed_version < version FOR UPDATE`;
  if (!due) return;
  for (const page of pagesShowing.certificate(due.code)) pages.add(page);
  await activateKey(tx, key);
  const { version, reason } = due;
  const [{ signedAt }] = await tx.$queryRaw<[{ signedAt: Date }]>`
    SELECT date_trunc('milliseconds', clock_timestamp()) AS "signedAt"`;
  const document = await buildDocument(tx, { ...due, signedAt, keyId: key.id });
  const file = canonicalJson({ document, signature: signText(key, canonicalJson(document)) });
  await tx.certificate.update({
    where: { id },
    data: { document: file, signedVersion: version, state: document.state, keyId: key.id, signedAt },
  });
  await tx.certificateSignature.create({
    data: {
      id: newId("cts"),
      certificateId: id,
      version,
      keyId: key.id,
      reason,
      documentHash: sha256(file),
      signedAt,
    },
  });
}
