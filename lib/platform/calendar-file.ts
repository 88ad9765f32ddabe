/** What stands on a calendar. Both moments are instants; a calendar shows them in its owner's own zone. */
export type CalendarEntry = {
  /** The same for the same thing for ever: a second file then corrects the entry and does not add one. */
  uid: string;
  /** Rises with every change, so that an older file does not overwrite a newer one. */
  revision: number;
  /** When this file was made. */
  madeAt: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** Where it is, in words; left out for what only happens online. */
  place?: string;
  /** The page that says more, absolute. */
  url: string;
  isCancelled?: boolean;
  /** Each an hour ahead. */
  alarmsBefore: readonly ("start" | "end")[];
};

const encoder = new TextEncoder();
const lineOctets = 75;

/** "20261114T130200Z". */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A text as RFC 5545 has it: what separates is escaped, a line break is written out, other control characters are dropped. */
const text = (words: string): string =>
  words
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

/** At most 75 octets a line; the next one begins with a space. No character is cut in two. */
function fold(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join("\r\n");
}

const alarm = (before: "start" | "end", title: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  before === "end" ? "TRIGGER;RELATED=END:-PT1H" : "TRIGGER:-PT1H",
  `DESCRIPTION:${text(before === "end" ? `Ends in an hour: ${title}` : `In an hour: ${title}`)}`,
  "END:VALARM",
];

/** A calendar file (RFC 5545) with one entry, as every phone and desktop calendar opens it. */
export function writeCalendar(entry: CalendarEntry): string {
  const { uid, revision, madeAt, start, end, title, description, place, url, isCancelled, alarmsBefore } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//The Living Archive//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(isCancelled ? [] : alarmsBefore.flatMap((before) => alarm(before, title))),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** The file as an answer; `name` is an address's own word and needs no quoting. */
export function answerCalendar(name: string, entry: CalendarEntry): Response {
  return new Response(writeCalendar(entry), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": `attachment; filename="${name}.ics"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
