import { describe, expect, test } from "vitest";
import { openingsRefusal, readTicketCode } from "@/lib/community/event-rules";

const on = (dayOfMonth: number) => new Date(Date.UTC(2027, 0, dayOfMonth));
const atOnce = { collectorsFrom: null, yearlyFrom: null, monthlyFrom: null, everyoneFrom: null };

describe("the circles come one after another", () => {
  test.each([
    ["all at once", {}, null],
    [
      "each after the other",
      { collectorsFrom: on(1), yearlyFrom: on(2), monthlyFrom: on(3), everyoneFrom: on(4) },
      null,
    ],
    ["two together", { collectorsFrom: on(1), yearlyFrom: on(1), monthlyFrom: on(1), everyoneFrom: on(2) }, null],
    ["the Circle at once, everyone later", { everyoneFrom: on(4) }, null],
    ["a gap after the collectors", { collectorsFrom: on(1), monthlyFrom: on(3), everyoneFrom: on(4) }, "yearlyFrom"],
    ["nobody after the yearly ones", { yearlyFrom: on(2), monthlyFrom: on(3) }, "everyoneFrom"],
    ["a later circle first", { yearlyFrom: on(3), monthlyFrom: on(2), everyoneFrom: on(4) }, "monthlyFrom"],
  ])("%s", (_, change, wrong) => {
    expect(Object.keys(openingsRefusal({ ...atOnce, ...change }) ?? {})).toEqual(wrong ? [wrong] : []);
  });
});

test.each([
  ["as it is printed", "7F3K9-92QXM", "7F3K9-92QXM"],
  ["in small letters, with a space", " 7f3k9 92qxm ", "7F3K9-92QXM"],
  ["as it is scanned", "https://museum.example/admin/events/evt_1/check-in#7F3K9-92QXM", "7F3K9-92QXM"],
  ["with the letters that look like figures", "IL0O1-ABCDE", "11001-ABCDE"],
  ["too short", "7F3K9-92QX", null],
  ["an address of something else", "https://museum.example/l/LA-1A2345", null],
  ["nothing", "", null],
])("a ticket's code is read %s", (_, given, code) => expect(readTicketCode(given)).toBe(code));
