import type { Actor } from "@/lib/auth/contracts";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { getOwnershipChain } from "@/lib/ownership/queries";
import type {
  ChainLink,
  NumberedUnit,
  OfferedTransfer,
  OwnDispute,
  OwnedNumber,
  OwnedNumberDetail,
  SentTransfer,
} from "@/lib/transfers/contracts";
import { statusAt } from "@/lib/transfers/rules";
import { readTransferLink } from "@/lib/transfers/transfer-link";
import type { EditionTransfer, Prisma } from "@/prisma/generated/client";

/** What the lists read of a unit. */
export const includeUnit = {
  product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 } } },
  orderItem: { select: { name: true, order: { select: { number: true, status: true, isGift: true, userId: true } } } },
} as const satisfies Prisma.EditionInclude;

type UnitRow = Prisma.EditionGetPayload<{ include: typeof includeUnit }>;

/** What a numbered unit is, for everybody who may see it. */
export function toNumberedUnit({ id, number, product }: UnitRow): NumberedUnit {
  const [image] = product.images;
  return {
    editionId: id,
    name: product.name,
    number,
    editionSize: product.editionSize,
    image: image ? { url: image.url, alt: image.alt } : null,
    dropSlug: product.deletedAt === null ? product.slug : null,
  };
}

/** The chain of a unit as JSON. */
export async function listChain(editionId: string): Promise<ChainLink[]> {
  const chain = await getOwnershipChain(db, editionId);
  return chain.map(({ acquiredAt, endedAt, price, ...link }) => ({
    ...link,
    acquiredAt: acquiredAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    price: price ?? null,
  }));
}

