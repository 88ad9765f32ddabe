import { expect, test } from "vitest";
import { formatGiftCode, giftState, normalizeGiftCode, sendDayProblem } from "@/lib/subscriptions/gifts/rules";

const at = new Date("2026-11-23T12:00:00Z");
const none = { paidAt: null, sentAt: null, redeemedAt: null, refundedAt: null };

test("the state of a gift follows what has happened to it", () => {
  expect(giftState(none)).toBe("unpaid");
  expect(giftState({ ...none, paidAt: at })).toBe("planned");
  expect(giftState({ ...none, paidAt: at, sentAt: at })).toBe("sent");
  expect(giftState({ ...none, paidAt: at, sentAt: at, redeemedAt: at })).toBe("redeemed");
  expect(giftState({ ...none, paidAt: at, sentAt: at, refundedAt: at })).toBe("refunded");
});

test("a gift can be sent from today in Lagos to the same day of the next year", () => {
  const lateAtNight = new Date("2026-11-23T23:30:00Z");
  expect(sendDayProblem("2026-11-23", lateAtNight)).toBe("Please choose today or a later day");
  expect(sendDayProblem("2026-11-24", lateAtNight)).toBeNull();
  expect(sendDayProblem("2027-11-24", lateAtNight)).toBeNull();
  expect(sendDayProblem("2027-11-25", lateAtNight)).toBe("Please choose a day within a year");
});

test("a code is the same with hyphens, spaces, small letters and letters read for digits", () => {
  const code = "0123ABCD4567EFGH";
  expect(formatGiftCode(code)).toBe("0123-ABCD-4567-EFGH");
  for (const typed of ["0123-ABCD-4567-EFGH", " 0123 abcd 4567 efgh ", "OI23abcd4567efgh", "0l23abcd4567efgh"])
    expect(normalizeGiftCode(typed)).toBe(code);
});
