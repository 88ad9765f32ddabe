import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { offeredPlan } from "@/lib/subscriptions/contracts";
import type { Group, GroupSeat, OwnGroup } from "@/lib/subscriptions/groups/contracts";
import { groupLinkToken, readGroupLink } from "@/lib/subscriptions/groups/group-link";
import { seatReference, seatState } from "@/lib/subscriptions/groups/rules";
import type { Prisma } from "@/prisma/generated/client";

const withSeats = {
  groupSeats: { orderBy: { position: "asc" }, include: { redeemedBy: { select: { displayName: true } } } },
} as const satisfies Prisma.GiftMembershipInclude;

/** The group of a link; null for an unknown one. */
export async function getGroupByLink(token: string): Promise<Group | null> {
  const id = readGroupLink(token);
  const row = id && (await db.giftMembership.findFirst({ where: { id, seats: { gt: 1 } }, include: withSeats }));
  if (!row) return null;
  const charge = await db.charge.findFirstOrThrow({
    where: { purpose: "gift", subjectId: row.id },
    include: { refunds: { select: { voucherKobo: true } } },
  });
  const voucherRefund = charge.refunds.reduce((sum, { voucherKobo }) => sum + voucherKobo, 0n);
  const references = row.groupSeats.map(({ position }) => seatReference(charge.reference, position));
  const entries = await db.subscriptionEntry.findMany({ where: { reference: { in: references } } });
  const untilOf = new Map(entries.map(({ reference, periodTo }) => [reference, periodTo.toISOString()]));
  const seats = row.groupSeats.map((seat): GroupSeat => {
    const state = seatState(seat);
    return {
      id: seat.id,
      position: seat.position,
      state,
      name: state === "used" ? (seat.redeemedBy?.displayName ?? seat.name) : seat.name,
      email: seat.email,
      invitedAt: seat.invitedAt?.toISOString() ?? null,
      until: untilOf.get(seatReference(charge.reference, seat.position)) ?? null,
    };
  });
  return {
    name: row.recipientName,
    plan: offeredPlan.parse(row.planKey),
    count: row.seats,
    seatPrice: toNaira(row.amountKobo / BigInt(row.seats)),
    total: toNaira(row.amountKobo),
    voucher: toNaira(row.voucherKobo),
    state: row.refundedAt ? "refunded" : row.paidAt ? "paid" : "unpaid",
    reference: charge.reference,
    paidAt: row.paidAt?.toISOString() ?? null,
    refunded: toNaira(charge.refundedKobo + voucherRefund),
    seats,
    inUse: seats.filter(({ state }) => state === "used").length,
  };
}

/** The reference of the payment of a link's group; null for an unknown one. */
export async function getGroupReference(token: string): Promise<string | null> {
  const id = readGroupLink(token);
  const charge = id && (await db.charge.findFirst({ where: { purpose: "gift", subjectId: id } }));
  return charge ? charge.reference : null;
}

const SHOWN_GROUPS = 50;

/** The paid groups that a user has bought, newest first. */
export async function listOwnGroups(userId: string): Promise<OwnGroup[]> {
  const rows = await db.giftMembership.findMany({
    where: { buyerId: userId, seats: { gt: 1 }, paidAt: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: SHOWN_GROUPS,
    include: { groupSeats: { where: { redeemedAt: { not: null }, refundedAt: null }, select: { id: true } } },
  });
  return rows.map((row) => ({
    token: groupLinkToken(row.id),
    name: row.recipientName,
    plan: offeredPlan.parse(row.planKey),
    count: row.seats,
    used: row.groupSeats.length,
    paidAt: (row.paidAt ?? row.createdAt).toISOString(),
  }));
}
