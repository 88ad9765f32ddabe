import { because, edited } from "@/lib/auth/audit-words";
import type { CommentAuditDetails } from "@/lib/auth/comment-audit-actions";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";

type Sentences = {
  [A in keyof CommentAuditDetails]: (subject: string, detail: Partial<NonNullable<CommentAuditDetails[A]>>) => string;
};

/** What the acts of moderators are called in the audit log. */
export const commentSentences: Sentences = {
  "comment.approve": (subject) => `approved ${subject}`,
  "comment.reject": (subject, { reason }) => `rejected ${subject}${because(reason)}`,
  "comment.hold": (subject) => `put ${subject} back in the queue`,
  "comment.restore": (subject) => `restored ${subject}`,
  "comment.delete": (subject, { reason }) => `deleted ${subject}${because(reason)}`,
  "comment.add-note": (subject) => `wrote a note on ${subject}`,
  "comment.ban-author": (subject, { until }) =>
    `banned ${subject} from commenting ${until ? `until ${formatLagosMoment(until)}` : "until the ban is lifted"}`,
  "comment.lift-ban": (subject) => `lifted the ban of ${subject} from commenting`,
  "comment.highlight": (subject, { pinned, featured }) =>
    pinned || featured
      ? `${[pinned && "pinned", featured && "featured"].filter(Boolean).join(" and ")} ${subject}`
      : `unpinned ${subject}`,
  "comment.decide-appeal": (subject, { decision }) =>
    `${decision === "granted" ? "granted" : "declined"} the appeal about ${subject}`,
  "comment.export": (_, { rows }) => `exported ${rows === 1 ? "1 row" : `${rows ?? "some"} rows`} of comments`,
  "comment-thread.update": (_, { changes, exhibition = "an exhibition", mode = "" }) =>
    edited(`the comments on ${exhibition}`, { changes }, `changed who may comment on ${exhibition} to “${mode}”`),
  "personal-wall.take-off": (subject, { reason }) => `took off ${subject}${because(reason)}`,
  "personal-wall.allow": (subject) => `allowed ${subject} to be shared again`,
  "personal-wall.dismiss-reports": (subject, { reports }) =>
    `dismissed ${reports === 1 ? "a report" : `${reports ?? "some"} reports`} about ${subject}`,
  "moderation-settings.update": (_, { changes, words = 0, sites = 0 }) =>
    edited(
      "what holds a comment for review",
      { changes },
      `changed what holds a comment for review: ${words} words and ${sites} sites`,
    ),
};
