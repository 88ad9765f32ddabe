import type { AdminCertificate, AdminCertificateKey, CertificateFilter } from "@/lib/certificates/admin-contracts";
import { certificateStates } from "@/lib/certificates/contracts";
import { parseCertificateCode } from "@/lib/certificates/rules";
import { currentSigningKey } from "@/lib/certificates/signing-key";
import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

type Wanted = { q?: string; state?: CertificateFilter; key?: string; cursor?: string };

/** A code, an order number, or a part of a product's name. */
function matching(q: string): Prisma.CertificateWhereInput {
  const code = parseCertificateCode(q);
  if (code) return { code };
  if (/^LA-\w{4}-\w{4}$/i.test(q)) return { edition: { orderItem: { order: { number: q.toUpperCase() } } } };
  if (/^LA-\w{6}$/i.test(q)) return { edition: { labelCode: q.toUpperCase() } };
  return { edition: { product: { name: { contains: q, mode: "insensitive" } } } };
}

const toWhere = ({ q, state, key }: Wanted): Prisma.CertificateWhereInput => ({
  ...(q && matching(q)),
  ...(state === "waiting" ? { signedVersion: { lt: db.certificate.fields.version } } : state && { state }),
  ...(key && { keyId: key }),
});

/** At most `limit` certificates after the cursor, newest first. */
export async function selectCertificates(query: Wanted, limit: number) {
  const position = readCursor(query.cursor, "This page of certificates does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const rows = await db.certificate.findMany({
    where: { AND: [toWhere(query), beyond] },
    orderBy,
    take: limit + 1,
    include: {
      edition: {
        select: {
          number: true,
          product: { select: { id: true, name: true } },
          orderItem: { select: { order: { select: { number: true } } } },
        },
      },
    },
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const certificates = shown.map(
    ({ edition, ...row }): AdminCertificate => ({
      id: row.id,
      code: row.code,
      product: edition.product.name,
      productId: edition.product.id,
      number: edition.number,
      order: edition.orderItem.order.number,
      state:
        row.version > row.signedVersion
          ? "waiting"
          : (certificateStates.find((known) => known === row.state) ?? "waiting"),
      version: row.version,
      keyId: row.keyId,
      signedAt: row.signedAt?.toISOString() ?? null,
      claimedAt: row.claimedAt?.toISOString() ?? null,
      claimPrinted: row.claimHash !== null,
    }),
  );
  return { rows: certificates, nextCursor };
}

/** One page of certificates, newest first, and their total. */
export async function listCertificates(query: Wanted) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectCertificates(query, pageSize(undefined)),
    db.certificate.count({ where: toWhere(query) }),
  ]);
  return { certificates: rows, nextCursor, total };
}

/** Every key that certificates are or were signed with, newest first, with how many it holds now. */
export async function getAdminCertificateKeys(): Promise<AdminCertificateKey[]> {
  const [rows, counts] = await Promise.all([
    db.certificateKey.findMany({ orderBy: [{ activeFrom: "desc" }, { id: "asc" }] }),
    db.certificate.groupBy({ by: ["keyId"], _count: true }),
  ]);
  const current = currentSigningKey().id;
  return rows.map(({ id, publicKey, activeFrom, activeUntil, lostAt }) => ({
    id,
    publicKey,
    from: activeFrom.toISOString(),
    until: activeUntil?.toISOString() ?? null,
    lost: lostAt?.toISOString() ?? null,
    certificates: counts.find(({ keyId }) => keyId === id)?._count ?? 0,
    inUse: id === current,
  }));
}
