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
  const shown = rows.map((row) => toAdminChargeback(row, now));
  const rank = ({ canRespond, dueAt }: AdminChargeback) =>
    canRespond ? Date.parse(dueAt ?? "9999-01-01") : Number.MAX_SAFE_INTEGER;
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

type Row = Prisma.ChargebackGetPayload<{ include: typeof included }>;

function toAdminChargeback(row: Row, now: Date): AdminChargeback {
  const { charge, respondedBy } = row;
  return {
    id: row.id,
    reference: charge.reference,
    purpose: charge.purpose,
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