const toSentTransfer = ({
  id,
  recipientEmail,
  isGift,
  priceKobo,
  createdAt,
  expiresAt,
}: EditionTransfer): SentTransfer => ({
  _id: id,
  recipientEmail,
  isGift,
  price: priceKobo === null ? null : toNaira(priceKobo),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const includeOwned = {
  edition: {
    include: {
      ...includeUnit,
      transfers: { where: { status: "pending" } },
      // At most one is open.
      disputes: { where: { decidedAt: null }, take: 1 },
      certificate: { select: { code: true } },
    },
  },
} as const satisfies Prisma.EditionOwnershipInclude;
type OwnedRow = Prisma.EditionOwnershipGetPayload<{ include: typeof includeOwned }>;

function toOwnDispute({ edition: { disputes }, userId }: OwnedRow): OwnDispute | null {
  const [open] = disputes;
  if (!open) return null;
  const openedByYou = open.openedById !== null && open.openedById === userId;
  return { openedAt: open.openedAt.toISOString(), openedByYou, reason: openedByYou ? open.reason : null };
}

function toOwnedNumber(row: OwnedRow, now: Date): OwnedNumber {
  const { edition } = row;
  const pending = edition.transfers.find(
    (one) => one.fromOwnershipId === row.id && statusAt(one, { now, mark: edition.mark }) === "pending",
  );
  return {
    ...toNumberedUnit(edition),
    ownershipId: row.id,
    acquiredAt: row.acquiredAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    kind: row.kind,
    nameShown: row.nameShown,
    voided: edition.voidedAt !== null,
    mark: edition.mark,
    dispute: toOwnDispute(row),
    pending: pending && row.endedAt === null ? toSentTransfer(pending) : null,
    certificate: row.endedAt === null ? (edition.certificate?.code ?? null) : null,
  };
}

/** The most numbers of each list of the collection. */
const MAX_NUMBERS = 300;

/**
 * The numbers that the user owns, how many there are, and those that they owned, the newest first. A voided number has no owner any more.
 */
export async function listOwnNumbers(
  userId: string,
): Promise<{ owned: OwnedNumber[]; total: number; former: OwnedNumber[] }> {
  const listOf = (where: Prisma.EditionOwnershipWhereInput) =>
    db.editionOwnership.findMany({
      where: { userId, ...where },
      include: includeOwned,
      orderBy: [{ acquiredAt: "desc" }, { id: "desc" }],
      take: MAX_NUMBERS,
    });
  const [owned, total, former, now] = await Promise.all([
    listOf({ endedAt: null }),
    db.editionOwnership.count({ where: { userId, endedAt: null } }),
    listOf({ endedAt: { not: null } }),
    databaseNow(),
  ]);
  const toNumbers = (rows: typeof owned) => rows.map((row) => toOwnedNumber(row, now));
  return { owned: toNumbers(owned), total, former: toNumbers(former) };
}

/** A unit that the user owns or owned, with its chain; null for any other. */
export async function getOwnNumber({
  actor,
  editionId,
}: {
  actor: Actor;
  editionId: string;
}): Promise<OwnedNumberDetail | null> {
  const row = await db.editionOwnership.findFirst({
    where: { editionId, userId: actor._id },
    include: includeOwned,
    orderBy: { position: "desc" },
  });
  if (!row) return null;
  const { edition } = row;
  const isOwner = row.endedAt === null;
  const offered = await db.editionTransfer.count({ where: { editionId, status: "pending" } });
  const chain = await listChain(editionId);
  return {
    ...toOwnedNumber(row, await databaseNow()),
    chain,
    labelCode: isOwner ? edition.labelCode : null,
    markedAt: edition.markedAt?.toISOString() ?? null,
    markNote: isOwner ? edition.markNote : null,
    parcelTo: parcelTo(edition),
    canDispute: (offered > 0 || chain.length > 1) && edition.mark === null && edition.voidedAt === null,
  };
}

/** To whom the parcel of an order goes that is not delivered yet; null after that. */
export const parcelTo = ({ orderItem: { order } }: UnitRow): "buyer" | null =>
  order.status === "delivered" ? null : "buyer";

/** The transfer of an emailed link; null for an unknown one. The sender is named as in public. */
export async function getOfferedTransfer(token: string): Promise<OfferedTransfer | null> {
  const id = readTransferLink(token);
  const row =
    id &&
    (await db.editionTransfer.findUnique({
      where: { id },
      include: { edition: { include: includeUnit }, sender: { select: { displayName: true, deletedAt: true } } },
    }));
  if (!row) return null;
  const { edition, sender } = row;
  const status = statusAt(row, { now: await databaseNow(), mark: edition.mark });
  return {
    ...toNumberedUnit(edition),
    status,
    mark: edition.mark,
    from: sender && !sender.deletedAt ? sender.displayName : "A former member",
    isGift: row.isGift,
    price: row.priceKobo === null ? null : toNaira(row.priceKobo),
    message: row.message,
    expiresAt: row.expiresAt.toISOString(),
    chain: status === "pending" ? await listChain(edition.id) : [],
    parcelTo: parcelTo(edition),
  };
}

/** A number of an order of the user. */
export type OrderNumber = { editionId: string; item: string; name: string; number: number };

/** The numbers of an order: those that its buyer owns, and those that belong to somebody else by now. */
export async function listOrderNumbers({ actor, orderId }: { actor: Actor; orderId: string }) {
  const rows = await db.edition.findMany({
    where: { voidedAt: null, orderItem: { orderId, order: { userId: actor._id } } },
    select: {
      id: true,
      number: true,
      orderItem: { select: { id: true, name: true } },
      ownerships: { where: { endedAt: null }, select: { userId: true, position: true } },
    },
    orderBy: [{ orderItem: { position: "asc" } }, { number: "asc" }],
  });
  const numbers = rows.map(({ id, number, orderItem, ownerships: [current] }) => ({
    editionId: id,
    item: orderItem.id,
    name: orderItem.name,
    number,
    own: current?.userId === actor._id,
    passedOn: (current?.position ?? 1) > 1 && current?.userId !== actor._id,
  }));
  const plain = ({ own: _own, passedOn: _passedOn, ...number }: (typeof numbers)[number]): OrderNumber => number;
  return {
    own: numbers.filter(({ own }) => own).map(plain),
    passedOn: numbers.filter(({ passedOn }) => passedOn).map(plain),
  };
}

/** The owner of the unit with a label's code, as everybody may see it, and its mark; null for the museum's own copy. */
export async function getLabelOwner(code: string) {
  const edition = await db.edition.findFirst({
    where: { labelCode: code, voidedAt: null },
    select: { id: true, mark: true, markedAt: true },
  });
  if (!edition) return null;
  const chain = await listChain(edition.id);
  const owner = chain.find(({ endedAt }) => endedAt === null)?.name ?? null;
  return { owner, mark: edition.mark, markedAt: edition.markedAt?.toISOString() ?? null };
}
