import * as z from "zod/mini";
import { mapBounds } from "@/lib/exhibitions/collection/map";
import { filmUrl, uploadedSound } from "@/lib/exhibitions/contracts";
import type { ChecklistItem } from "@/lib/exhibitions/rules";
import { datedFields, optionalText, requiredSource, requiredText } from "@/lib/exhibitions/text-fields";

/** What an exhibition's page can be made of, in the order of the editor. */
export const blockTypes = ["text", "work", "pair", "quote", "timeline", "map", "film", "sound", "object"] as const;
export type BlockType = (typeof blockTypes)[number];

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120));
const caption = optionalText(300);
const blockFields = { id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i)) };

/** An artwork. The name is what it was called when it was chosen, for versions and for a work that is gone. */
const workReference = z.object(
  {
    id: z.string().check(z.regex(/^art_\w{1,60}$/, { error: "Choose a work" })),
    name: z.string().check(z.maxLength(200)),
  },
  { error: "Choose a work" },
);
export type WorkReference = z.infer<typeof workReference>;

const textBlock = z.object({
  ...blockFields,
  type: z.literal("text"),
  /** Markdown. */
  text: requiredText(8_000, "A text is required"),
});

const workBlock = z.object({ ...blockFields, type: z.literal("work"), work: workReference, caption });

const pairBlock = z
  .object({
    ...blockFields,
    type: z.literal("pair"),
    first: workReference,
    second: workReference,
    caption: requiredText(300, "A caption says why the two are beside each other"),
  })
  .check(
    z.refine(({ first, second }) => first.id !== second.id, {
      error: "Choose two different works",
      path: ["second"],
    }),
  );

/** A real person's words: never without a date and a source. */
const quoteBlock = z.object({
  ...blockFields,
  type: z.literal("quote"),
  text: requiredText(700, "A quotation is required"),
  speaker: requiredText(200, "A speaker is required"),
  date: requiredText(80, "A date is required"),
  source: requiredSource,
});

const filmBlock = z.object({
  ...blockFields,
  type: z.literal("film"),
  /** The museum's own film, which has captions, or one on another site. */
  film: z.union([z.literal("house"), filmUrl], { error: "Enter a link to a film on YouTube or Vimeo" }),
  title: requiredText(120, "A title is required"),
  /** What is seen and heard, for those who cannot. */
  caption: requiredText(600, "Say what is seen and heard"),
});

const inNigeria = "Choose a point in Nigeria: 4 to 14.1 north, 2.5 to 15 east";
const between = (low: number, high: number) =>
  z.number({ error: inNigeria }).check(z.gte(low, { error: inNigeria }), z.lte(high, { error: inNigeria }));

const mapPlace = z.object({
  name: requiredText(80, "A name is required"),
  latitude: between(mapBounds.south, mapBounds.north),
  longitude: between(mapBounds.west, mapBounds.east),
});

const mapBlock = z.object({
  ...blockFields,
  type: z.literal("map"),
  places: z.array(mapPlace).check(
    z.minLength(1, { error: "Add a place" }),
    z.maxLength(20),
    z.refine((places) => new Set(places.map(({ name }) => name)).size === places.length, {
      error: "Each place needs a name of its own",
    }),
  ),
  caption: requiredText(600, "A caption says what the map shows"),
});

const timelineEntry = z.object({ ...datedFields, source: requiredSource });

/** Leaders by their terms, or dated entries. */
const timelineBlock = z
  .object({
    ...blockFields,
    type: z.literal("timeline"),
    title: requiredText(120, "A title is required"),
    leaders: z.array(slug).check(z.maxLength(30)),
    entries: z.array(timelineEntry).check(z.maxLength(40)),
  })
  .check(
    z.refine(({ leaders, entries }) => leaders.length > 0 !== entries.length > 0, {
      error: "Choose leaders or add dated entries",
      path: ["entries"],
    }),
  );

const soundBlock = z.object({
  ...blockFields,
  type: z.literal("sound"),
  /** The sound of a leader, or an uploaded one. */
  sound: z.union([z.object({ leader: slug }), uploadedSound], { error: "Choose or upload a sound" }),
  title: requiredText(120, "A title is required"),
  /** What is heard, for those who cannot hear it. */
  caption: requiredText(2_000, "Say what is heard"),
});

