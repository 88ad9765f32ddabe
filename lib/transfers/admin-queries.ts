import { toNaira } from "@/lib/core/money";
import { cutPage, escapeLike, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type {
  AdminChainLink,
  AdminDispute,
  AdminNumber,
  AdminTransfer,
  AdminTransfersQuery,
} from "@/lib/transfers/admin-contracts";
import { includeUnit, listChain, toNumberedUnit } from "@/lib/transfers/queries";
import type { Prisma } from "@/prisma/generated/client";

const person = { select: { id: true, firstName: true, lastName: true, email: true } } as const;
type Person = { id: string; firstName: string; lastName: string; email: string };
const toPerson = (row: Person | null) =>
  row && { _id: row.id, name: `${row.firstName} ${row.lastName}`, email: row.email };

const includeTransfer = {
  edition: { include: includeUnit },
  sender: person,
  recipient: person,
} as const satisfies Prisma.EditionTransferInclude;
type TransferRow = Prisma.EditionTransferGetPayload<{ include: typeof includeTransfer }>;

const toAdminTransfer = (row: TransferRow): AdminTransfer => ({
  ...toNumberedUnit(row.edition),
  _id: row.id,
  sender: toPerson(row.sender),
  recipient: toPerson(row.recipient),
  recipientEmail: row.recipientEmail,
  isGift: row.isGift,
  price: row.priceKobo === null ? null : toNaira(row.priceKobo),
  status: row.status,
  endReason: row.endReason,
  mark: row.edition.mark,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

function searchCondition(q: string): Prisma.EditionTransferWhereInput {
  const contains = { contains: escapeLike(q), mode: "insensitive" } as const;
  const [, number] = /^(?:no\.?\s*)?(\d{1,6})$/i.exec(q) ?? [];
  return {
    OR: [
      { recipientEmail: contains },
      { sender: { email: contains } },
      { recipient: { email: contains } },
      { edition: { product: { name: contains } } },
      ...(number ? [{ edition: { number: Number(number) } }] : []),
    ],
  };
}

const toWhere = ({ q, status, mark }: AdminTransfersQuery): Prisma.EditionTransferWhereInput => ({
  ...(status && { status }),
  ...(mark && { edition: { mark } }),
  ...(q && searchCondition(q)),
});

/** At most `limit` transfers after the cursor, newest first. */
export async function selectTransfers(query: AdminTransfersQuery, limit: number) {
  const position = readCursor(query.cursor, "This page of transfers does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const where = { AND: [toWhere(query), beyond] };
  const rows = await db.editionTransfer.findMany({ where, include: includeTransfer, orderBy, take: limit + 1 });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: shown.map(toAdminTransfer), nextCursor };
}

/** One page of transfers, newest first, and their total. */
export async function listTransfers(query: AdminTransfersQuery) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectTransfers(query, pageSize(undefined)),
    db.editionTransfer.count({ where: toWhere(query) }),
  ]);
  return { transfers: rows, nextCursor, total };
}

/** A numbered unit with its chain, transfers and disputes; null for an unknown one. */
export async function findAdminNumber(editionId: string): Promise<AdminNumber | null> {
  const row = await db.edition.findUnique({
    where: { id: editionId },
    include: {
      ...includeUnit,
      ownerships: { orderBy: { position: "asc" }, include: { user: person } },
      transfers: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], include: includeTransfer },
      disputes: { orderBy: [{ openedAt: "desc" }, { id: "desc" }], include: { openedBy: person, decidedBy: person } },
    },
  });
  if (!row) return null;
  const chain = await listChain(editionId);
  return {
    ...toNumberedUnit(row),
    orderNumber: row.orderItem.order.number,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    mark: row.mark,
    markedAt: row.markedAt?.toISOString() ?? null,
    markNote: row.markNote,
    chain: row.ownerships.flatMap((link): AdminChainLink[] => {
      const known = chain.find(({ position }) => position === link.position);
      return known ? [{ ...known, ownershipId: link.id, nameShown: link.nameShown, owner: toPerson(link.user) }] : [];
    }),
    transfers: row.transfers.map(toAdminTransfer),
    disputes: row.disputes.map(
      (one): AdminDispute => ({
        _id: one.id,
        openedBy: toPerson(one.openedBy),
        reason: one.reason,
        openedAt: one.openedAt.toISOString(),
        decision: one.decision,
        decidedBy: toPerson(one.decidedBy)?.name ?? null,
        decidedAt: one.decidedAt?.toISOString() ?? null,
        note: one.note,
      }),
    ),
  };
}
