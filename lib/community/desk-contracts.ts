import * as z from "zod/mini";
import { eventCard } from "@/lib/community/contracts";

/** To whom an issue goes: collectors unless it is said otherwise, everybody in the Circle, or who asked for the letter. */
export const audience = z.enum(["collectors", "members", "subscribers"]);
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
  results: z.object({ sent: z.int(), pending: z.int(), failed: z.int(), skipped: z.int() }),
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

/** The web address of an evening, which only members are told. */
const link = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((value) => value === "" || isWebAddress(value), { error: "A link begins with https://" }),
);

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol);
}

/** A moment with its offset, or without one as it is in Lagos; within the years that a museum plans for. */
const moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/)),
  z.pipe(
    z.transform((value: string) => {
      const whole = value.includes("T") ? value : `${value}T00:00`;
      return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(whole) ? whole : `${whole}+01:00`);
    }),
    z.date().check(z.refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100)),
  ),
);

const eventFields = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
  date: moment,
  description: z._default(z.string().check(z.trim(), z.maxLength(4_000)), ""),
  link: z._default(z.nullable(link), null),
  endDate: z.optional(z.nullable(z.union([z.literal(""), moment]))),
  place: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  capacity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
};

/** GET /events, for everybody. */
export const eventsReply = z.object({ events: z.array(eventCard) });

/** POST /events. */
export const eventBody = z.object(eventFields);
export type EventBody = z.infer<typeof eventBody>;
/** PUT /events/{id}: the whole event, on the version that was looked at. */
export const eventChange = z.object({ ...eventFields, version: z.optional(z.int()) });
export type EventChange = z.infer<typeof eventChange>;
export const eventParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** An event with its link, for those who may come: members of the Circle and admins. */
export const eventDetail = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  endDate: z.nullable(z.string()),
  place: z.string(),
  capacity: z.nullable(z.int()),
  seatsTaken: z.int(),
  link: z.nullable(z.string()),
  cancelled: z.nullable(z.string()),
  version: z.int(),
});
export type EventDetail = z.infer<typeof eventDetail>;
export const eventReply = z.object({ event: eventDetail });
export const goneReply = z.object({});
