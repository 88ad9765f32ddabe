import * as z from "zod/mini";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminOrderDetail, AdminRefund } from "@/lib/orders/admin-contracts";
import { emailTimelineEvent, orderTimelineEvents, refundTimelineEvents } from "@/lib/orders/admin-timeline";
import { orderUrl } from "@/lib/orders/guest/order-link";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";
import { describeRefundReason } from "@/lib/orders/refund-reasons";
import { payRefusal } from "@/lib/orders/rules";
import type { AuditLog, Charge, Edition, Refund } from "@/prisma/generated/client";

const fullName = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : undefined;

const selectName = { select: { firstName: true, lastName: true } } as const;

/** What an order's audit entries of these actions say is shown in its timeline. */
const timelineActions = [
  "order.mark-delivered",
  "order.refund",
  "order.start-packing",
  "order.mark-packed",
  "order.cancel-draft",
  "order.change-address",
  "order.resend-email",
] as const;

/** One order by number or id with its payment, refunds, notes and history; null if there is none. */
export async function getAdminOrderDetail(idOrNumber: string): Promise<AdminOrderDetail | null> {
  const row = await db.order.findFirst({
    where: { OR: [{ number: idOrNumber }, { id: idOrNumber }] },
    include: {
      ...includeItems,
      parcels: { ...includeItems.parcels, include: { items: true, shippedBy: selectName } },
      termsVersion: { select: { version: true, publishedAt: true } },
      notes: { include: { author: selectName }, orderBy: { createdAt: "desc" } },
      returnRequests: { select: { id: true } },
    },
  });
  if (!row) return null;
  const [charge, voided, auditEntries, otherOrders, now] = await Promise.all([
    row.chargeId ? db.charge.findUnique({ where: { id: row.chargeId } }) : null,
    db.edition.findMany({
      where: { orderItem: { orderId: row.id }, voidedAt: { not: null } },
      orderBy: { number: "asc" },
    }),
    db.auditLog.findMany({
      where: { subject: row.id, action: { in: [...timelineActions] } },
      orderBy: { createdAt: "asc" },
    }),
    listOtherOrders(row),
    databaseNow(),
  ]);
  const refunds = charge
    ? await db.refund.findMany({ where: { chargeId: charge.id }, orderBy: { createdAt: "asc" } })
    : [];
  const [emails, actors] = await Promise.all([
    db.outboxMessage.findMany({ where: { key: { in: emailKeys(row, refunds, auditEntries) } } }),
    db.user.findMany({ where: { id: { in: auditEntries.flatMap(({ actorId }) => actorId ?? []) } } }),
  ]);
  const order = toAdminOrder(row);
  const nameOf = (actorId: string | null | undefined) => fullName(actors.find(({ id }) => id === actorId));
  const lastActor = (action: (typeof timelineActions)[number]) =>
    nameOf(auditEntries.findLast((entry) => entry.action === action)?.actorId);
  const refundedBy = new Map(
    auditEntries
      .filter(({ action }) => action === "order.refund")
      .map(({ detail, actorId }) => [readDetail(detail).refundId, actorId]),
  );
  const canBePaid = order.draftedBy !== null && payRefusal(order, now) === null;
  return {
    ...order,
    userId: row.userId,
    hold: { status: row.holdStatus, until: row.holdExpiresAt.toISOString() },
    voided: editionsByLine(voided),
    terms: row.termsVersion && {
      version: row.termsVersion.version,
      publishedAt: row.termsVersion.publishedAt.toISOString(),
    },
    payment: charge && toPaymentEvent(charge),
    refunds: refunds.map(toAdminRefund),
    notes: row.notes.map(({ id, text, author, createdAt }) => ({
      id,
      text,
      author: fullName(author) ?? "Deleted user",
      at: createdAt.toISOString(),
    })),
    timeline: [
      ...orderTimelineEvents(row, order, {
        deliveredBy: lastActor("order.mark-delivered") ?? (order.deliveredAt ? "the buyer" : undefined),
        startedBy: lastActor("order.start-packing"),
        packedBy: lastActor("order.mark-packed"),
        cancelledBy: lastActor("order.cancel-draft"),
      }),
      ...auditEntries
        .filter(({ action }) => action === "order.change-address")
        .map(({ createdAt, detail, actorId }) => ({
          at: createdAt.toISOString(),
          what: `Address changed: ${(readDetail(detail).changed ?? []).join(", ")}`,
          who: nameOf(actorId),
        })),
      ...refunds.flatMap((refund) => refundTimelineEvents(refund, nameOf(refundedBy.get(refund.id)))),
      ...emails.map(emailTimelineEvent),
    ].sort((a, b) => a.at.localeCompare(b.at)),
    otherOrders,
    paymentLink: canBePaid ? orderUrl(order) : null,
  };
}

