import * as z from "zod/mini";
import { commentRefusal, reportReasons, sanitizeComment } from "@/lib/comments/rules";
import { commentModes, commentOrders, reactionKinds } from "@/lib/comments/thread-rules";
import { keysOf } from "@/lib/core/keys-of";

/** The text of a comment: 1 to 500 visible characters, sanitized. */
const commentText = z.pipe(
  z.string("Please write something first.").check((payload) => {
    // Limits the work of the rules, which read every character.
    const refusal = commentRefusal(payload.value.slice(0, 5_000));
    if (refusal) payload.issues.push({ code: "custom", message: refusal, input: payload.value });
  }),
  z.transform(sanitizeComment),
);

/** POST to a thread: the text, and for a reply the id of the parent comment. Other fields are ignored. */
export const commentBody = z.object({
  message: commentText,
  /** Empty in a form without script that is no reply. */
  replyTo: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  /** A recording that POST /comments/voice has stored; in the guestbook only. */
  voice: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});

/** PATCH /comments/{id}. */
export const commentChange = z.object({ message: commentText });

export const commentStatus = z.enum(["pending", "approved", "refused"]);

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

/** The same path segment is an exhibition for GET and POST, and a comment id for PATCH and DELETE. */
export const threadParams = z.object({ exhibition: slug });

export const artworkThreadParams = z.object({ exhibition: slug, artwork: slug });

export const commentParams = z.object({ exhibition: z.string().check(z.regex(/^cmt_[0-9a-z]{20}$/)) });

export const commentBadge = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("vip"),
    title: z.literal("VIP Member"),
    shape: z.enum(["diamond", "medal"]),
    metal: z.enum(["gold", "platinum", "silver"]),
  }),
  z.object({ kind: z.literal("admin"), title: z.literal("Admin") }),
]);

/** A badge that rows of the museum prove (prisma/functions/proved_badges.sql): what it is called, and what proves it, since when. */
export const provedBadge = z.object({
  kind: z.enum(["series", "first-ten", "bidder", "winner", "attendee", "founder"]),
  title: z.string(),
  proof: z.string(),
});

export type ProvedBadge = z.infer<typeof provedBadge>;

/** The public author of a comment: the last name is one letter, and there is no email address or id. */
export const commentAuthor = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  badges: z.array(commentBadge),
  /** Only for an author who has made their profile public: where it is, and one badge of each kind. */
  profile: z.optional(z.object({ handle: z.string(), badges: z.array(provedBadge) })),
});

/** The reactions to a comment, counted, and the reader's own. */
export const commentReactions = z.object({
  counts: z.array(z.object({ kind: z.enum(reactionKinds), count: z.int() })),
  own: z.nullable(z.enum(reactionKinds)),
});

export type CommentReactions = z.infer<typeof commentReactions>;

/** POST /comments/{id}/reaction: "none" takes the reaction back. */
export const reactionBody = z.object({ kind: z.enum([...reactionKinds, "none"], "Please choose a reaction.") });

export type ReactionBody = z.infer<typeof reactionBody>;

export const reactionReply = z.object({ reactions: commentReactions });

export const comment = z.object({
  _id: z.string(),
  message: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  user: commentAuthor,
  status: commentStatus,
  exhibition: z.string(),
  artwork: z.nullable(z.string()),
  /** Whether the reader wrote it, and until when they can edit it; false and null for others. */
  own: z.boolean(),
  mendableUntil: z.nullable(z.string()),
  reactions: commentReactions,
  /** The public names of those whom the text mentions with "@". */
  mentions: z.array(z.string()),
  pinned: z.boolean(),
  featured: z.boolean(),
  /** The length of its voice note in seconds, or null. */
  voice: z.nullable(z.int()),
  /** Only where the reader has muted its author: it is folded. */
  muted: z.optional(z.literal(true)),
});

export type Comment = z.infer<typeof comment>;

export const commentWithReplies = z.extend(comment, { replies: z.array(comment) });

export type CommentWithReplies = z.infer<typeof commentWithReplies>;

/** GET of a thread: newest comments first unless `sort` says otherwise, each with its replies, oldest first. `now` is the database's clock. */
export const commentsQuery = z.object({
  sort: z.optional(z.enum(commentOrders)),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.cmt_[0-9a-z]{20}$/))),
  limit: z.optional(z.coerce.number()),
});

/** Until when the reader may not comment (null until it is lifted), and the sentence that says so. */
export const commentBan = z.object({ until: z.nullable(z.string()), message: z.string() });

export type CommentBan = z.infer<typeof commentBan>;

/** Who may comment, the guidelines at the form, and whether the reader may comment, bans apart; false for visitors. */
export const threadPolicy = z.object({ mode: z.enum(commentModes), guidelines: z.string(), canComment: z.boolean() });

export type ThreadPolicy = z.infer<typeof threadPolicy>;

export const commentsReply = z.object({
  comments: z.array(commentWithReplies),
  nextCursor: z.nullable(z.string()),
  now: z.string(),
  /** Only for a reader who may not comment. */
  ban: z.optional(commentBan),
  thread: threadPolicy,
});

export type CommentsReply = z.infer<typeof commentsReply>;

export const commentReply = z.object({ comment: commentWithReplies });

/** POST /comments/{id}/delete: where the comment was. */
export const removedCommentReply = z.object({
  exhibition: z.string(),
  artwork: z.nullable(z.string()),
  /** The comment that it replied to. */
  parentId: z.nullable(z.string()),
});

const reportReasonNames = keysOf(reportReasons);

/** POST /comments/{id}/report. */
export const reportBody = z.object({ reason: z.enum(reportReasonNames, "Please choose a reason.") });

/** POST /comments/voice: the recording as a WAV file; `id` is the `voice` of the comment. */
export const voiceReply = z.object({ id: z.string(), seconds: z.int() });

/** POST /comments/{id}/appeal. */
export const appealBody = z.object({
  text: z
    .string("Write why it should be shown again")
    .check(
      z.trim(),
      z.minLength(10, "Please write at least 10 characters"),
      z.maxLength(1_000, "Please use at most 1,000 characters"),
    ),
});

/** /account/comments: what a form without script has led to. */
export const ownCommentsQuery = z.object({
  saved: z.catch(z.optional(z.enum(["appeal", "mails", "unmuted"])), undefined),
  error: z.catch(z.optional(z.string()), undefined),
});
