import type { AuditDetails } from "@/lib/auth/audit-actions";
import { planName, rows } from "@/lib/auth/audit-words";

type MemberAction =
  | `user.${"add" | "delete"}-note`
  | "subscription.undo-grant"
  | "plan.set-trial"
  | `member-import.${"start" | "undo" | "export"}`
  | `gift-membership.${"resend" | "refund"}`;

type Sentences = {
  [A in MemberAction]: (subject: string, detail: Partial<NonNullable<AuditDetails[A]>>) => string;
};

/** What the actions on notes about members, and on imports, trials and gifts of memberships, are called in the audit log. */
export const memberSentences: Sentences = {
  "user.add-note": (subject) => `added a note about ${subject}`,
  "user.delete-note": (subject) => `deleted a note about ${subject}`,
  "subscription.undo-grant": (subject, { plan }) =>
    `took back the plan ${planName(plan)} of ${subject}, because its import was undone`,
  "plan.set-trial": (_, { plan, from, to }) =>
    `changed the free trial of the plan ${planName(plan)} from ${from ?? 0} to ${to ?? 0} days`,
  "member-import.start": (subject, { people, same, errors }) =>
    `imported members from ${subject}: ${people ?? 0} to grant a plan, ${same ?? 0} members already, ${errors ?? 0} left out`,
  "member-import.undo": (subject, { people }) =>
    `undid the import of members from ${subject}: ${people === 1 ? "1 person" : `${people ?? 0} people`}`,
  "member-import.export": (subject, detail) => `exported ${rows(detail.rows)} of the import of members from ${subject}`,
  "gift-membership.resend": (subject) => `sent the gift membership ${subject} again`,
  "gift-membership.refund": (subject, { seats }) =>
    seats
      ? `refunded ${seats === 1 ? "one unused seat" : `${seats} unused seats`} of the group membership ${subject}`
      : `refunded the gift membership ${subject}`,
};
