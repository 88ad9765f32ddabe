import { beforeEach, expect, it, vi } from "vitest";
import { clearSessionHint, hasSessionHint, sessionHint } from "./session-hint";

const page = { cookie: "" };
vi.stubGlobal("document", page);
beforeEach(() => {
  page.cookie = "";
});

it("finds the hint among other cookies", () => {
  expect([hasSessionHint(), sessionHint()]).toEqual([false, ""]);
  page.cookie = "theme=dark; la_hint=AbC-_123; x=la_hint=9";
  expect([hasSessionHint(), sessionHint()]).toEqual([true, "AbC-_123"]);
  for (const other of ["x_la_hint=1", "la_hint=", "x=la_hint=1"]) {
    page.cookie = other;
    expect([other, hasSessionHint()]).toEqual([other, false]);
  }
});

it("clears the given hint but not that of a newer session", () => {
  page.cookie = "la_hint=newer";
  clearSessionHint("older");
  expect(page.cookie).toBe("la_hint=newer");
  clearSessionHint("newer");
  expect(page.cookie).toMatch(/^la_hint=; Path=\/; Max-Age=0/);
});
