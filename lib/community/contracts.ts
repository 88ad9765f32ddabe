import * as z from "zod/mini";
import { emailAddress, personName } from "@/lib/accounts/contracts";
import { enquiryTopics, noteRefusal, type ReportReason, reportReasons, tidyNote } from "@/lib/community/rules";
import type { EnquiryTopic } from "@/lib/platform/paths";

/** POST /newsletter/subscribe. `source` says which form it came from. */
export const subscribeBody = z.object({ email: emailAddress, source: z.optional(z.enum(["footer", "bus"])) });

/** POST /newsletter/confirm and /newsletter/unsubscribe: the secret of the link in the mail. */
export const newsletterToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

const topics = Object.keys(enquiryTopics) as EnquiryTopic[];

/**
 * POST /contact. `website` stands in no form that a person sees: whoever fills it in is a machine. The order's number may be
 * typed in small letters and with spaces around it.
 */
export const enquiryBody = z.object({
  name: personName("Your name is required"),
  email: emailAddress,
  topic: z.enum(topics, "Please choose what it is about"),
  order: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(LA-[0-9A-Z]{4}-[0-9A-Z]{4})?$/, "An order number looks like LA-7F3K-92QX"),
      ),
    "",
  ),
  message: z
    .string("Your message is required")
    .check(
      z.trim(),
      z.minLength(1, "Your message is required"),
      z.minLength(10, "Please write at least 10 characters"),
      z.maxLength(4_000, "Please use at most 4,000 characters"),
    ),
  website: z._default(z.string().check(z.maxLength(500)), ""),
});
export type EnquiryBody = z.infer<typeof enquiryBody>;

/** A note's words: 1 to 500 characters that can be seen, kept tidy. */
const note = z.pipe(
  z.string("Please write something first.").check((given) => {
    // Nothing that long is a note; the rules read every character.
    const refusal = noteRefusal(given.value.slice(0, 5_000));
    if (refusal) given.issues.push({ code: "custom", message: refusal, input: given.value });
  }),
  z.transform(tidyNote),
);

/** POST to a wall: the words, and the note that they answer. Whatever else is sent decides nothing. */
export const commentBody = z.object({
  message: note,
  replyTo: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});
/** PATCH /comments/{id}. */
export const commentChange = z.object({ message: note });

const commentStatus = z.enum(["pending", "approved", "refused"]);
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
/** One segment is an exhibition to read from or write to, and a note to change. */
export const wallParams = z.object({ exhibition: slug });
export const artworkWallParams = z.object({ exhibition: slug, artwork: slug });
export const commentParams = z.object({ exhibition: z.string().check(z.regex(/^cmt_[0-9a-z]{20}$/)) });

const badge = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("vip"),
    title: z.literal("VIP Member"),
    shape: z.enum(["diamond", "medal"]),
    metal: z.enum(["gold", "platinum", "silver"]),
  }),
  z.object({ kind: z.literal("admin"), title: z.literal("Admin") }),
]);

/** Who wrote a note, as everyone may know: of the last name the first letter, and neither address nor id. */
const author = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  badges: z.array(badge),
});

const oneComment = z.object({
  _id: z.string(),
  message: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  user: author,
  status: commentStatus,
  exhibition: z.string(),
  artwork: z.nullable(z.string()),
  /** Whether the reader wrote it, and until when it is theirs to mend; both say nothing to others. */
  own: z.boolean(),
  mendableUntil: z.nullable(z.string()),
});
export type Comment = z.infer<typeof oneComment>;
const comment = z.extend(oneComment, { replies: z.array(oneComment) });
export type CommentWithReplies = z.infer<typeof comment>;

/** GET of a wall: the newest notes first, each with its replies, the oldest first. `now` is the database's clock. */
export const commentsQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.cmt_[0-9a-z]{20}$/))),
  limit: z.optional(z.coerce.number()),
});
export const commentsReply = z.object({
  comments: z.array(comment),
  nextCursor: z.nullable(z.string()),
  now: z.string(),
});
export type CommentsReply = z.infer<typeof commentsReply>;
export const commentReply = z.object({ comment });
export const nothingReply = z.object({});

const reasons = Object.keys(reportReasons) as ReportReason[];
/** POST /comments/{id}/report. */
export const reportBody = z.object({ reason: z.enum(reasons, "Please choose a reason.") });

/** GET /comments/admin/all: what cannot be a page is the first one, and there are 20 on each. */
export const moderationQuery = z.object({
  page: z.catch(z.coerce.number(), 1),
  limit: z.optional(z.unknown()),
  exhibition: z.optional(z.string().check(z.maxLength(100))),
  artwork: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(z.union([commentStatus, z.literal("")])),
  /** Only those that somebody reported and nobody has looked at. */
  reported: z.optional(z.string().check(z.maxLength(10))),
  /** Which end comes first; the newest, unless it is said. */
  sort: z.catch(z.optional(z.enum(["newest", "oldest"])), undefined),
});
const moderated = z.extend(oneComment, {
  replyTo: z.nullable(z.string()),
  reports: z.array(z.object({ reason: z.string(), createdAt: z.string() })),
});
export type ModeratedComment = z.infer<typeof moderated>;
export const moderationReply = z.object({ comments: z.array(moderated), pages: z.int(), total: z.int() });
export type ModerationReply = z.infer<typeof moderationReply>;

/** GET /pusher/settings: where the browser listens. */
export const liveSettings = z.object({
  key: z.string(),
  cluster: z.string(),
  host: z.nullable(z.string()),
  port: z.nullable(z.int()),
  tls: z.boolean(),
});

/** POST /pusher/auth, as pusher-js sends it. Nothing but a socket's two numbers and a channel's letters is ever signed. */
export const channelBody = z.object({
  socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.regex(/^[A-Za-z0-9_\-=@,.;]{1,164}$/)),
});
export const channelReply = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });
