import * as z from "zod/mini";
import { blocks, card, cardKinds, cards } from "@/lib/newsletter/blocks";

/** Who gets an issue. "everyone" is all subscribers and members, each once; the last four take a value. */
export const segmentKinds = [
  "everyone",
  "subscribers",
  "members",
  "monthly",
  "yearly",
  "collectors",
  "patron",
  "town",
  "product",
  "opened",
  "segment",
] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** The kinds that take a value: the name of a town, or the id of a product, an earlier issue or a saved segment of people. */
const kindsWithValue = ["town", "product", "opened", "segment"] as const;
export type KindWithValue = (typeof kindsWithValue)[number];
export const needsValue = (kind: SegmentKind): kind is KindWithValue => kindsWithValue.some((each) => each === kind);

export const segment = z.object({
  audience: z.enum(segmentKinds),
  audienceValue: z.string().check(z.trim(), z.maxLength(100)),
});
export type Segment = z.infer<typeof segment>;

export const issueStatus = z.enum(["draft", "scheduled", "sending", "sent", "stopped"]);
export type IssueStatus = z.infer<typeof issueStatus>;

/** The subject of a draft, which may be empty still. One line: a line break would allow header injection. */
const draftSubject = z.string().check(z.trim(), z.maxLength(150), z.regex(/^\P{Cc}*$/u, "Use one line"));

const draftFields = {
  subject: draftSubject,
  summary: z.string().check(z.trim(), z.maxLength(200), z.regex(/^\P{Cc}*$/u, "Use one line")),
  blocks,
  ...segment.shape,
  isPublic: z.boolean(),
};

/** POST /admin/newsletters: a new draft, empty or as a copy of an issue or of what is typed. */
export const createDraftBody = z.object({
  copyOf: z.optional(z.string().check(z.maxLength(40))),
  content: z.optional(z.object(draftFields)),
});
export type CreateDraftBody = z.infer<typeof createDraftBody>;
export const createDraftReply = z.object({ _id: z.string() });

/** PUT /admin/newsletters/{id}. `version` is the one that the editor has. */
export const saveDraftBody = z.object({ version: z.int(), ...draftFields });
export type SaveDraftBody = z.infer<typeof saveDraftBody>;
export type DraftContent = Omit<SaveDraftBody, "version">;
export const saveDraftReply = z.object({ version: z.int(), savedAt: z.string() });

export const issueParams = z.object({ id: z.string().check(z.regex(/^nws_[0-9a-z]{20}$/)) });

/** POST /admin/newsletters/preview. */
export const previewBody = z.object({
  subject: draftSubject,
  summary: draftFields.summary,
  blocks,
  isPublic: z.boolean(),
});
export type PreviewBody = z.infer<typeof previewBody>;
export const previewReply = z.object({ html: z.string(), text: z.string() });

/** POST /admin/newsletters/{id}/test. */
export const testIssueBody = z.object({ version: z.int() });

/** POST /admin/newsletters/{id}/send. `recipients` is the number that the admin has confirmed. */
export const sendIssueBody = z.object({ version: z.int(), recipients: z.int().check(z.gte(1)) });
export type SendIssueBody = z.infer<typeof sendIssueBody>;
export const sendIssueReply = z.object({ message: z.string(), recipients: z.int() });

/** PUT /admin/newsletters/{id}/schedule: sends it at a time, in Lagos unless it names an offset; also moves a scheduled issue. */
export const scheduleIssueBody = z.object({ version: z.int(), at: z.string().check(z.maxLength(40)) });
export type ScheduleIssueBody = z.infer<typeof scheduleIssueBody>;
export const scheduleIssueReply = z.object({ version: z.int(), scheduledAt: z.string() });

/** POST /admin/newsletters/{id}/stop. */
export const stopIssueReply = z.object({ sent: z.int(), stopped: z.int() });

/** POST /admin/newsletters/{id}/retry. */
export const retryIssueReply = z.object({ retried: z.int() });

/** PUT /admin/newsletters/{id}/archive. */
export const archiveIssueBody = z.object({ isPublic: z.boolean() });

/** PUT /admin/newsletters/settings. */
export const newsletterSettings = z.object({ recordOpens: z.boolean() });
export type NewsletterSettings = z.infer<typeof newsletterSettings>;

/** GET /admin/newsletters/recipients. */
export const recipientsQuery = z.object({ audience: z.enum(segmentKinds), value: z.optional(z.string()) });
export const recipientsReply = z.object({ recipients: z.int() });

/** GET /admin/newsletters/cards: drops, events and works by name; without a name the newest. */
export const cardsQuery = z.object({
  kind: z.enum(cardKinds),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
});
export const cardsReply = z.object({ cards: z.array(card) });

/** How many emails of an issue are in each state, and what became of those that were sent. */
export const issueCounts = z.object({
  recipients: z.int(),
  sent: z.int(),
  pending: z.int(),
  failed: z.int(),
  skipped: z.int(),
  stopped: z.int(),
  bounced: z.int(),
  delivered: z.int(),
  complained: z.int(),
  opened: z.int(),
  clicked: z.int(),
});
export type IssueCounts = z.infer<typeof issueCounts>;

/** An issue in the admin list. */
export const issueRow = z.object({
  _id: z.string(),
  subject: z.string(),
  status: issueStatus,
  ...segment.shape,
  /** The name of the product or the subject of the earlier issue of the audience. */
  audienceName: z.string(),
  isPublic: z.boolean(),
  slug: z.nullable(z.string()),
  scheduledAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  createdAt: z.string(),
  counts: issueCounts,
});
export type IssueRow = z.infer<typeof issueRow>;

/** An issue in the editor or its report. */
export const adminIssue = z.object({
  ...issueRow.shape,
  summary: z.string(),
  blocks,
  cards,
  version: z.int(),
  sentBy: z.string(),
  /** How many failed emails can be sent again, and of how many of them it is not known whether they have left. */
  retryable: z.int(),
  unanswered: z.int(),
  /** The first 100 addresses. */
  recipients: z.array(z.string()),
});
export type AdminIssue = z.infer<typeof adminIssue>;

/** The filter of the admin list. */
export const issueFilter = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  status: z.catch(z.optional(issueStatus), undefined),
});
export type IssueFilter = z.infer<typeof issueFilter>;

/** A part of an issue in the public archive. */
export type ArchivedBlock =
  /** Sanitized HTML. */
  | { id: string; type: "text"; html: string }
  | { id: string; type: "picture"; url: string; alt: string; caption: string }
  | { id: string; type: "card"; card: z.infer<typeof card> };

type ArchivedPicture = { src: string; alt: string };

/** An issue in the list of the public archive. */
export type ArchivedSummary = {
  slug: string;
  subject: string;
  /** What it is about, at most 160 characters. */
  description: string;
  publishedAt: string;
  picture: ArchivedPicture | null;
};

/** An issue of the public archive. Nothing in it is personal: no names, no unsubscribe link. */
export type ArchivedIssue = ArchivedSummary & { blocks: ArchivedBlock[] };
