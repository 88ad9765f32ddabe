const MUSEUM = "The Living Archive";

/** What is cited: a work, or a page when it has no medium. `url` is absolute. */
export type Citable = {
  /** A short name for the key of the entry. */
  slug: string;
  title: string;
  year: string;
  medium?: string;
  dimensions?: string;
  accession?: string;
  url: string;
};

/** A piece of a citation; titles of works are in italics. */
export type CitationPart = { text: string; italic?: true };

export type Citation = { style: "MLA" | "APA" | "Chicago"; parts: CitationPart[] };

const sentence = (text: string) => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`);
const known = (values: readonly (string | undefined)[]) =>
  values.filter((value): value is string => value !== undefined && value !== "");

function mla({ title, year, medium, accession, url }: Citable): CitationPart[] {
  if (!medium)
    return [{ text: `“${sentence(title)}” ` }, { text: MUSEUM, italic: true }, { text: `, ${year}, ${url}.` }];
  const made = sentence(known([year, medium]).join(", "));
  const place = known([MUSEUM, accession, url]).join(", ");
  return [{ text: sentence(title), italic: true }, { text: ` ${made} ${place}.` }];
}

// Author and publisher are the same, so that APA names it once. A URL ends without a full stop.
function apa({ title, year, medium, url }: Citable): CitationPart[] {
  const kind = medium ? ` [${medium}]` : "";
  return [
    { text: `${MUSEUM}. (${year}). ` },
    { text: kind ? title : sentence(title), italic: true },
    { text: `${kind ? `${kind}.` : ""} ${url}` },
  ];
}

function chicago({ title, year, medium, dimensions, accession, url }: Citable): CitationPart[] {
  if (!medium) return [{ text: `${MUSEUM}. “${sentence(title)}” ${year}. ${url}.` }];
  const details = known([year, known([medium, dimensions]).join(", "), accession])
    .map(sentence)
    .join(" ");
  return [{ text: `${MUSEUM}. ` }, { text: sentence(title), italic: true }, { text: ` ${details} ${url}.` }];
}

/** How to cite a work or a page in the three common styles. */
export const citations = (cited: Citable): Citation[] => [
  { style: "MLA", parts: mla(cited) },
  { style: "APA", parts: apa(cited) },
  { style: "Chicago", parts: chicago(cited) },
];

const texEscapes: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};
const tex = (text: string) => text.replace(/[\\~^&%$#_{}]/g, (character) => texEscapes[character] ?? `\\${character}`);

/** The entry for LaTeX. The second braces keep the museum's name whole, which is no person's. */
export function bibtex({ slug, title, year, medium, dimensions, accession, url }: Citable): string {
  const fields = [
    ["author", `{${MUSEUM}}`],
    ["title", `{${tex(title)}}`],
    ["year", tex(year)],
    ["howpublished", medium && tex(medium)],
    [
      "note",
      known([dimensions, accession])
        .map((value) => tex(value))
        .join(", "),
    ],
    ["url", url],
  ].filter(([, value]) => value);
  return `@misc{living-archive-${slug},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(",\n")}\n}\n`;
}

/** The entry for reference managers such as Zotero. A line break would begin another field. */
export function ris({ title, year, medium, accession, dimensions, url }: Citable): string {
  const lines = [
    ["TY", medium ? "ART" : "ELEC"],
    ["AU", MUSEUM],
    ["TI", title],
    ["PY", year],
    ["M3", medium],
    ["N1", dimensions],
    ["AN", accession],
    ["PB", MUSEUM],
    ["UR", url],
  ].filter(([, value]) => value);
  const entry = lines.map(([tag, value]) => `${tag}  - ${value?.replace(/\s+/g, " ")}`);
  return [...entry, "ER  - ", ""].join("\r\n");
}
