import { expect, it } from "vitest";
import { matchHint } from "@/lib/accounts/session-token";

/** The hint that goes out beside what next-auth does with these cookies. */
function hintBeside(...lines: string[]): string[] {
  const headers = new Headers();
  for (const line of lines) headers.append("set-cookie", line);
  matchHint(headers);
  return headers.getSetCookie().filter((line) => line.startsWith("la_hint="));
}

it("brings the readable hint with a session that next-auth sets", () => {
  expect(hintBeside("la_session=eyJhbGciOi.x; Path=/; HttpOnly")).toEqual([
    expect.stringMatching(/^la_hint=[\w-]{8}; Path=\/; Max-Age=\d{6,}; SameSite=Lax$/),
  ]);
});

it("takes it away with a session that next-auth clears", () => {
  expect(hintBeside("la_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly")).toEqual([
    expect.stringMatching(/^la_hint=; Path=\/; Max-Age=0/),
  ]);
});

it("leaves it alone where no session comes or goes", () => {
  expect(hintBeside()).toEqual([]);
  expect(hintBeside("next-auth.csrf-token=1; Path=/", "x_la_session=; Path=/")).toEqual([]);
});
