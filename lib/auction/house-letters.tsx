import type { ReactElement } from "react";
import { db } from "@/lib/platform/db";
import { Words } from "@/lib/platform/letter";
import { formatNaira } from "@/lib/platform/money";
import type { Auction, Prisma, User } from "@/prisma/generated/client";

/** What a letter says; null when there is nothing to say any more. */
export type Written = { subject: string; title: string; words: ReactElement; action?: string };
export type Write = (told: { user: User; sale: Auction; payload: Prisma.JsonObject }) => Promise<Written | null>;

/** A moment as somebody in Nigeria reads it. */
export const at = (date: Date): string =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" }).format(date);

/** To everybody who bid or follows: the sale will not be, and nobody owes anything. */
export const cancelled: Write = async ({ user, sale, payload }) => {
  if (sale.status !== "cancelled") return null;
  return {
    subject: `The sale of ${sale.title} is cancelled`,
    title: "The sale is cancelled.",
    words: (
      <>
        <Words>
          {user.firstName}, the museum has taken {sale.title} off the calendar: {String(payload.reason)}
        </Words>
        <Words>No bid in it binds anybody any more, and nothing is to be paid.</Words>
      </>
    ),
    action: "Read the ledger",
  };
};

/** To everybody who bid or follows: it begins anew, from the opening price. */
export const setAnew: Write = async ({ user, sale, payload }) => {
  if (sale.status !== "scheduled" || !sale.startsAt || !sale.endsAt) return null;
  return {
    subject: `The sale of ${sale.title} begins anew`,
    title: "It begins anew.",
    words: (
      <>
        <Words>
          {user.firstName}, the sale of {sale.title} was set anew: {String(payload.reason)}
        </Words>
        <Words>
          It runs from {at(sale.startsAt)} to {at(sale.endsAt)} and starts at {formatNaira(sale.openingKobo)} again.
          What was bid before does not count, and what was offered for payment is withdrawn.
        </Words>
      </>
    ),
  };
};

/** To whoever placed it: the bid was taken out. */
export const bidVoided: Write = async ({ user, sale, payload }) => {
  const bid = await db.bid.findUnique({ where: { auctionId_seq: { auctionId: sale.id, seq: Number(payload.seq) } } });
  if (!bid?.voidedAt) return null;
  return {
    subject: `Your bid of ${formatNaira(bid.amountKobo)} for ${sale.title} was taken out`,
    title: "A bid was taken out.",
    words: (
      <Words>
        {user.firstName}, the museum has taken out your bid of {formatNaira(bid.amountKobo)}, line {bid.seq} of the
        ledger: {String(payload.reason)} It binds you no longer, and neither does the most that you named. The bid
        stands at {formatNaira(sale.currentBidKobo)}.
      </Words>
    ),
  };
};

/** To whoever leads because a higher bid was taken out: a bid binds, so they are told. */
export const leadsAgain: Write = async ({ user, sale }) => {
  if (sale.topBidderId !== user.id || sale.status !== "scheduled") return null;
  return {
    subject: `Your bid for ${sale.title} leads again`,
    title: "You lead again.",
    words: (
      <Words>
        {user.firstName}, a higher bid was taken out. Yours of {formatNaira(sale.currentBidKobo)} leads, and binds: if
        it is still the highest at the end, the lot is yours to pay for.
      </Words>
    ),
  };
};

/** To somebody who was barred: the room is open to them again, unless another lot stands against them. */
export const barLifted: Write = async ({ user }) => {
  if (await db.bidderBar.count({ where: { userId: user.id, liftedAt: null } })) return null;
  return {
    subject: "You may bid again",
    title: "The room is open to you again.",
    words: (
      <Words>
        {user.firstName}, the museum has lifted what stood against you after a lot was not paid for. You may bid in
        every sale that your membership opens.
      </Words>
    ),
    action: "Go to the saleroom",
  };
};
