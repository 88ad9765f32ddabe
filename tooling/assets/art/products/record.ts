import { leaders } from "../../../../lib/exhibitions/collection/leaders";
import { group, INK, letters, line, rect, shape } from "../kit";
import { small } from "../works/press";

// The book of dates: what is printed on it and in it are the museum's own dates, in type that can be read.

const { night, brass, laterite, chalk } = INK;

/** The first words of a page: the year large, then each day with what happened on it. */
type Entry = readonly [day: string, ...lines: string[]];

const independence: readonly Entry[] = [
  ["29 July", "The Nigeria Independence", "Act receives Royal Assent", "in London."],
  ["1 October", "Independence. Princess", "Alexandra hands over the", "papers at Lagos."],
  ["7 October", "Nigeria is admitted to the", "United Nations."],
  ["16 Nov.", "Azikiwe is sworn in as", "Governor-General."],
];
const coups: readonly Entry[] = [
  ["15 January", "The first coup. Balewa is", "taken from his house."],
  ["16 January", "Aguiyi-Ironsi takes over.", "The First Republic ends."],
  ["29 July", "Aguiyi-Ironsi is arrested", "at Ibadan and killed."],
  ["1 August", "Gowon takes over."],
];

function page(year: string, number: string, entries: readonly Entry[]): string {
  let y = 104;
  const set = entries.map(([day, ...lines]) => {
    const top = y;
    y += 23 * lines.length + 20;
    return (
      small(day, 20, top, { size: 17, fill: laterite, weight: 60 }) +
      lines.map((words, i) => small(words, 120, top + i * 23, { size: 16.5, track: 0.4, weight: 36 })).join("")
    );
  });
  return (
    small(year, 24, 66, { size: 52, fill: laterite, weight: 80 }) +
    line("M24 78H306", night, 3) +
    set.join("") +
    small(number, 165, 424, { size: 16, anchor: 0.5 })
  );
}

/** The eighteen in their order, each with its years, under the title. */
const cover = () => {
  const row = (i: number) => 184 + i * 19.8;
  return (
    rect(0, 0, 400, 565, chalk) +
    shape("M0 0H400V150H0Z", laterite) +
    letters("The", 34, 64, { size: 46, fill: chalk }) +
    letters("Record", 34, 122, { size: 60, fill: chalk }) +
    small("1960–2026", 372, 64, { size: 36, anchor: 1, fill: "#F0D27A", weight: 70 }) +
    shape("M0 150H400V157H0Z", brass) +
    leaders
      .map(
        ({ name, term }, i) =>
          small(term, 34, row(i), { size: 19, fill: laterite, weight: 62 }) +
          small(name, 142, row(i), { size: 19, weight: 44 }),
      )
      .join("") +
    line("M34 536H366", night, 4) +
    small("The Living Archive", 34, 556, { size: 16, weight: 40 })
  );
};

const back = (accession: string) =>
  rect(0, 0, 400, 565, night) +
  rect(40, 56, 90, 8, laterite) +
  ["The other half of the", "museum, without the jokes."]
    .map((words, i) => small(words, 40, 106 + i * 34, { size: 26, fill: "#F0D27A", weight: 56 }))
    .join("") +
  [
    "Every date that appears on a wall here,",
    "with the place where it can be checked.",
    "By year, then by day, with an index of",
    "persons and one of offices. There are",
    "no pictures. Readers who find a mistake",
    "are asked to send the source.",
  ]
    .map((words, i) => small(words, 40, 190 + i * 29, { size: 18, track: 0.6, fill: chalk, weight: 40 }))
    .join("") +
  line("M40 380H360", laterite, 4) +
  `<circle cx="84" cy="481" r="40" fill="none" stroke="${chalk}" stroke-width="6"/>` +
  small("LA", 84, 494, { size: 36, anchor: 0.5, weight: 90, fill: chalk }) +
  rect(226, 437, 134, 86, chalk) +
  line(Array.from({ length: 17 }, (_, i) => `M${238 + i * 7} 447v44`).join(""), night, 3) +
  line("M252 447v44M287 447v44M322 447v44", night, 5) +
  small(accession, 293, 514, { size: 23, anchor: 0.5, weight: 44 });

export const record = {
  cover: cover(),
  back: back("LA.2026.26"),
  left: page("1960", "2", independence),
  // Clear of the fold.
  right: group(page("1966", "61", coups), 'transform="translate(16 0)"'),
};
