import * as z from "zod/mini";
import { toSite } from "@/lib/comments/hold-rules";
import { moderationQuery } from "@/lib/comments/moderation-contracts";
import { commentModes, MAX_GUIDELINES_LENGTH } from "@/lib/comments/thread-rules";

/** The queues of the moderation page. */
export const moderationQueues = ["waiting", "reported", "all", "guestbook", "rejected"] as const;

export type ModerationQueue = (typeof moderationQueues)[number];

export type ModerationCounts = Record<ModerationQueue, number>;

/** The moderation page: a queue with its filters; the comments that wait by default. */
export const moderationPageQuery = z.extend(moderationQuery, {
  queue: z.catch(z.optional(z.enum(moderationQueues)), undefined),
});

/** POST /comments/{id}/ban. The banned person reads the reason. */
export const banBody = z.object({
  /** How long it lasts; null until an admin lifts it. */
  days: z.nullable(z.literal([1, 7, 30, 90, 365])),
  reason: z
    .string("Enter a reason")
    .check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(300, "Please use at most 300 characters")),
  /** Whether the comments from before are hidden while the ban lasts. */
  hides: z._default(z.boolean(), false),
});

export type BanBody = z.infer<typeof banBody>;

/** POST /comments/{id}/notes: on the comment or on its author. */
export const moderationNoteBody = z.object({
  about: z.enum(["comment", "author"]),
  text: z
    .string("Write a note")
    .check(z.trim(), z.minLength(1, "Write a note"), z.maxLength(1_000, "Please use at most 1,000 characters")),
});

export type ModerationNoteBody = z.infer<typeof moderationNoteBody>;

/** Entries without empty and repeated ones. */
const entries = (toStored: (entry: string) => string, max: number) =>
  z.pipe(
    z
      .array(z.string().check(z.maxLength(100, "Please use at most 100 characters a line")))
      .check(z.maxLength(max, `Please use at most ${max} lines`)),
    z.transform((lines: string[]) => [...new Set(lines.map(toStored).filter(Boolean))]),
  );

const settingsFields = {
  words: entries((line) => line.trim().replace(/\s+/g, " "), 500),
  sites: entries(toSite, 500),
  holdLinks: z.boolean(),
  holdRepeats: z.boolean(),
};

/** PUT /comments/admin/settings. `version` is the one that the admin saw. */
export const moderationSettingsBody = z.object({ ...settingsFields, version: z.int().check(z.gte(0)) });

export type ModerationSettingsBody = z.infer<typeof moderationSettingsBody>;

export const moderationSettings = z.object({
  words: z.array(z.string()),
  sites: z.array(z.string()),
  holdLinks: z.boolean(),
  holdRepeats: z.boolean(),
  version: z.int(),
});

export type ModerationSettings = z.infer<typeof moderationSettings>;

export const moderationSettingsReply = z.object({ settings: moderationSettings });

const authorComment = z.object({
  _id: z.string(),
  message: z.string(),
  status: z.enum(["pending", "approved", "refused", "deleted"]),
  exhibition: z.string(),
  artwork: z.nullable(z.string()),
  createdAt: z.string(),
});

/** GET /comments/{id}/author: who wrote a comment, what else they wrote, and what admins decided and noted. */
export const commentAuthorReply = z.object({
  author: z.object({
    name: z.string(),
    joinedAt: z.string(),
    /** "Annual", "Admin" or null. */
    plan: z.nullable(z.string()),
    isAdmin: z.boolean(),
    isDeleted: z.boolean(),
    /** The page of the account, for those who may open it. */
    path: z.nullable(z.string()),
  }),
  counts: z.object({
    approved: z.int(),
    pending: z.int(),
    refused: z.int(),
    deleted: z.int(),
    /** Reports of others on their comments. */
    reports: z.int(),
  }),
  comments: z.array(authorComment),
  decisions: z.array(z.object({ _id: z.string(), sentence: z.string(), by: z.string(), at: z.string() })),
  bans: z.array(
    z.object({
      _id: z.string(),
      reason: z.string(),
      by: z.nullable(z.string()),
      at: z.string(),
      endsAt: z.nullable(z.string()),
      liftedAt: z.nullable(z.string()),
      hides: z.boolean(),
      isActive: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      /** The comment that it is on; null for a note on the author. */
      comment: z.nullable(z.string()),
      by: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});

export type CommentAuthor = z.infer<typeof commentAuthorReply>;

/** PUT /comments/{exhibition}/settings. Empty guidelines mean those of the code. */
export const threadSettingsBody = z.object({
  mode: z.enum(commentModes),
  guidelines: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_GUIDELINES_LENGTH, `Please use at most ${MAX_GUIDELINES_LENGTH.toLocaleString("en")} characters`),
    ),
  /** From when no comments can be written any more; null for never. */
  closesAt: z._default(z.nullable(z.iso.datetime({ offset: true, error: "Enter a date and time" })), null),
  version: z.int().check(z.gte(0)),
});

export type ThreadSettingsBody = z.infer<typeof threadSettingsBody>;

export type ThreadSettings = ThreadSettingsBody & { exhibition: string; title: string };

/** POST /comments/{id}/highlight. */
export const highlightBody = z.object({ pinned: z.boolean(), featured: z.boolean() });

export type HighlightBody = z.infer<typeof highlightBody>;

/** POST /comments/{id}/appeal/decision. The author reads the answer. */
export const appealDecisionBody = z.object({
  decision: z.enum(["granted", "declined"], "Choose a decision"),
  reply: z
    .string("Write a reply")
    .check(z.trim(), z.minLength(3, "Write a reply"), z.maxLength(1_000, "Please use at most 1,000 characters")),
});

export type AppealDecisionBody = z.infer<typeof appealDecisionBody>;

/** An appeal with its comment, as the admin page lists it. */
export type Appeal = {
  commentId: string;
  message: string;
  author: string;
  exhibition: string;
  artwork: string | null;
  /** What the author has read as the reason; null for none. */
  reason: string | null;
  text: string;
  at: string;
  decision: "granted" | "declined" | null;
  reply: string | null;
  decidedBy: string | null;
};
