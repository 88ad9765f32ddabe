import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminChargeback } from "@/lib/payments/contracts";
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

/** The chargebacks, those that wait for a response first, by deadline. */
export async function listChargebacks(): Promise<AdminChargeback[]> {
  const [rows, now] = await Promise.all([
    db.chargeback.findMany({ include: included, orderBy: [{ openedAt: "desc" }, { id: "desc" }], take: 200 }),
    databaseNow(),
  ]);
  const editions = await db.edition.findMany({
    where: { voidedAt: null, orderItem: { orderId: { in: rows.flatMap(({ charge }) => orderOf(charge) ?? []) } } },
    select: { id: true, number: true, product: { select: { name: true } }, orderItem: { select: { orderId: true } } },
    orderBy: { number: "asc" },
  });
  const shown = rows.map((row) => {
    const orderId = orderOf(row.charge);
    const own = editions.filter(({ orderItem }) => orderItem.orderId === orderId);
    const numbers = own.map(({ id, number, product }) => ({ editionId: id, number, product: product.name }));
    return toAdminChargeback(row, { now, orderId, numbers });
  });
  const rank = ({ canRespond, dueAt }: AdminChargeback) =>
    canRespond ? Date.parse(dueAt ?? "9999-01-01") : Number.MAX_SAFE_INTEGER;
  return shown.toSorted((one, other) => rank(one) - rank(other));
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
