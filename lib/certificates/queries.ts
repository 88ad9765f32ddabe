import { type CertificateFile, type CertificateKeys, certificateFile } from "@/lib/certificates/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** A certificate for its page: the signed file, or null while a change waits for its signature. */
export type Certificate = {
  code: string;
  name: string;
  number: number;
  /** The drop as it is now; the document names it as it was when it was signed. */
  productId: string;
  signed: { text: string; file: CertificateFile } | null;
};

/** The certificate with this code; null if there is none. */
export async function getCertificate(code: string): Promise<Certificate | null> {
  const row = await db.certificate.findUnique({
    where: { code },
    include: { edition: { select: { number: true, productId: true, product: { select: { name: true } } } }, key: true },
  });
  if (!row) return null;
  const { document, version, signedVersion, key, edition } = row;
  // What an older document says may not be true any more, and what a lost key has signed may not be ours.
  const isCurrent = document !== null && version === signedVersion && !key?.lostAt;
  return {
    code,
    name: edition.product.name,
    number: edition.number,
    productId: edition.productId,
    signed: isCurrent ? { text: document, file: certificateFile.parse(JSON.parse(document)) } : null,
  };
}

/** Like `getCertificate`, but throws `not_found`, and `conflict` while a change waits for its signature. */
export async function requireSignedCertificate(code: string) {
  const { signed, ...certificate } =
    (await getCertificate(code)) ?? throwAppError("not_found", "Certificate not found");
  if (!signed) return throwAppError("conflict", "This certificate is being signed. Please try again in a minute.");
  return { ...certificate, signed };
}

/**
 * The code of the newest valid certificate of a drop that is shown, as an example; null without one. Only of an owner who agreed to be named
 * in public, because others gave their code to nobody.
 */
export async function findExampleCode(): Promise<string | null> {
  const row = await db.certificate.findFirst({
    where: {
      state: "valid",
      document: { not: null },
      signedVersion: { equals: db.certificate.fields.version },
      key: { lostAt: null },
      edition: {
        voidedAt: null,
        product: { deletedAt: null },
        ownerships: { some: { endedAt: null, nameShown: true } },
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { code: true },
  });
  return row?.code ?? null;
}

/** The public keys of all certificates. One is published with its first signature. */
export async function getCertificateKeys(): Promise<CertificateKeys> {
  const rows = await db.certificateKey.findMany({ orderBy: [{ activeFrom: "asc" }, { id: "asc" }] });
  return {
    issuer: "The Living Archive",
    algorithm: "Ed25519",
    keys: rows.map(({ id, publicKey, activeFrom, activeUntil, lostAt }) => ({
      id,
      publicKey,
      from: activeFrom.toISOString(),
      until: activeUntil?.toISOString() ?? null,
      lost: lostAt?.toISOString() ?? null,
    })),
  };
}

/** The code of the certificate of the number with this label; null for the museum's own copy. */
export async function findCertificateCode(labelCode: string): Promise<string | null> {
  const row = await db.certificate.findFirst({ where: { edition: { labelCode } }, select: { code: true } });
  return row?.code ?? null;
}
