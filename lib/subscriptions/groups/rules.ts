import type { SeatState } from "@/lib/subscriptions/groups/contracts";

type SeatTimes = { codeHash: string | null; redeemedAt: Date | null; refundedAt: Date | null };

/** The state of a seat by what has happened to it. */
export function seatState({ codeHash, redeemedAt, refundedAt }: SeatTimes): SeatState {
  if (refundedAt) return "refunded";
  if (redeemedAt) return "used";
  return codeHash ? "invited" : "free";
}

/** The reference of the time that a seat gave: that of the payment with the seat's position. */
export const seatReference = (paymentReference: string, position: number): string => `${paymentReference}/${position}`;

/** Why a group cannot be renewed with this number of seats, or null. */
export function renewalRefusal(seats: number, inUse: number): string | null {
  if (inUse === 0) return "Nobody uses a seat of this group yet, so there is nothing to renew.";
  return seats < inUse ? `Please choose at least ${inUse} seats: as many are in use.` : null;
}
