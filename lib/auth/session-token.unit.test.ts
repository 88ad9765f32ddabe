import { afterEach, expect, it } from "vitest";
import { clearSessionCookies, setSessionCookies, syncHintCookie } from "@/lib/auth/session-token";
import { env } from "@/lib/core/env";

const localUrl = env().APP_URL;
afterEach(() => {
  env().APP_URL = localUrl;
});

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
