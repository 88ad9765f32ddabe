import { expect, test } from "vitest";
import { isExpired, mustErase } from "./check-in-store";
import { checkScan, findConflict, isRetryable, secondsAgo } from "./offline-queue";

const attendees = [
  { _id: "rsv_1", name: "Amina Okafor", code: "7F3K9-92QXM", checkedInAt: null, checkedInBy: null },
  {
    _id: "rsv_2",
    name: "Bola Ade",
    code: "AAAAA-BBBBB",
    checkedInAt: "2027-01-05T17:30:00.000Z",
    checkedInBy: "Adaeze Nnamdi",
  },
  { _id: "rsv_3", name: "Amina Bello", code: "HHHHH-JJJJJ", checkedInAt: null, checkedInBy: null },
];
const queued = { key: "k", code: "7F3K9-92QXM", name: "Amina Okafor", at: Date.parse("2027-01-05T17:04:00.000Z") };

test("reports a ticket that is checked in or queued, without asking the server", () => {
  expect(checkScan("7f3k9 92qxm", attendees, [])).toEqual({ checkIn: { code: "7F3K9-92QXM", name: "Amina Okafor" } });
  expect(checkScan("7F3K9-92QXM", attendees, [queued])).toEqual({
    message: { tone: "warning", text: "Amina Okafor already checked in on this device, which is not synced yet." },
  });
  expect(checkScan("https://x.example/admin/events/evt_1/check-in#AAAAA-BBBBB", attendees, [])).toEqual({
    message: { tone: "warning", text: "Bola Ade already checked in at 18:30 by Adaeze Nnamdi." },
  });
});

test("finds the only guest with a name, and queues an unknown code", () => {
  expect(checkScan("okafor", attendees, [])).toEqual({ checkIn: { code: "7F3K9-92QXM", name: "Amina Okafor" } });
  expect(checkScan("amina", attendees, [])).toHaveProperty("message");
  expect(checkScan("aminabello", [{ ...attendees[2], name: "Aminabello" } as (typeof attendees)[0]], [])).toEqual({
    checkIn: { code: "HHHHH-JJJJJ", name: "Aminabello" },
  });
  expect(checkScan("CCCCC-DDDDD", attendees, [])).toEqual({ checkIn: { code: "CCCCC-DDDDD", name: null } });
  expect(checkScan("hello", attendees, [])).toHaveProperty("message");
});

test("names who checked a guest in before, when a check-in without a connection is synced", () => {
  const reply = { guest: attendees[1] as (typeof attendees)[0], already: "2027-01-05T17:04:00.000Z" };
  expect(findConflict(queued, reply)).toBe(
    "Bola Ade already checked in at 18:04 by Adaeze Nnamdi. The same ticket was let in on this device at 18:04.",
  );
  expect(findConflict(queued, { ...reply, already: null })).toBeNull();
  expect(findConflict(queued, { error: "This guest has cancelled." })).toBe(
    "Amina Okafor, let in on this device at 18:04: This guest has cancelled.",
  );
});

test("sends how long ago a check-in was made, at most a day", () => {
  expect([1, 600, 200_000, -60].map((seconds) => secondsAgo(queued, queued.at + seconds * 1_000))).toEqual([
    undefined,
    600,
    86_400,
    undefined,
  ]);
});

test("a stored list expires with its event", () => {
  const stored = { event: "evt_1", list: { guests: attendees, waiting: 0, storedUntil: "2027-01-05T20:00:00.000Z" } };
  expect(["2027-01-05T19:59:59Z", "2027-01-05T20:00:00Z"].map((at) => isExpired(stored, Date.parse(at)))).toEqual([
    false,
    true,
  ]);
});

test("an admin without a session or the permission loses the list, and no check-in", () => {
  const cases: [status: number, isLoggedIn: boolean, erased: boolean, sentAgain: boolean][] = [
    [0, true, false, true],
    [503, true, false, true],
    // Logged out on this device, which has no connection now.
    [0, false, true, true],
    [401, true, true, true],
    [403, true, true, true],
    [409, true, false, false],
  ];
  for (const [status, isLoggedIn, erased, sentAgain] of cases)
    expect([mustErase({ status }, isLoggedIn), isRetryable(status)]).toEqual([erased, sentAgain]);
});
