/** One calendar event. `start` and `end` are instants; a calendar shows them in its owner's time zone. */
export type CalendarEntry = {
  /** Stable for the same event, so that importing a second file updates the entry. */
  uid: string;
  /** Increases with every change, so that an older file does not overwrite a newer one. */
  revision: number;
  createdAt: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** Free text; omitted for online events. */
  location?: string;
  /** Absolute URL of the event's page. */
  url: string;
  isCancelled?: boolean;
  /** Reminders, each one hour ahead. */
  alarmsBefore: readonly ("start" | "end")[];
};

const encoder = new TextEncoder();
const MAX_LINE_OCTETS = 75;

/** "20261114T130200Z". */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Text as RFC 5545 requires: separators escaped, line breaks as `\n`, other control characters dropped. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

/** Folds a line at 75 octets; continuation lines begin with a space. Multi-byte characters are not split. */
function foldLine(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
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
  `DESCRIPTION:${escapeText(before === "end" ? `Ends in an hour: ${title}` : `In an hour: ${title}`)}`,
  "END:VALARM",
];

function eventLines(entry: CalendarEntry): string[] {
  const { uid, revision, createdAt, start, end, title, description, location, url, isCancelled, alarmsBefore } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(createdAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(isCancelled ? [] : alarmsBefore.flatMap((before) => alarm(before, title))),
    "END:VEVENT",
  ];
}

/** Returns an iCalendar file (RFC 5545) with these events. With a name it is a feed that a calendar asks for again every few hours. */
export function writeCalendar(entries: readonly CalendarEntry[], feedName?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//The Living Archive//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(feedName
      ? [
          `NAME:${escapeText(feedName)}`,
          `X-WR-CALNAME:${escapeText(feedName)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
          "X-PUBLISHED-TTL:PT4H",
        ]
      : []),
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
