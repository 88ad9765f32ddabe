import { db } from "@/lib/platform/db";
import { formatNaira } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { DeskMoment, DeskOrder, DeskRefund } from "@/lib/shop/order-desk-contracts";
import { toAdminOrder, withPieces } from "@/lib/shop/order-queries";
import type { Charge, Edition, Order, OutboxMessage, Refund } from "@/prisma/generated/client";

const nameOf = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : undefined;
const named = { select: { firstName: true, lastName: true } } as const;

/** One order by its number or id; null for none. */
export async function getDeskOrder(idOrNumber: string): Promise<DeskOrder | null> {
  const row = await db.order.findFirst({
    where: { OR: [{ number: idOrNumber }, { id: idOrNumber }] },
    include: { ...withPieces, notes: { include: { author: named }, orderBy: { createdAt: "desc" } } },
  });
  if (!row) return null;
  const [charge, voided, acts] = await Promise.all([
    row.chargeId ? db.charge.findUnique({ where: { id: row.chargeId } }) : null,
    db.edition.findMany({
      where: { orderItem: { orderId: row.id }, voidedAt: { not: null } },
      orderBy: { number: "asc" },
    }),
    db.auditLog.findMany({ where: { subject: row.id, action: { in: ["order.deliver", "order.refund"] } } }),
  ]);
  const refunds = charge
    ? await db.refund.findMany({ where: { chargeId: charge.id }, orderBy: { createdAt: "asc" } })
    : [];
  const mailKeys = ["order-paid", "order-shipped", "order-refunded"].map((what) => `${what}/${row.id}`);
  const [mails, actors] = await Promise.all([
    db.outboxMessage.findMany({
      where: { key: { in: [...mailKeys, ...refunds.map(({ id }) => `order-refunded/${row.id}/${id}`)] } },
    }),
    db.user.findMany({ where: { id: { in: acts.flatMap(({ actorId }) => actorId ?? []) } } }),
  ]);
  const order = toAdminOrder(row);
  const delivered = acts.find(({ action }) => action === "order.deliver");
  const deliveredBy =
    nameOf(actors.find(({ id }) => id === delivered?.actorId)) ?? (order.deliveredAt ? "the buyer" : undefined);
  const refunders = acts.filter(({ action }) => action === "order.refund");
  return {
    ...order,
    userId: row.userId,
    hold: { status: row.holdStatus, until: row.holdExpiresAt.toISOString() },
    voided: byLine(voided),
    payment: charge && toPayment(charge),
    refunds: refunds.map(toRefund),
    notes: row.notes.map(({ id, text, author, createdAt }) => ({
      id,
      text,
      author: nameOf(author) ?? "Somebody who has left",
      at: createdAt.toISOString(),
    })),
    moments: [
      ...ownMoments(row, order, deliveredBy),
      ...refunds.flatMap((refund) => {
        const by = refunders.find(
          ({ createdAt }) => Math.abs(createdAt.getTime() - refund.createdAt.getTime()) < 5_000,
        );
        return refundMoments(refund, nameOf(actors.find(({ id }) => id === by?.actorId)));
      }),
      ...mails.map(mailMoment),
    ].sort((a, b) => a.at.localeCompare(b.at)),
  };
}

function byLine(editions: readonly Edition[]): Record<string, number[]> {
  const lines: Record<string, number[]> = {};
  for (const { orderItemId, number } of editions) lines[orderItemId] = [...(lines[orderItemId] ?? []), number];
  return lines;
}

const toPayment = ({ reference, channel, amountKobo, paidAt }: Charge) => ({
  reference,
  channel,
  kobo: Number(amountKobo),
  at: paidAt?.toISOString() ?? null,
});

const toRefund = ({ id, reason, status, amountKobo, createdAt }: Refund): DeskRefund => ({
  id,
  reason,
  status,
  kobo: Number(amountKobo),
  at: createdAt.toISOString(),
});

function ownMoments(row: Order, order: AdminOrder, deliveredBy: string | undefined): DeskMoment[] {
  const way = [order.courier, order.trackingNumber].filter(Boolean).join(", ");
  const moments: (Omit<DeskMoment, "at"> & { at: string | null })[] = [
    { at: order.createdAt, what: "Placed", who: order.user.name },
    { at: order.paidAt, what: "Paid" },
    { at: order.cancelledAt, what: `Cancelled${row.cancelReason ? `: ${row.cancelReason}` : ""}` },
    { at: order.shippedAt, what: way ? `Shipped with ${way}` : "Shipped", who: order.sentBy ?? undefined },
    { at: order.deliveredAt, what: "Delivered", who: deliveredBy },
  ];
  return moments.flatMap(({ at, ...moment }) => (at ? [{ at, ...moment }] : []));
}

function refundMoments(refund: Refund, who: string | undefined): DeskMoment[] {
  const sum = formatNaira(refund.amountKobo);
  const decided: DeskMoment = { at: refund.createdAt.toISOString(), what: `Refund of ${sum} decided`, who };
  if (refund.status === "failed")
    return [{ ...decided, what: `${decided.what}; Paystack could not carry it out`, state: "failed" }];
  if (!refund.processedAt) return [decided];
  return [decided, { at: refund.processedAt.toISOString(), what: `${sum} is back with the buyer, says Paystack` }];
}

function mailMoment({ rendered, topic, status, sentAt, createdAt }: OutboxMessage): DeskMoment {
  const subject = (rendered as { subject?: unknown } | null)?.subject;
  const what = `Mail: ${typeof subject === "string" ? subject : topic}`;
  if (status === "sent") return { at: (sentAt ?? createdAt).toISOString(), what };
  return { at: createdAt.toISOString(), what, state: status === "failed" ? "failed" : "waiting" };
}
