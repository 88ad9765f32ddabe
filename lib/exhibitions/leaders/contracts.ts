import * as z from "zod/mini";
import { slugify } from "@/lib/core/form-inputs";
import { languageCodes } from "@/lib/core/languages";
import { day, slugField, version } from "@/lib/exhibitions/admin-contracts";
import { filmUrl, uploadedSound } from "@/lib/exhibitions/contracts";
import { datedFields, optionalText, requiredSource, requiredText } from "@/lib/exhibitions/text-fields";

/** The speaker of a quotation that the museum wrote itself: such a quotation has no date and no source. */
export const museumSpeaker = "The museum";

const isInOrder = ({ termStart, termEnd }: { termStart: string; termEnd: string | null }) =>
  termEnd === null || termEnd >= termStart;
const endsFirst = { error: "The term ends before it starts", path: ["termEnd"] };

/** What is known of a leader from the day on which the curator adds it. */
const facts = {
  name: requiredText(80, "A name is required"),
  title: requiredText(160, "An office is required"),
  term: requiredText(60, "A term is required"),
  termStart: day,
  /** Null while in office. */
  termEnd: z.nullable(day),
  /** The object in place of the face. */
  object: requiredText(160, "An object is required"),
};

const quoteWith = (text: typeof requiredText) =>
  z.object({
    text: text(700, "A quotation is required"),
    speaker: text(200, "A speaker is required"),
    date: z.optional(requiredText(80, "A date is required")),
    source: z.optional(requiredSource),
  });

/** The fields of a leader that an admin can edit. `text` is the field of a text, and `least` the entries of a list, that a draft may lack. */
const contentWith = (text: typeof requiredText, least: 0 | 1, quote: ReturnType<typeof quoteWith>) =>
  z
    .object({
      ...facts,
      label: z.object({
        title: text(160, "A title is required"),
        year: text(40, "A year is required"),
        medium: text(200, "A medium is required"),
        dimensions: text(80, "Dimensions are required"),
        accession: text(40, "A number is required"),
        credit: text(160, "A credit is required"),
      }),
      highlights: z
        .array(z.object(datedFields))
        .check(z.minLength(least, { error: "At least one moment is required" }), z.maxLength(12)),
      quote,
      imageCredit: text(160, "A credit is required"),
      chapterTitle: text(120, "A title is required"),
      theme: z.enum(["desert", "blacksteel", "fire", "forest"]),
      aside: text(700, "The satirical text is required"),
      narrative: text(40_000, "The narrative is required"),
      record: z
        .array(z.object({ ...datedFields, source: requiredSource }))
        .check(z.minLength(least, { error: "At least one claim is required" }), z.maxLength(60)),
      videoUrl: z.nullable(filmUrl),
      /** The ambient sound: the one that ships, none, or an uploaded file. */
      sound: z.union([z.literal("house"), z.null(), uploadedSound]),
    })
    .check(z.refine(isInOrder, endsFirst));

/** The texts of a leader that everyone may see. */
export const leaderContent = contentWith(
  requiredText,
  1,
  quoteWith(requiredText).check(
    z.refine(({ speaker, date, source }) => speaker === museumSpeaker || (date && source), {
      error: "A quotation of a real person needs a date and a source",
      path: ["source"],
    }),
  ),
);
export type LeaderContent = z.infer<typeof leaderContent>;

/** The texts of a draft: what is not written yet may be empty. */
export const leaderDraft = contentWith(optionalText, 0, quoteWith(optionalText));

/** The contract of a leader's texts. */
export const contentOf = ({ isDraft }: { isDraft: boolean }) => (isDraft ? leaderDraft : leaderContent);

/** PUT /admin/leaders/{id}: whether everything has to be there depends on the leader, so that the write checks it. */
export const leaderChange = z.object({ words: leaderDraft, version });
export type LeaderChange = z.infer<typeof leaderChange>;

// Segments of URLs below /heads-of-state and of the API.
const reserved = ["tour", "reorder", ...languageCodes];

/** POST /admin/exhibitions/{id}/leaders: a draft, with its work. */
export const leaderBody = z
  .object({
    ...facts,
    slug: slugField.check(
      z.maxLength(60, { error: "At most 60 characters" }),
      z.refine((slug) => !reserved.includes(slug), { error: "This slug is reserved" }),
    ),
    artworkTitle: requiredText(140, "A title is required").check(
      z.refine((title) => slugify(title) !== "", { error: "A title with a letter or a digit" }),
    ),
  })
  .check(z.refine(isInOrder, endsFirst));
export type LeaderBody = z.infer<typeof leaderBody>;

/** POST /admin/leaders/{id}/publish and …/unpublish: the version that was seen. */
export const leaderVersionBody = z.object({ version });

/** A leader in the admin area; `workId` is the first artwork. */
export const adminLeader = z.object({
  _id: z.string(),
  exhibitionId: z.string(),
  slug: z.string(),
  version,
  words: leaderDraft,
  /** The fields that differ from the shipped text. */
  rewritten: z.array(z.string()),
  workId: z.nullable(z.string()),
  /** Whether a curator added it: then there is no shipped text. */
  isAdded: z.boolean(),
  isDraft: z.boolean(),
  /** Whether the artwork has an uploaded picture with an alternative text. */
  hasPicture: z.boolean(),
});
export type AdminLeader = z.infer<typeof adminLeader>;
export const adminLeaderReply = z.object({ leader: adminLeader });
