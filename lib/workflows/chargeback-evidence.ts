import { readAddress } from "@/lib/auth/addresses/read-address";
import { db } from "@/lib/db/client";
import type { DisputeEvidence } from "@/lib/paystack/paystack-disputes";
import { planTitle } from "@/lib/subscriptions/rules";
import type { Charge } from "@/prisma/generated/client";

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" });
const at = (date: Date | null | undefined) => (date ? `${time.format(date)}, Lagos` : null);

/** What the museum knows about a payment: for Paystack's evidence, and line by line for its PDF. */
export type ChargebackEvidence = DisputeEvidence & { lines: string[] };

/** Collects what was sold for a payment, and how it was delivered or used. */
export async function collectEvidence(charge: Charge): Promise<ChargebackEvidence> {
  const paid = [
    `Payment ${charge.reference}, ${at(charge.paidAt) ?? "not settled"}`,
    `Channel: ${charge.channel ?? "?"}`,
  ];
  return charge.purpose === "membership" ? membershipEvidence(charge, paid) : orderEvidence(charge, paid);
}

async function orderEvidence(charge: Charge, paid: string[]): Promise<ChargebackEvidence> {
  const order = await db.order.findFirst({
    where: { OR: [{ chargeId: charge.id }, ...(charge.purpose === "order" ? [{ id: charge.subjectId }] : [])] },
    include: { items: { include: { editions: true } }, parcels: { orderBy: { number: "asc" } } },
  });
  if (!order) return withoutSubject(charge, paid);
  const to = order.shippingAddress === null ? null : readAddress(order.shippingAddress);
  const address = to && [to.line1, to.line2, to.city, to.state, to.country].filter(Boolean).join(", ");
  const items = order.items.map(({ name, variation, quantity, editions }) => {
    const numbers = editions.map(({ number }) => number).join(", ");
    return `${quantity} x ${name}${variation ? `, ${variation}` : ""}${numbers ? `, edition number ${numbers}` : ""}`;
  });
  const parcels = order.parcels.map(
    (parcel) =>
      `Parcel ${parcel.number}: sent ${at(parcel.shippedAt)} with ${parcel.courier || "a courier"}${parcel.trackingNumber ? `, tracking number ${parcel.trackingNumber}` : ""}`,
  );
  const delivered = at(order.deliveredAt);
  const lines = [
    `Order ${order.number}, placed ${at(order.createdAt)}`,
    ...items,
    ...(address ? [`Delivery address: ${address}`] : []),
    ...parcels,
    delivered ? `Delivered ${delivered}` : "Not marked as delivered",
  ];
  return {
    customerEmail: order.email,
    customerName: to?.recipient ?? order.name,
    customerPhone: to?.phone ?? "",
    serviceDetails: lines.join("; ").slice(0, 1_000),
    deliveryAddress: address ?? undefined,
    deliveryDate: order.deliveredAt?.toISOString().slice(0, 10),
    lines: [...paid, ...lines],
  };
}

async function membershipEvidence(charge: Charge, paid: string[]): Promise<ChargebackEvidence> {
  const [entry, user] = await Promise.all([
    db.subscriptionEntry.findUnique({ where: { reference: charge.reference } }),
    db.user.findUnique({ where: { id: charge.userId ?? "" } }),
  ]);
  if (!entry || !user) return withoutSubject(charge, paid);
  const downloads = await db.downloadRecord.count({ where: { userId: user.id } });
  const lines = [
    `Membership of the Circle, ${planTitle(entry.planKey)}, ${at(entry.periodFrom)} to ${at(entry.periodTo)}`,
    `Account created ${at(user.createdAt)}, last seen ${at(user.lastSeenAt) ?? "never"}`,
    `Files downloaded: ${downloads}`,
  ];
  return {
    customerEmail: charge.email,
    customerName: `${user.firstName} ${user.lastName}`,
    customerPhone: "",
    serviceDetails: lines.join("; "),
    lines: [...paid, ...lines],
  };
}

const withoutSubject = ({ email, purpose }: Charge, paid: string[]): ChargebackEvidence => ({
  customerEmail: email,
  customerName: email,
  customerPhone: "",
  serviceDetails: `A payment for: ${purpose}`,
  lines: paid,
});
