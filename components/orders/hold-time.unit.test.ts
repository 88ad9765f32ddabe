import { expect, test } from "vitest";
import { holdSecondsLeft, serverOffset } from "@/components/orders/hold-time";

const rendered = "2026-11-27T10:00:00.000Z";
const end = "2026-11-27T10:08:00.000Z";
const minutes = (count: number) => count * 60_000;

test.each([
  ["is right", 0],
  ["is ten minutes fast", minutes(10)],
  ["is an hour slow", -minutes(60)],
])("counts the server's time on a device whose clock %s", (_, error) => {
  const opened = Date.parse(rendered) + error;
  const offset = serverOffset(null, rendered, opened);
  expect(holdSecondsLeft(end, offset, opened)).toBe(480);
  expect(holdSecondsLeft(end, offset, opened + minutes(7))).toBe(60);
  expect(holdSecondsLeft(end, offset, opened + minutes(9))).toBe(0);
});

test("does not gain time when a page is shown again with its old server time", () => {
  const opened = Date.parse(rendered);
  const offset = serverOffset(null, rendered, opened);
  const again = opened + minutes(5);
  expect(holdSecondsLeft(end, serverOffset(offset, rendered, again), again)).toBe(180);
});
