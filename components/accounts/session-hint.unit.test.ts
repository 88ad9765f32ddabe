import { beforeEach, expect, it, vi } from "vitest";
import { forgetHint, hasSessionHint, sessionHint } from "./session-hint";

const page = { cookie: "" };
vi.stubGlobal("document", page);
beforeEach(() => {
  page.cookie = "";
});

it("sees the hint among other cookies, and only where there is one", () => {
  expect([hasSessionHint(), sessionHint()]).toEqual([false, ""]);
  page.cookie = "theme=dark; la_hint=AbC-_123; x=la_hint=9";
  expect([hasSessionHint(), sessionHint()]).toEqual([true, "AbC-_123"]);
  for (const other of ["x_la_hint=1", "la_hint=", "x=la_hint=1"]) {
    page.cookie = other;
    expect([other, hasSessionHint()]).toEqual([other, false]);
  }
});

it("forgets the hint it was asked about, and not that of a session which began since", () => {
  page.cookie = "la_hint=newer";
  forgetHint("older");
  expect(page.cookie).toBe("la_hint=newer");
  forgetHint("newer");
  expect(page.cookie).toMatch(/^la_hint=; Path=\/; Max-Age=0/);
});
