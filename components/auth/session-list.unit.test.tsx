import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SessionList } from "@/components/auth/session-list";
import type { SessionEntry } from "@/lib/auth/mfa/mfa-contracts";

const session = (_id: string, at: string): SessionEntry => ({
  _id,
  at,
  lastUsedAt: "2026-11-20T12:00:00.000Z",
  device: "Firefox on Linux",
  place: "",
  usedMfa: false,
  isActive: true,
});

test("names the button of each session with its device and the time of its sign-in", () => {
  const sessions = [session("sgn_1", "2026-11-14T13:02:00.000Z"), session("sgn_2", "2026-11-15T07:30:00.000Z")];
  const page = renderToStaticMarkup(<SessionList sessions={sessions} currentId={null} olderHref={null} />);
  expect([...page.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "End the session: Firefox on Linux, logged in 14 Nov 2026, 14:02",
    "End the session: Firefox on Linux, logged in 15 Nov 2026, 08:30",
  ]);
});
