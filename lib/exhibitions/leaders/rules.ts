import * as z from "zod/mini";
import { type LeaderContent, leaderContent } from "./contracts";

/** What each field is called in the sentence that says what is missing. */
const names: Readonly<Record<keyof LeaderContent, string>> = {
  name: "the name",
  title: "the office",
  term: "the term",
  termStart: "the first day of the term",
  termEnd: "the last day of the term",
  object: "the object",
  label: "the wall label",
  highlights: "a key moment",
  quote: "the quotation",
  imageCredit: "the image credit",
  chapterTitle: "the chapter’s title",
  theme: "the background",
  aside: "the short text",
  narrative: "the chapter",
  record: "a claim of the record with its source",
  videoUrl: "the film",
  sound: "the sound",
};

const isName = (field: unknown): field is keyof LeaderContent => typeof field === "string" && field in names;

/** What is missing before everyone may see a leader: "Missing or incomplete: the quotation, the chapter." Null when nothing is. */
export function missingForPublishing(leader: { words: LeaderContent; hasPicture: boolean }): string | null {
  const { issues } = z.safeParse(leaderContent, leader.words).error ?? { issues: [] };
  const fields = issues.flatMap(({ path: [field] }) => (isName(field) ? names[field] : []));
  const missing = new Set([...(leader.hasPicture ? [] : ["the picture of the work, with its description"]), ...fields]);
  return missing.size > 0 ? `Missing or incomplete: ${[...missing].join(", ")}.` : null;
}