const objectBlock = z.object({
  ...blockFields,
  type: z.literal("object"),
  /** The slug of the drop. */
  product: z.string({ error: "Choose a drop" }).check(z.regex(/^[a-z0-9-]{1,120}$/, { error: "Choose a drop" })),
  caption,
});

/** A part of an exhibition's page. */
export const block = z.discriminatedUnion("type", [
  textBlock,
  workBlock,
  pairBlock,
  quoteBlock,
  timelineBlock,
  mapBlock,
  filmBlock,
  soundBlock,
  objectBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

export const blocks = z.array(block).check(
  z.maxLength(60, { error: "An exhibition has at most 60 blocks" }),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: "Each block needs an id of its own",
  }),
);

/** A work as blocks show it. */
export type ShownWork = {
  id: string;
  title: string;
  /** The title of its exhibition. */
  exhibition: string;
  /** The person and the years that it is about. */
  about: string | null;
  image: { src: string; width: number; height: number; alt: string } | null;
  /** The page that shows it; null for one that is only in its exhibition. */
  page: string | null;
  /** Its name on the page that compares two works; null where it is not public. */
  key: string | null;
};

/** A leader as timelines and sounds show them. */
export type ShownLeader = {
  slug: string;
  name: string;
  term: string;
  title: string;
  object: string;
  page: string;
  sound: { opus: string; mp3: string } | null;
};

/** A drop as blocks show it, with its price now in naira and the one before a sale. */
export type ShownProduct = {
  slug: string;
  name: string;
  image: { url: string; alt: string } | null;
  price: number;
  was: number | null;
};

/** What blocks can refer to. What is no longer public is missing, and its block is not shown. */
export type BlockReferences = {
  works: readonly ShownWork[];
  leaders: readonly ShownLeader[];
  products: readonly ShownProduct[];
};

/** The artworks that blocks refer to. */
export const worksOf = (all: readonly Block[]): WorkReference[] =>
  all.flatMap((one) => (one.type === "work" ? [one.work] : one.type === "pair" ? [one.first, one.second] : []));

const timelineLeadersOf = (all: readonly Block[]): string[] =>
  all.flatMap((one) => (one.type === "timeline" ? one.leaders : []));

// The form has null for a sound that is not chosen yet.
const soundLeadersOf = (all: readonly Block[]): string[] =>
  all.flatMap((one) => (one.type === "sound" && one.sound && "leader" in one.sound ? one.sound.leader : []));

/** The slugs of the leaders that timelines and sounds refer to. */
export const leadersOf = (all: readonly Block[]): string[] => [...timelineLeadersOf(all), ...soundLeadersOf(all)];

/** The slugs of the drops that blocks refer to. */
export const productsOf = (all: readonly Block[]): string[] =>
  all.flatMap((one) => (one.type === "object" ? [one.product] : []));

/** What the blocks should have before they are public; nothing for what they do not contain. A source may still be missing while it is typed. */
export function blockChecklist(all: readonly Block[], { works, leaders, products }: BlockReferences): ChecklistItem[] {
  const chosen = worksOf(all).map(({ id }) => works.find((work) => work.id === id));
  const sources: (BlockOf<"quote">["source"] | undefined)[] = all.flatMap((one) =>
    one.type === "quote" ? [one.source] : one.type === "timeline" ? one.entries.map(({ source }) => source) : [],
  );
  const checked = [
    {
      what: "Chosen works, leaders and drops that are public",
      each: [
        ...chosen.map((work) => work !== undefined),
        ...timelineLeadersOf(all).map((slug) => leaders.some((leader) => leader.slug === slug)),
        ...soundLeadersOf(all).map((slug) => leaders.some((leader) => leader.slug === slug && leader.sound)),
        ...productsOf(all).map((slug) => products.some((product) => product.slug === slug)),
      ],
    },
    {
      what: "Chosen works with a picture and alternative text",
      each: chosen.map((work) => Boolean(work?.image?.alt.trim())),
    },
    {
      what: "Sources of quotations and dated entries",
      each: sources.map((source) => Boolean(source?.title.trim() && source.publisher.trim() && source.year)),
    },
  ];
  return checked
    .filter(({ each }) => each.length > 0)
    .map(({ what, each }) => {
      const done = each.filter(Boolean).length;
      return { label: `${what}: ${done} of ${each.length}`, isDone: done === each.length, field: "field-blocks" };
    });
}
