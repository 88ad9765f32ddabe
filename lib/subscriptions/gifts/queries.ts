import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { offeredPlan } from "@/lib/subscriptions/contracts";
import type { GiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { readGiftLink } from "@/lib/subscriptions/gifts/gift-link";
import { giftState, sendDays } from "@/lib/subscriptions/gifts/rules";
import type { GiftMembership as Row } from "@/prisma/generated/client";

/** A gift as its buyer sees it. */
export function toGiftMembership(row: Row): GiftMembership {
  const { recipientName, recipientEmail, message } = row;
  return {
    plan: offeredPlan.parse(row.planKey),
    amount: toNaira(row.amountKobo),
    state: giftState(row),
    seats: row.seats,
    recipientName,
    recipientEmail,
    message,
    sendOn: row.sendOn.toISOString().slice(0, 10),
  };
}

/** The first and the last day on which a gift can be sent, by the clock of the database. */
export async function getSendDays() {
  return sendDays(await databaseNow());
}

/** The gift of a link; null for an unknown one. */
export async function getGiftByLink(token: string): Promise<GiftMembership | null> {
  const id = readGiftLink(token);
  const row = id && (await db.giftMembership.findUnique({ where: { id, seats: 1 } }));
  return row ? toGiftMembership(row) : null;
}

/** The reference of the payment of a link's gift; null for an unknown one. */
export async function getGiftReference(token: string): Promise<string | null> {
  const id = readGiftLink(token);
  const charge = id && (await db.charge.findFirst({ where: { purpose: "gift", subjectId: id } }));
  return charge ? charge.reference : null;
}
