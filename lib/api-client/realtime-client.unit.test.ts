import { expect, test } from "vitest";
import { reconnectDelay } from "./realtime-client";

test("waits 1 to 5 seconds before a reconnect, longer each time and with jitter", () => {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    for (const random of [0, 0.5, 1]) {
      const delay = reconnectDelay(attempt, random);
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(5_000);
    }
  }
  expect(reconnectDelay(2, 0.5)).toBeGreaterThan(reconnectDelay(1, 0.5));
  expect(reconnectDelay(2, 0)).not.toBe(reconnectDelay(2, 1));
});
