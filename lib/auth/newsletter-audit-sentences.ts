import { moment, rows } from "@/lib/auth/audit-words";
import type { NewsletterAuditDetails } from "@/lib/auth/newsletter-audit-actions";

type Sentences = {
  [A in keyof NewsletterAuditDetails]: (
    subject: string,
    detail: Partial<NonNullable<NewsletterAuditDetails[A]>>,
  ) => string;
};

/** What the acts on newsletters and subscribers are called in the audit log. */
export const newsletterSentences: Sentences = {
  "subscriber.move": (_, { status, known }) =>
    known
      ? "changed the email of the account; the newsletter had the new one already, and the old one left the list"
      : `changed the email of the account, and the newsletter ${status === "unsubscribed" ? "stays off for" : "goes to"} the new one`,
  "subscriber.export": (_, detail) => `exported ${rows(detail.rows)} of subscribers`,
  "newsletter.send": (_, { subject, recipients }) =>
    `sent the newsletter “${subject ?? ""}” to ${recipients ?? 0} people`,
  "newsletter.test": (_, { subject }) => `sent a test of the newsletter “${subject ?? ""}”`,
  "newsletter.create": () => "began a newsletter",
  "newsletter.delete": (_, { subject }) => `deleted the draft “${subject ?? ""}” of a newsletter`,
  "newsletter.schedule": (_, { subject, at }) => `scheduled the newsletter “${subject ?? ""}” for ${moment(at)}`,
  "newsletter.unschedule": (_, { subject }) => `cancelled the schedule of the newsletter “${subject ?? ""}”`,
  "newsletter.stop": (_, { subject, sent, stopped }) =>
    `stopped sending the newsletter “${subject ?? ""}” after ${sent ?? 0} emails; ${stopped ?? 0} were not sent`,
  "newsletter.retry": (_, { subject, retried }) =>
    `sent ${retried === 1 ? "a failed email" : `${retried ?? 0} failed emails`} of the newsletter “${subject ?? ""}” again`,
  "newsletter.publish": (_, { subject }) => `put the newsletter “${subject ?? ""}” in the public archive`,
  "newsletter.unpublish": (_, { subject }) => `took the newsletter “${subject ?? ""}” out of the public archive`,
  "newsletter.settings": (_, { recordOpens }) =>
    `turned the counting of opened newsletters ${recordOpens ? "on" : "off"}`,
};
