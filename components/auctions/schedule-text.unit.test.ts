import { expect, it } from "vitest";
import { scheduleText } from "./schedule-text";

const terms = { extension: 120, extensionWindow: 120, extensionCap: 10 };

it("says before the late time what a bid in it does, and afterwards that it can happen again", () => {
  expect(scheduleText(terms, 0, "soon")).toBe("A bid in the last 2 minutes gives everyone 2 minutes more.");
  expect(scheduleText(terms, 2, "soon")).toBe("Late bids have moved the end twice and can again.");
});

it("says in the late time what a bid does now, and how often it has happened", () => {
  expect(scheduleText(terms, 0, "late")).toBe("A bid now gives everyone 2 minutes more to bid again.");
  expect(scheduleText(terms, 1, "late")).toBe("A bid now adds 2 minutes. The end has moved once.");
});

it("says that the end is final once bids no longer move it", () => {
  expect(scheduleText(terms, 10, "late")).toBe("The end is final: bids no longer move it. It moved 10 times.");
  expect(scheduleText({ ...terms, extensionCap: 0 }, 0, "soon")).toBe("The end is final: bids no longer move it.");
});

it("at any other time names only the extensions that there were", () => {
  expect([scheduleText(terms, 0, "calm"), scheduleText(terms, 3, "calm")]).toEqual([
    "",
    "Late bids have moved the end 3 times.",
  ]);
});
