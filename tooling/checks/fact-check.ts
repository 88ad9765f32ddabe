// npx tsx tooling/checks/fact-check.ts: writes docs/fact-check.md, the uncertain claims in the collection's texts, by leader.
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { leaderPlaces } from "../../lib/exhibitions/collection/places";

export const factCheckFile = "docs/fact-check.md";

const opening = `# What could not be verified

Made from the \`unsure\` notes of \`lib/exhibitions/collection\` by \`npx tsx tooling/checks/fact-check.ts\`; a test holds the two together. The record beside
each work carries a date and a source on every line. What stands here is what a curator should still look up: a page that was not opened,
a date taken from memory, a figure on which sources differ, and where the satire invents something that might be taken for a fact.
About living people the texts say nothing that is not on the public record.
`;

/** What is uncertain about a leader: in the texts, and in the places. */
const doubtsOf = ({ slug, unsure }: { slug: string; unsure: readonly string[] }): string[] => [
  ...unsure,
  ...(leaderPlaces[slug] ?? []).flatMap((place) => place.unsure ?? []),
];

/** The content of the file. */
export function factCheck(): string {
  const lines = leaders.reduce((sum, { record }) => sum + record.length, 0);
  const doubts = leaders.reduce((sum, leader) => sum + doubtsOf(leader).length, 0);
  const rooms = leaders.map((leader) => {
    const list = doubtsOf(leader).map((doubt) => `- ${doubt}`);
    return `## ${leader.order}. ${leader.name}, ${leader.term}\n\n${list.join("\n")}\n`;
  });
  return [opening, `${lines} lines of record, ${doubts} open points.\n`, ...rooms].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) fs.writeFileSync(factCheckFile, factCheck());
