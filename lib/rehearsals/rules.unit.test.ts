import { expect, test } from "vitest";
import type { RehearsalPlan } from "@/lib/rehearsals/contracts";
import { arrivals, buyerKind, mailName } from "@/lib/rehearsals/rules";

const plan: RehearsalPlan = { buyers: 40, failingCards: 10, slowPhones: 20, abandonedTransfers: 5 };
const everyone = Array.from({ length: plan.buyers }, (_, index) => index + 1);

test("the buyers have the shares of the plan", () => {
  const kinds = everyone.map((buyer) => buyerKind(buyer, plan));
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(["declined", "slow", "abandons", "pays"].map(count)).toEqual([4, 8, 2, 26]);
});

test("everyone arrives once, the slow ones last, in an order of the rehearsal", () => {
  const [first, second] = [arrivals(1, plan, "reh_1"), arrivals(2, plan, "reh_1")];
  expect([first.length, second.length]).toEqual([32, 8]);
  expect([...first, ...second].sort((a, b) => a - b)).toEqual(everyone);
  expect(arrivals(1, plan, "reh_2")).not.toEqual(first);
});

test("an email is named in words", () =>
  expect([mailName("order.paid.email"), mailName("other.email")]).toEqual(["Order confirmation", "other.email"]));
