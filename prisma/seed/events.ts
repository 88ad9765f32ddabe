import { day, hour } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";

/** An evening of the museum. `days` are days from the day of the seed; `at` is the hour in Lagos. */
type SeedEvent = {
  key: string;
  title: string;
  description: string;
  /** The leader whose artwork its page shows. */
  artwork: string;
  days: number;
  at: number;
  hours: number;
  place: string;
  isOnline?: boolean;
  capacity: number | null;
  /** How many seats one person can take; one if it is missing. */
  maxSeats?: number;
  /** Days from the seed on which each circle may come; without them everyone may at once. */
  from?: { collectors: number; yearly: number; monthly: number; everyone: number };
};

export const seedEvents: readonly SeedEvent[] = [
  {
    key: "night-visit",
    title: "Night Visit: Eighteen Hats, Eighteen Objects",
    description:
      "The lamps go down and the eighteen are walked in order, one object at a time, with the record read out before the joke. Two hours, standing, with a stool for whoever lived through more than ten of them.",
    artwork: "umaru-musa-yaradua",
    days: 11,
    at: 19,
    hours: 2,
    place: "A partner’s room in Yaba, Lagos",
    capacity: 40,
  },
  {
    key: "how-to-read-a-decree",
    title: "How to Read a Decree",
    description:
      "A morning for people who teach, and for people who were taught badly. Four decrees on the table, four pencils each: what it abolishes, whom it names, what it does not say, and where it was printed.",
    artwork: "murtala-mohammed",
    days: 25,
    at: 11,
    hours: 3,
    place: "A reading room on Lagos Island",
    capacity: 24,
    maxSeats: 4,
  },
  {
    key: "amphora-before-the-sale",
    title: "The Thirtieth Amphora, Before the Sale",
    description:
      "The next lot is out of its case and may be looked at from all sides before anyone bids. Condition report, edition papers, and the person at the desk who has counted it. Nothing is sold that evening.",
    artwork: "abdulsalami-abubakar",
    days: 39,
    at: 18,
    hours: 3,
    place: "A partner’s room in Victoria Island, Lagos",
    capacity: 60,
    from: { collectors: 0, yearly: 7, monthly: 14, everyone: 21 },
  },
  {
    key: "letters-after-closing",
    title: "Letters After Closing",
    description:
      "The unending letter is read aloud online until the hour is over, which is not the same as until it ends. Bring a sentence that you never sent.",
    artwork: "olusegun-obasanjo-1999",
    days: 53,
    at: 20,
    hours: 1,
    place: "Online, from anywhere",
    isOnline: true,
    capacity: null,
  },
  {
    key: "cut-paper-wet-ink",
    title: "Cut Paper, Wet Ink",
    description:
      "Six people at a time printed one sheet of their own in two inks, got the second ink slightly wrong, as the house does, and took it home in a tube.",
    artwork: "nnamdi-azikiwe",
    days: -19,
    at: 12,
    hours: 4,
    place: "A print shop in Shomolu, Lagos",
    capacity: 30,
  },
  {
    key: "opening",
    title: "Opening: A Timeline of Power and Parody",
    description:
      "The eighteen were hung, the labels straightened, and the record was read from 1960 forwards. It took longer than the speeches.",
    artwork: "elizabeth-ii",
    days: -47,
    at: 18,
    hours: 3,
    place: "A partner’s room in Yaba, Lagos",
    capacity: 120,
  },
];

/** An hour of the day in Lagos, some days from now. Lagos is UTC+1 all year. */
const hourFrom = (now: Date, days: number, hours = 0) =>
  new Date(Math.floor((now.getTime() + hour) / day) * day - hour + days * day + hours * hour);

/** The date of the opening event. */
export function openingDate(now: Date): Date {
  const opening = seedEvents.find(({ key }) => key === "opening");
  if (!opening) throw new Error("The seed has no opening event.");
  return hourFrom(now, opening.days, opening.at);
}

/** Adds the missing events and returns their number. */
export async function addEvents(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const on = (days: number, hours?: number) => hourFrom(now, days, hours);
  const { count } = await tx.event.createMany({
    data: seedEvents.map(({ key, days, at, hours, from, ...event }) => ({
      ...event,
      id: fixedId("evt", key),
      startsAt: on(days, at),
      endsAt: on(days, at + hours),
      createdAt: on(days - 60),
      ...(from && {
        collectorsFrom: on(from.collectors),
        yearlyFrom: on(from.yearly),
        monthlyFrom: on(from.monthly),
        everyoneFrom: on(from.everyone),
      }),
    })),
    skipDuplicates: true,
  });
  return count;
}
