import { expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "@/lib/core/calendar-file";

const entry: CalendarEntry = {
  uid: "auc_1@the-living-archive",
  revision: 3,
  createdAt: new Date("2026-11-21T09:00:00.123Z"),
  start: new Date("2026-12-01T19:00:00+01:00"),
  end: new Date("2026-12-02T19:30:00+01:00"),
  title: "The Badger Scroll",
  description: "One of one.",
  url: "https://museum.example/auctions/badger?from=calendar;x,y",
  alarmsBefore: ["start", "end"],
};

/** Unfolds the lines and splits them into name and value. */
function read(file: string): [string, string][] {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  return lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
}
const fieldOf = (file: string, name: string) => read(file).find(([found]) => found === name)?.[1];
const unescaped = (value = "") => value.replace(/\\([\\;,n])/g, (_, sign) => (sign === "n" ? "\n" : sign));

test("writes UTC times, a stable uid and the revision", () => {
  const file = writeCalendar([entry]);
  expect(["DTSTART", "DTEND", "DTSTAMP", "UID", "SEQUENCE", "STATUS"].map((name) => fieldOf(file, name))).toEqual([
    "20261201T180000Z",
    "20261202T183000Z",
    "20261121T090000Z",
    "auc_1@the-living-archive",
    "3",
    "CONFIRMED",
  ]);
  expect(fieldOf(file, "URL")).toBe(entry.url);
});

test("escapes text so that it can be read back unchanged", () => {
  const description = "One; two, three \\ four\nÀjé’s hat: ₦2,000 \\n is not a break\r\nthe end";
  const file = writeCalendar([{ ...entry, description }]);
  expect(unescaped(fieldOf(file, "DESCRIPTION"))).toBe(description.replace("\r\n", "\n"));
});

test("does not let user input add a line to the file", () => {
  const file = writeCalendar([{ ...entry, title: "Lot\r\nATTACH:https://x.example\nEND:VEVENT\u0000\u007f" }]);
  expect(read(file).filter(([name]) => ["ATTACH", "END"].includes(name))).toEqual([
    ["END", "VALARM"],
    ["END", "VALARM"],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
});

test("ends lines with CR LF and folds them at 75 octets without splitting characters", () => {
  for (const character of ["a", "ọ", "₦", "🎩", ";"])
    for (let length = 60; length < 80; length++) {
      const title = character.repeat(length);
      const file = writeCalendar([{ ...entry, title }]);
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString()).toBe(line);
      }
      expect(unescaped(fieldOf(file, "SUMMARY"))).toBe(title);
    }
});

test("sets alarms an hour ahead, and none for a cancelled event", () => {
  const triggers = (given: Partial<CalendarEntry>) =>
    read(writeCalendar([{ ...entry, ...given }])).filter(([name]) => name.startsWith("TRIGGER"));
  expect(triggers({})).toEqual([
    ["TRIGGER", "-PT1H"],
    ["TRIGGER;RELATED=END", "-PT1H"],
  ]);
  expect(triggers({ alarmsBefore: ["start"] })).toHaveLength(1);
  expect(triggers({ isCancelled: true })).toEqual([]);
  expect(fieldOf(writeCalendar([{ ...entry, isCancelled: true }]), "STATUS")).toBe("CANCELLED");
});
