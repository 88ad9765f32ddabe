import { expect, test } from "vitest";
import { reconnectDelay } from "./live-client";

test("the next try comes after 1 to 5 seconds, later each time and never for all at once", () => {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    for (const chance of [0, 0.5, 1]) {
      const delay = reconnectDelay(attempt, chance);
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(5_000);
    }
  }
  expect(reconnectDelay(2, 0.5)).toBeGreaterThan(reconnectDelay(1, 0.5));
  expect(reconnectDelay(2, 0)).not.toBe(reconnectDelay(2, 1));
});
