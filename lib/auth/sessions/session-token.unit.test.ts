import { afterEach, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import {
  clearSessionCookies,
  decodeSession,
  encodeSession,
  sessionSeconds,
  setSessionCookies,
  syncHintCookie,
} from "@/lib/auth/sessions/session-token";
import { env } from "@/lib/core/env";

const localUrl = env().APP_URL;
afterEach(() => {
  env().APP_URL = localUrl;
  vi.useRealTimers();
});

const actor = { _id: "usr_a", role: "Member", isVIP: false, subscription: null } as unknown as Actor;

/** The hint cookie after next-auth set these cookies. */
function hintCookieWith(...lines: string[]): string[] {
  const headers = new Headers();
  for (const line of lines) headers.append("set-cookie", line);
  syncHintCookie(headers);
  return headers.getSetCookie().filter((line) => line.startsWith("la_hint="));
}

it("sets the hint cookie with a session cookie of next-auth", () => {
  expect(hintCookieWith("la_session=eyJhbGciOi.x; Path=/; HttpOnly")).toEqual([
    expect.stringMatching(/^la_hint=[\w-]{8}; Path=\/; Max-Age=\d{6,}; SameSite=Lax$/),
  ]);
});

it("clears the hint cookie with the session cookie", () => {
  expect(hintCookieWith("la_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly")).toEqual([
    expect.stringMatching(/^la_hint=; Path=\/; Max-Age=0/),
  ]);
});

it("does not change the hint cookie otherwise", () => {
  expect(hintCookieWith()).toEqual([]);
  expect(hintCookieWith("next-auth.csrf-token=1; Path=/", "x_la_session=; Path=/")).toEqual([]);
});

it("names every cookie with __Host- and makes it Secure on an https host", () => {
  env().APP_URL = "https://archive.example";
  const headers = new Headers();
  setSessionCookies(headers, "token");
  clearSessionCookies(headers);
  expect(headers.getSetCookie()).toHaveLength(4);
  for (const line of headers.getSetCookie())
    expect(line).toMatch(/^__Host-la_(session|hint)=.*; Path=\/; .*SameSite=Lax.*; Secure$/);
});

it("returns the same claims for a token that it has decrypted before", async () => {
  const token = await encodeSession(actor, "sgn_a");
  const first = await decodeSession(token);
  expect(first).toMatchObject({ sub: "usr_a", session: "sgn_a", role: "Member" });
  expect(await decodeSession(token)).toEqual(first);
});

it("rejects a token that differs in one character from a decrypted one", async () => {
  const token = await encodeSession(actor, "sgn_a");
  expect(await decodeSession(token)).not.toBeNull();
  const last = token.at(-2) === "A" ? "B" : "A";
  expect(await decodeSession(`${token.slice(0, -2)}${last}${token.at(-1)}`)).toBeNull();
});

it("rejects a decrypted token once it has expired", async () => {
  const token = await encodeSession(actor, "sgn_a");
  expect(await decodeSession(token)).not.toBeNull();
  vi.useFakeTimers({ now: Date.now() + (sessionSeconds + 60) * 1_000, toFake: ["Date"] });
  expect(await decodeSession(token)).toBeNull();
});
