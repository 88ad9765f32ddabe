import * as z from "zod/mini";

/** To whom an issue goes: collectors unless it is said otherwise, another plan, everybody in the Circle, or who asked for the letter. */
export const audience = z.enum(["collectors", "yearly", "monthly", "patron", "members", "subscribers"]);
export type Audience = z.infer<typeof audience>;

/** One line: a break in a subject is how a form is made to write to strangers. */
const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(150), z.regex(/^\P{Cc}+$/u));
const content = z.string().check(z.maxLength(40_000), z.regex(/\S/));

/** POST /newsletter/preview and /newsletter/test. */
export const issueBody = z.object({ subject, content });
export type IssueBody = z.infer<typeof issueBody>;

/** POST /newsletter/collectors: the content is Markdown. */
export const newsletterBody = z.extend(issueBody, { audience: z._default(audience, "collectors") });
export type NewsletterBody = z.infer<typeof newsletterBody>;
export const newsletterReply = z.object({ message: z.string(), issueId: z.string(), recipients: z.int() });
export const previewReply = z.object({ html: z.string() });

/** An issue that was sent, and what became of each of its letters. `recipients` names the first five hundred. */
export const newsletterLog = z.object({
  _id: z.string(),
  subject: z.string(),
  content: z.string(),
  audience: z.string(),
  status: z.enum(["draft", "sending", "sent"]),
  createdAt: z.string(),
  recipients: z.array(z.string()),
  results: z.object({ sent: z.int(), pending: z.int(), failed: z.int(), skipped: z.int(), bounced: z.int() }),
  sentBy: z.object({ firstName: z.string(), lastName: z.string() }),
});
export type NewsletterLog = z.infer<typeof newsletterLog>;
export const newsletterLogsQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number()),
});
export const newsletterLogsReply = z.object({
  logs: z.array(newsletterLog),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});

/** The desk of the subscribers: what its list is narrowed to. */
export const subscriberFilter = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  standing: z.catch(z.optional(z.enum(["pending", "confirmed", "unsubscribed", "bounced"])), undefined),
});
export type SubscriberFilter = z.infer<typeof subscriberFilter>;
