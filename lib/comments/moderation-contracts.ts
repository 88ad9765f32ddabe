import * as z from "zod/mini";
import { comment, commentParams, commentStatus } from "@/lib/comments/contracts";
import { removalError, removalFields, removalRules, shownRemoval } from "@/lib/comments/removal-contracts";

/** GET /comments/admin/all: 20 per page; an invalid page number means the first page. */
export const moderationQuery = z.object({
  page: z.catch(z.coerce.number(), 1),
  limit: z.optional(z.unknown()),
  exhibition: z.optional(z.string().check(z.maxLength(100))),
  artwork: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(z.union([commentStatus, z.literal("")])),
  /** Any value selects only comments with unresolved reports. */
  reported: z.optional(z.string().check(z.maxLength(10))),
  /** Defaults to newest first. */
  sort: z.catch(z.optional(z.enum(["newest", "oldest"])), undefined),
});

/** The filters of the moderation list, without pages. */
export const moderationFilter = z.pick(moderationQuery, {
  exhibition: true,
  artwork: true,
  status: true,
  reported: true,
});

export type ModerationFilter = z.infer<typeof moderationFilter>;

/** "hold" makes a comment pending again; "restore" brings back what the same admin deleted. */
const moderationAction = z.enum(["approve", "reject", "hold", "delete", "restore"]);

export type ModerationAction = z.infer<typeof moderationAction>;

/** The most comments of one request. */
export const MAX_MODERATED_COMMENTS = 500;

/**
 * POST /comments/admin/moderate: an action on several comments, by id or as all results of the list. Comments that were posted after
 * `until`, when the list was shown, are left out. `undoes` is the time of the action that this one undoes: its reports are open again.
 * The authors read the reason of a rejection or deletion, and the sentence in `note`.
 */
export const moderateBody = z
  .union(
    [
      z.object({
        action: moderationAction,
        ids: z.array(commentParams.shape.exhibition).check(z.minLength(1), z.maxLength(MAX_MODERATED_COMMENTS)),
        undoes: z.optional(z.iso.datetime()),
        ...removalFields,
      }),
      z.object({ action: moderationAction, filter: moderationFilter, until: z.iso.datetime(), ...removalFields }),
    ],
    { error: removalError },
  )
  .check(...removalRules);

export type ModerateBody = z.infer<typeof moderateBody>;

/** What was changed, each with the status that it had, and when. */
export const moderateReply = z.object({
  changed: z.array(z.object({ id: z.string(), was: commentStatus })),
  at: z.string(),
});

export type ModerateReply = z.infer<typeof moderateReply>;

const moderatedComment = z.extend(comment, {
  replyTo: z.nullable(z.string()),
  /** Why it was held for review: lib/comments/hold-rules.ts. */
  heldFor: z.array(z.string()),
  /** Why it is rejected; null for others, and where no reason was given. */
  removal: shownRemoval,
  /** How many notes of admins it has. */
  notes: z.int(),
  reports: z.array(z.object({ reason: z.string(), createdAt: z.string() })),
});

export type ModeratedComment = z.infer<typeof moderatedComment>;

export const moderationReply = z.object({
  comments: z.array(moderatedComment),
  pages: z.int(),
  total: z.int(),
  /** When the list was read. */
  now: z.string(),
});

export type ModerationReply = z.infer<typeof moderationReply>;
