import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { issueCounts, issueStatus } from "@/lib/newsletter/issue-contracts";

/** POST /newsletter/subscribe. `source` is the form that sent it. */
export const subscribeBody = z.object({
  email: emailAddress,
  source: z.optional(z.enum(["footer", "home", "archive"])),
});

/** POST /newsletter/confirm and /newsletter/unsubscribe: the token of the link in the email. */
export const newsletterToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

/** The recipients of an issue of the API: one plan, all members, or all subscribers. */
const audience = z.enum(["collectors", "yearly", "monthly", "patron", "members", "subscribers"]);

/** One line: a line break would allow header injection. */
const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(150), z.regex(/^\P{Cc}+$/u));

const content = z.string().check(z.maxLength(40_000), z.regex(/\S/));

/** POST /newsletter/collectors: the content is Markdown. */
export const newsletterBody = z.object({ subject, content, audience: z._default(audience, "collectors") });

export type NewsletterBody = z.infer<typeof newsletterBody>;

export const newsletterReply = z.object({ message: z.string(), issueId: z.string(), recipients: z.int() });

/** A sent issue with delivery counts. `recipients` holds the first 100 addresses. */
export const newsletterLog = z.object({
  _id: z.string(),
  subject: z.string(),
  content: z.string(),
  audience: z.string(),
  status: issueStatus,
  createdAt: z.string(),
  recipients: z.array(z.string()),
  results: z.omit(issueCounts, { recipients: true }),
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

/** The filter of the admin list of subscribers. */
export const subscriberFilter = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  standing: z.catch(z.optional(z.enum(["pending", "confirmed", "unsubscribed", "bounced"])), undefined),
});

export type SubscriberFilter = z.infer<typeof subscriberFilter>;

/** GET /newsletter/subscribers/export: the same filters, without pages. */
export const exportSubscribersQuery = z.omit(subscriberFilter, { cursor: true });

export type ExportSubscribersQuery = z.infer<typeof exportSubscribersQuery>;
