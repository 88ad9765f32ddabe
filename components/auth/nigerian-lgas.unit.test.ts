import { expect, test } from "vitest";
import { nigerianLgas } from "./nigerian-lgas";
import { nigerianStates } from "./nigerian-states";

test("every state has its local government areas, 774 in all, none twice", () => {
  expect(Object.keys(nigerianLgas)).toEqual([...nigerianStates]);
  const all = Object.entries(nigerianLgas).flatMap(([state, lgas]) => lgas.map((lga) => `${lga}, ${state}`));
  expect(all).toHaveLength(774);
  expect(new Set(all).size).toBe(774);
  expect(nigerianLgas.Lagos).toHaveLength(20);
  expect(nigerianLgas.Kano).toHaveLength(44);
});
