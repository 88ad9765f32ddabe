import { expect, test } from "vitest";
import { createStanding, leaderAt } from "./standing";

test("whoever watches is told of every step, until they leave", () => {
  const standing = createStanding();
  const told: (number | null)[] = [];
  const leave = standing.watch(() => told.push(standing.section()));
  standing.look(true);
  standing.walk(4);
  leave();
  standing.walk(6);
  expect(told).toEqual([-1, 4]);
});

test("while another tab is looked at one stands nowhere, and comes back to where one stood", () => {
  const standing = createStanding();
  standing.walk(5);
  expect([standing.section(), leaderAt(standing, 18)]).toEqual([null, null]);
  standing.look(true);
  expect([standing.section(), leaderAt(standing, 18)]).toEqual([5, 2]);
  standing.look(false);
  expect(leaderAt(standing, 18)).toBeNull();
});
