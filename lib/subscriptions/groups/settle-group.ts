import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { seatReference } from "@/lib/subscriptions/groups/rules";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { reversePayment } from "@/lib/subscriptions/reverse-payment";
import type { Charge, GiftMembership } from "@/prisma/generated/client";

/** Creates the seats of a paid group, extends the people of the group that it renews, and emails the buyer the receipt. */
export async function acceptGroup(tx: Tx, group: GiftMembership, { reference }: Charge): Promise<void> {
  const { id, seats, buyerEmail } = group;
  const rows = Array.from({ length: seats }, (_, index) => ({ id: newId("gse"), giftId: id, position: index + 1 }));
  await tx.groupSeat.createMany({ data: rows });
  if (group.renewsId) await extendPeople(tx, { ...group, renewsId: group.renewsId }, reference);
  await enqueue(tx, subscriptionJobs.groupPaid.job(`group-paid/${reference}`, { giftId: id, to: buyerEmail }));
}

type Renewal = GiftMembership & { renewsId: string };
type SeatInUse = { userId: string; email: string | null; name: string };

/** Gives the first seats of a renewal to the people of the renewed group, in the order in which they came. A seat taken back is not renewed. */
async function extendPeople(tx: Tx, group: Renewal, reference: string): Promise<void> {
  const { id, planKey, seats } = group;
  const { months } = await tx.plan.findUniqueOrThrow({ where: { key: planKey } });
  const people = await tx.$queryRaw<SeatInUse[]>`
    SELECT s.redeemed_by_id AS "userId", s.email, s.name FROM group_seats s JOIN users u ON u.id = s.redeemed_by_id
    WHERE s.gift_id = ${group.renewsId} AND s.redeemed_at IS NOT NULL AND s.refunded_at IS NULL AND u.deleted_at IS NULL
    ORDER BY s.redeemed_at, s.position LIMIT ${seats} FOR UPDATE OF s`;
  const now = await databaseNow(tx);
  for (const [index, { userId, email, name }] of people.entries()) {
    const position = index + 1;
    await tx.groupSeat.update({
      where: { giftId_position: { giftId: id, position } },
      data: { email, name, redeemedById: userId, redeemedAt: now },
    });
    await recordLedgerEntry(tx, {
      ...{ userId, planKey, months, effectiveAt: now },
      reference: seatReference(reference, position),
      kind: "grant",
      reason: "gift",
    });
    const renewed = { userId, plan: planKey, giftId: id };
    await enqueue(tx, subscriptionJobs.seatRenewed.job(`seat-renewed/${id}/${position}`, renewed));
  }
}

/** The payment of a gift was returned. Of a group, seats that nobody uses become void, and the time of the others is taken back. */
export async function takeBackGroup(tx: Tx, { subjectId, reference }: Charge): Promise<void> {
  const seats = await tx.$queryRaw<{ position: number; isUsed: boolean }[]>`
    SELECT position, redeemed_at IS NOT NULL AS "isUsed" FROM group_seats WHERE gift_id = ${subjectId} ORDER BY position FOR UPDATE`;
  await tx.$executeRaw`
    UPDATE group_seats SET refunded_at = clock_timestamp()
    WHERE gift_id = ${subjectId} AND redeemed_at IS NULL AND refunded_at IS NULL`;
  for (const { position, isUsed } of seats) if (isUsed) await reversePayment(tx, seatReference(reference, position));
}
