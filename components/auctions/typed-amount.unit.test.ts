import { expect, it } from "vitest";
import { regroup } from "./typed-amount";

it("groups thousands while an amount is typed and leaves the caret after the same digit", () => {
  expect(regroup("4200", 4)).toEqual({ text: "4,200", caret: 5 });
  expect(regroup("4,20000", 7)).toEqual({ text: "420,000", caret: 7 });
  expect(regroup("49,200", 2)).toEqual({ text: "49,200", caret: 2 });
  expect(regroup("490,200", 3)).toEqual({ text: "490,200", caret: 3 });
  expect(regroup("9,0200", 1)).toEqual({ text: "90,200", caret: 1 });
  expect(regroup("₦ 420 000", 9)).toEqual({ text: "420,000", caret: 7 });
});

it("leaves a text that is no amount as typed", () => {
  for (const text of ["", "2,5oo", "12.50", "99999999999"]) expect(regroup(text, 1)).toEqual({ text, caret: 1 });
});