const auditDetail = z.object({
  refundId: z.optional(z.string()),
  mail: z.optional(z.string()),
  changed: z.optional(z.array(z.string())),
});
const readDetail = (stored: unknown) => auditDetail.parse(stored ?? {});

type MailedOrder = { id: string; parcels: { id: string }[]; returnRequests: { id: string }[] };

/** The keys of the emails about an order, and of those that an admin sent again. */
function emailKeys({ id, parcels, returnRequests }: MailedOrder, refunds: Refund[], entries: AuditLog[]): string[] {
  return [
    ...["paid", "shipped", "delivered", "refunded", "cancelled", "unpaid", "payment-link"].map(
      (what) => `order-${what}/${id}`,
    ),
    ...parcels.map((parcel) => `order-shipped/${id}/${parcel.id}`),
    ...refunds.map((refund) => `order-refunded/${id}/${refund.id}`),
    ...returnRequests.flatMap((request) =>
      ["requested", "approved", "received", "refused"].map((status) => `order-return/${request.id}/${status}`),
    ),
    ...entries.flatMap(({ detail }) => readDetail(detail).mail ?? []),
  ];
}

const MAX_OTHER_ORDERS = 6;

/** Other orders of the same person, by account or by email address. */
async function listOtherOrders({ id, userId, email }: { id: string; userId: string; email: string }) {
  const select = {
    include: { parcels: { select: { id: true } } },
    orderBy: { createdAt: "desc" },
    take: MAX_OTHER_ORDERS,
  } as const;
  // Two reads, so that each uses its index.
  const [own, sameEmail] = await Promise.all([
    db.order.findMany({ where: { userId, id: { not: id } }, ...select }),
    db.order.findMany({ where: { email, id: { not: id }, userId: { not: userId } }, ...select }),
  ]);
  return [...own, ...sameEmail]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MAX_OTHER_ORDERS)
    .map((order) => ({
      number: order.number,
      total: Number(order.totalKobo),
      status: order.status,
      paymentStatus: order.paymentStatus,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      packingStartedAt: order.packingStartedAt?.toISOString() ?? null,
      parcels: order.parcels,
      shippedAt: order.shippedAt?.toISOString() ?? null,
      deliveredAt: order.deliveredAt?.toISOString() ?? null,
      refundedAt: order.refundedAt?.toISOString() ?? null,
      cancelledAt: order.cancelledAt?.toISOString() ?? null,
      cancelReason: order.cancelReason,
    }));
}

function editionsByLine(editions: readonly Edition[]): Record<string, number[]> {
  const lines: Record<string, number[]> = {};
  for (const { orderItemId, number } of editions) lines[orderItemId] = [...(lines[orderItemId] ?? []), number];
  return lines;
}

const toPaymentEvent = ({ reference, channel, amountKobo, paidAt }: Charge) => ({
  reference,
  channel,
  kobo: Number(amountKobo),
  at: paidAt?.toISOString() ?? null,
});

const toAdminRefund = ({
  id,
  reason,
  status,
  amountKobo,
  voucherKobo,
  createdAt,
  creditNoteNumber,
}: Refund): AdminRefund => ({
  id,
  reason: describeRefundReason(reason),
  status,
  kobo: Number(amountKobo + voucherKobo),
  at: createdAt.toISOString(),
  creditNote: creditNoteNumber,
});
