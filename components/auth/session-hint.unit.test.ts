import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { clearSessionHint, hasSessionHint, sessionHint } from "./session-hint";

const page = { cookie: "" };
const place = { protocol: "http:" };
// Other test files of this process may not see a document.
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", place);
  page.cookie = "";
  place.protocol = "http:";
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

it("reads and clears the cookie with the __Host- prefix over https, and no other", () => {
  place.protocol = "https:";
  page.cookie = "la_hint=planted";
  expect(hasSessionHint()).toBe(false);
  page.cookie = "la_hint=planted; __Host-la_hint=AbC-_123";
  expect(sessionHint()).toBe("AbC-_123");
  clearSessionHint("AbC-_123");
  expect(page.cookie).toBe("__Host-la_hint=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});
