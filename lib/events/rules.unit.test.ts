import { describe, expect, test } from "vitest";
import { canSeeLink, openingDatesRefusal, parseTicketCode, rsvpUntilRefusal } from "@/lib/events/rules";

const on = (dayOfMonth: number) => new Date(Date.UTC(2027, 0, dayOfMonth));
const atOnce = { collectorsFrom: null, yearlyFrom: null, monthlyFrom: null, everyoneFrom: null };

describe("openingDatesRefusal", () => {
  test.each([
    ["accepts no opening times", {}, null],
    [
      "accepts increasing times",
      { collectorsFrom: on(1), yearlyFrom: on(2), monthlyFrom: on(3), everyoneFrom: on(4) },
      null,
    ],
    [
      "accepts equal times",
      { collectorsFrom: on(1), yearlyFrom: on(1), monthlyFrom: on(1), everyoneFrom: on(2) },
      null,
    ],
    ["accepts only the last one", { everyoneFrom: on(4) }, null],
    [
      "rejects a gap after the collectors",
      { collectorsFrom: on(1), monthlyFrom: on(3), everyoneFrom: on(4) },
      "yearlyFrom",
    ],
    ["rejects a missing last one", { yearlyFrom: on(2), monthlyFrom: on(3) }, "everyoneFrom"],
    ["rejects a decreasing time", { yearlyFrom: on(3), monthlyFrom: on(2), everyoneFrom: on(4) }, "monthlyFrom"],
  ])("%s", (_, change, invalidField) => {
    expect(Object.keys(openingDatesRefusal({ ...atOnce, ...change }) ?? {})).toEqual(
      invalidField ? [invalidField] : [],
    );
  });
});

test.each([
  ["as it is printed", "7F3K9-92QXM", "7F3K9-92QXM"],
  ["in lowercase with a space", " 7f3k9 92qxm ", "7F3K9-92QXM"],
  ["as a scanned URL", "https://museum.example/admin/events/evt_1/check-in#7F3K9-92QXM", "7F3K9-92QXM"],
  ["with letters that look like digits", "IL0O1-ABCDE", "11001-ABCDE"],
  ["too short", "7F3K9-92QX", null],
  ["as another URL", "https://museum.example/l/LA-1A2345", null],
  ["as an empty string", "", null],
])("parses a ticket code %s", (_, input, code) => expect(parseTicketCode(input)).toBe(code));

test.each([
  ["free", { everyoneKobo: 0n, accessCode: null }, [true, true, false, false]],
  ["paid", { everyoneKobo: 500_000n, accessCode: null }, [true, false, true, false]],
  ["coded", { everyoneKobo: 0n, accessCode: "Iroko" }, [true, false, true, false]],
])(
  "shows the link of a %s event to admins, members without a seat, other guests, and others: %o",
  (_, event, expected) => {
    const withoutRights = { isAdmin: false, isVip: false, hasSeat: false };
    const viewers = [{ isAdmin: true }, { isVip: true }, { hasSeat: true }, {}];
    expect(viewers.map((viewer) => canSeeLink(event, { ...withoutRights, ...viewer }))).toEqual(expected);
  },
);

describe("rsvpUntilRefusal", () => {
  const openings = { ...atOnce, everyoneFrom: new Date("2026-12-02T10:00:00Z") };
  const overAt = new Date("2026-12-04T10:00:00Z");
  test.each([
    ["accepts none", null, false],
    ["accepts a time in between", "2026-12-03T10:00:00Z", false],
    ["accepts the end of the event", "2026-12-04T10:00:00Z", false],
    ["rejects one after the event", "2026-12-04T10:00:01Z", true],
    ["rejects one before the opening", "2026-12-02T09:59:59Z", true],
  ])("%s", (_, at, isRefused) => {
    expect(rsvpUntilRefusal(at ? new Date(at) : null, { openings, overAt }) !== null).toBe(isRefused);
  });
});
