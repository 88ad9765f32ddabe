import { addYears } from "date-fns/addYears";
import type { GiftState } from "@/lib/subscriptions/gifts/contracts";

type GiftTimes = { paidAt: Date | null; sentAt: Date | null; redeemedAt: Date | null; refundedAt: Date | null };

/** The state of a gift by what has happened to it. */
export function giftState({ paidAt, sentAt, redeemedAt, refundedAt }: GiftTimes): GiftState {
  if (refundedAt) return "refunded";
  if (!paidAt) return "unpaid";
  if (redeemedAt) return "redeemed";
  return sentAt ? "sent" : "planned";
}

/** The day in Lagos (UTC+1 all year), as YYYY-MM-DD. */
export const lagosDay = (at: Date): string => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);

/** The first and the last day on which a gift can be sent. */
export function sendDays(now: Date): { first: string; last: string } {
  const first = lagosDay(now);
  return { first, last: addYears(new Date(first), 1).toISOString().slice(0, 10) };
}

/** Why a gift cannot be sent on a day, or null. */
export function sendDayProblem(day: string, now: Date): string | null {
  const { first, last } = sendDays(now);
  if (day < first) return "Please choose today or a later day";
  return day > last ? "Please choose a day within a year" : null;
}

/** A typed code as it is stored: without hyphens and spaces, and with the digits that were read as letters. */
export function normalizeGiftCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
}

/** A code in groups of four. */
export const formatGiftCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;

/** Why a gift cannot be redeemed. */
export const redeemRefusals: Record<Exclude<GiftState, "sent" | "planned"> | "unknown", string> = {
  unknown: "There is no gift with this code. Please check what you typed.",
  unpaid: "This gift has not been paid for.",
  redeemed: "This code has been used already.",
  refunded: "This gift was refunded, so its code cannot be used any more.",
};
