import type { CertificateDocument } from "@/lib/certificates/contracts";
import { stateOf } from "@/lib/certificates/rules";
import { env } from "@/lib/core/env";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { paths } from "@/lib/core/urls/paths";
import type { Tx } from "@/lib/db/client";
import { provenance } from "@/lib/orders/provenance/contracts";
import { getOwnershipChain } from "@/lib/ownership/queries";

type Signing = { editionId: string; code: string; version: number; signedAt: Date; keyId: string };

/** What the certificate of a number says now. It has no data of owners but the names that they agreed to show. */
export async function buildDocument(tx: Tx, signing: Signing): Promise<CertificateDocument> {
  const { editionId, code, version, signedAt, keyId } = signing;
  const edition = await tx.edition.findUniqueOrThrow({
    where: { id: editionId },
    include: {
      product: { select: { name: true, slug: true, editionSize: true, artworkSlug: true } },
      orderItem: { select: { unitPriceKobo: true, order: { select: { provenance: true, currency: true } } } },
    },
  });
  const { product, orderItem } = edition;
  const work =
    product.artworkSlug === null
      ? null
      : await tx.artwork.findFirst({
          where: { slug: product.artworkSlug, NOT: { leader: { isDraft: true } } },
          orderBy: { id: "asc" },
          select: { title: true, slug: true },
        });
  const chain = await getOwnershipChain(tx, editionId);
  return {
    format: "living-archive-certificate/1",
    issuer: "The Living Archive",
    url: `${env().APP_URL}${paths.certificate(code)}`,
    code,
    version,
    work: work && { name: work.title, slug: work.slug },
    product: { name: product.name, slug: product.slug },
    number: edition.number,
    editionSize: product.editionSize,
    issuedOn: lagosDayOf(edition.createdAt),
    state: stateOf({ voidedAt: edition.voidedAt, mark: await readMark(tx, editionId) }),
    chain: chain.map(({ position, name, kind, acquiredAt, endedAt }) => ({
      position,
      name: name,
      kind,
      from: lagosDayOf(acquiredAt),
      until: endedAt && lagosDayOf(endedAt),
    })),
    provenance: toProvenance(orderItem.order, orderItem.unitPriceKobo),
    signedAt: signedAt.toISOString(),
    keyId,
  };
}

// Read by its name in the row, so that an instance of an earlier release, whose table has no marks yet, can sign as well.
async function readMark(tx: Tx, editionId: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ mark: string | null }[]>`
    SELECT to_jsonb(e) ->> 'mark' AS mark FROM editions e WHERE e.id = ${editionId}`;
  return row?.mark ?? null;
}

function toProvenance(
  order: { provenance: unknown; currency: string },
  hammerKobo: bigint,
): CertificateDocument["provenance"] {
  if (order.provenance === null) return null;
  const { slug, title, seq, hash, bidAt, headHash } = provenance.parse(order.provenance);
  return {
    auction: title,
    auctionUrl: `${env().APP_URL}${paths.auctionLedger(slug)}`,
    currency: order.currency,
    hammerPriceKobo: Number(hammerKobo),
    bidAt,
    ledgerEntry: seq,
    ledgerHash: hash,
    ledgerHeadHash: headHash,
  };
}
