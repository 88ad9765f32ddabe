import { expect, test } from "vitest";
import type { AdminAuction, AdminBid } from "@/lib/auctions/admin-contracts";
import { emailNotice, endEffect, pauseEffect, timeLeft, voidEffect } from "./action-effects";

const bid = (seq: number, alias: string, amount: number) => ({ seq, alias, amount, name: `${alias} Ojo` }) as AdminBid;
const [top, next, own] = [bid(3, "Agogo", 9_000), bid(2, "Iroko", 2_100), bid(1, "Agogo", 2_000)];
const start = "2026-11-24T17:00:00.000Z";
const end = "2026-11-24T18:00:00.000Z";
const sale = (terms: object, highestBids: AdminBid[]) =>
  ({
    auction: { start, end },
    terms: { frozenAt: null, reserve: "none", ...terms },
    audience: { people: 3, bidders: 2, followers: 1 },
    highestBids,
  }) as AdminAuction;

test("a void names the next leader and everybody who gets an email", () => {
  expect(voidEffect(top, [top, next])).toMatchObject({
    question: expect.stringMatching(/^Iroko \(Iroko Ojo\) leads with ₦2,100\./),
    consequence: "2 people get an email: Agogo Ojo with the reason, and Iroko Ojo, whose bid is binding again.",
  });
  expect(voidEffect(top, [top, own]).consequence).toBe("Agogo Ojo gets an email with the reason.");
  expect(voidEffect(top, [top]).question).toMatch(/^There is no other bid: the price goes back to the opening bid/);
  expect(voidEffect(next, [top, next]).question).toMatch(/^The price and the leader stay as they are/);
});

test("an early end names the buyer and the price, and says when the lot is not sold", () => {
  expect(endEffect(sale({}, [top])).question).toBe(
    "Bidding ends now instead of at 19:00 Lagos time. The lot is sold to Agogo (Agogo Ojo) for ₦9,000, who has three days to pay. It cannot be undone.",
  );
  expect(endEffect(sale({ reserve: "not met" }, [top])).question).toContain("The reserve is not met");
  expect(endEffect(sale({}, [])).question).toContain("no bids");
});

test("counts the people who get an email once, also those who both bid and follow", () => {
  expect(emailNotice({ people: 3, bidders: 2, followers: 1 }, "the result")).toBe(
    "3 people (2 bidders, 1 follower) get an email with the result.",
  );
  expect(emailNotice({ people: 0, bidders: 0, followers: 0 }, "the result")).toContain("no email is sent");
});

test("the time left stands still during a pause, and is unknown before the opening", () => {
  const now = Date.parse("2026-11-24T17:50:00.000Z");
  expect(timeLeft(sale({}, []), now)).toBe(600_000);
  expect(timeLeft(sale({ frozenAt: "2026-11-24T17:30:00.000Z" }, []), now)).toBe(1_800_000);
  expect(timeLeft(sale({ frozenAt: "2026-11-24T16:30:00.000Z" }, []), now)).toBeNull();
  expect(pauseEffect(1_800_000).question).toContain("the clock stands still at 30:00");
});
