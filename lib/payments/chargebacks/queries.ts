import { escapeLike } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminChargeback, ChargebacksQuery } from "@/lib/payments/contracts";
import type { Prisma } from "@/prisma/generated/client";

const included = {
  charge: {
    include: {
      user: { select: { id: true, firstName: true, lastName: true } },
      refunds: { select: { key: true, creditNoteNumber: true } },
    },
  },
  respondedBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.ChargebackInclude;

const PAGE_SIZE = 20;

/** Waits for our response. The same as `canRespond` of a row. */
const waiting = {
  respondedAt: null,
  status: "awaiting-merchant-feedback",
} as const satisfies Prisma.ChargebackWhereInput;

const statusConditions: Readonly<Record<NonNullable<ChargebacksQuery["status"]>, Prisma.ChargebackWhereInput>> = {
  respond: waiting,
  bank: { status: { not: "resolved" }, NOT: waiting },
  won: { status: "resolved", resolution: "declined" },
  // A decision without a known word counts as money returned, as the list shows it.
  returned: { status: "resolved", OR: [{ resolution: null }, { resolution: { not: "declined" } }] },
};

const sorts: Readonly<Record<NonNullable<ChargebacksQuery["sort"]>, Prisma.ChargebackOrderByWithRelationInput[]>> = {
  newest: [{ openedAt: "desc" }, { id: "desc" }],
  oldest: [{ openedAt: "asc" }, { id: "asc" }],
  largest: [{ amountKobo: "desc" }, { id: "desc" }],
};

function toWhere({ q, status }: ChargebacksQuery): Prisma.ChargebackWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    ...(status && statusConditions[status]),
    ...(q && {
      charge: {
        OR: [
          { reference: contains },
          { email: contains },
          { user: { OR: [{ firstName: contains }, { lastName: contains }] } },
        ],
      },
    }),
  };
}

/** A page of the chargebacks that wait for a response by deadline, followed by the others, newest first. */
async function readByDeadline(where: Prisma.ChargebackWhereInput, skip: number): Promise<Row[]> {
  const urgent = { AND: [where, waiting] };
  const [first, count] = await Promise.all([
    db.chargeback.findMany({
      where: urgent,
      include: included,
      orderBy: [{ dueAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
      skip,
      take: PAGE_SIZE,
    }),
    db.chargeback.count({ where: urgent }),
  ]);
  if (first.length === PAGE_SIZE) return first;
  const others = await db.chargeback.findMany({
    where: { AND: [where, { NOT: waiting }] },
    include: included,
    orderBy: sorts.newest,
    skip: Math.max(0, skip - count),
    take: PAGE_SIZE - first.length,
  });
  return [...first, ...others];
}

/** One page of chargebacks with their total. Without a sort order those that wait for a response come first, by deadline. */
export async function listChargebacks(query: ChargebacksQuery) {
  const { sort, page = 1 } = query;
  const where = toWhere(query);
  const skip = (page - 1) * PAGE_SIZE;
  const [rows, total] = await Promise.all([
    sort
      ? db.chargeback.findMany({ where, include: included, orderBy: sorts[sort], skip, take: PAGE_SIZE })
      : readByDeadline(where, skip),
    db.chargeback.count({ where }),
  ]);
  return {
    chargebacks: await toAdminChargebacks(rows),
    total,
    nextPage: page * PAGE_SIZE < total ? page + 1 : null,
  };
}

/**
 * The first `limit` chargebacks, newest first unless sorted otherwise. One statement, so that no response meanwhile repeats a chargeback or
 * leaves one out.
 */
export async function selectChargebacks(query: ChargebacksQuery, limit: number): Promise<AdminChargeback[]> {
  const orderBy = sorts[query.sort ?? "newest"];
  const rows = await db.chargeback.findMany({ where: toWhere(query), include: included, orderBy, take: limit });
  return toAdminChargebacks(rows);
}

async function toAdminChargebacks(rows: readonly Row[]): Promise<AdminChargeback[]> {
  const [now, editions] = await Promise.all([
    databaseNow(),
    db.edition.findMany({
      where: { voidedAt: null, orderItem: { orderId: { in: rows.flatMap(({ charge }) => orderOf(charge) ?? []) } } },
      select: { id: true, number: true, product: { select: { name: true } }, orderItem: { select: { orderId: true } } },
      orderBy: { number: "asc" },
    }),
  ]);
  return rows.map((row) => {
    const orderId = orderOf(row.charge);
    const own = editions.filter(({ orderItem }) => orderItem.orderId === orderId);
    const numbers = own.map(({ id, number, product }) => ({ editionId: id, number, product: product.name }));
    return toAdminChargeback(row, { now, orderId, numbers });
  });
}

type Row = Prisma.ChargebackGetPayload<{ include: typeof included }>;

const orderOf = ({ purpose, subjectId }: Row["charge"]): string | null => (purpose === "order" ? subjectId : null);

type Found = Pick<AdminChargeback, "orderId" | "numbers"> & { now: Date };

function toAdminChargeback(row: Row, { now, orderId, numbers }: Found): AdminChargeback {
  const { charge, respondedBy } = row;
  return {
    id: row.id,
    reference: charge.reference,
    purpose: charge.purpose,
    orderId,
    numbers,
    buyer: charge.user ? `${charge.user.firstName} ${charge.user.lastName}` : "Deleted account",
    email: charge.email,
    amountKobo: Number(row.amountKobo),
    paidKobo: Number(charge.amountKobo),
    refundedKobo: Number(charge.refundedKobo),
    category: row.category,
    status: row.status,
    resolution: row.resolution,
    dueAt: row.dueAt?.toISOString() ?? null,
    isLate: row.dueAt !== null && row.dueAt < now,
    openedAt: row.openedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    response: row.response,
    respondedAt: row.respondedAt?.toISOString() ?? null,
    respondedBy: respondedBy && `${respondedBy.firstName} ${respondedBy.lastName}`,
    creditNote: charge.refunds.find(({ key }) => key === `chargeback/${row.id}`)?.creditNoteNumber ?? null,
    canRespond: row.respondedAt === null && row.status === "awaiting-merchant-feedback",
  };
}
