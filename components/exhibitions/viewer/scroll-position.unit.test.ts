import { expect, test } from "vitest";
import { createScrollPosition, leaderAt } from "./scroll-position";

test("notifies subscribers of every change until they unsubscribe", () => {
  const position = createScrollPosition();
  const sections: (number | null)[] = [];
  const unsubscribe = position.subscribe(() => sections.push(position.section()));
  position.setActive(true);
  position.setSection(4);
  unsubscribe();
  position.setSection(6);
  expect(sections).toEqual([-1, 4]);
});

test("has no section while inactive and keeps it for when it is active again", () => {
  const position = createScrollPosition();
  position.setSection(5);
  expect([position.section(), leaderAt(position, 18)]).toEqual([null, null]);
  position.setActive(true);
  expect([position.section(), leaderAt(position, 18)]).toEqual([5, 2]);
  position.setActive(false);
  expect(leaderAt(position, 18)).toBeNull();
});
