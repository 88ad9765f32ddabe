import { edited, list } from "@/lib/auth/audit-words";
import type { LeaderAuditDetails } from "@/lib/auth/leader-audit-actions";

type Sentences = {
  [A in keyof LeaderAuditDetails]: (subject: string, detail: Partial<NonNullable<LeaderAuditDetails[A]>>) => string;
};

const works = (count: number | undefined) => (count === 1 ? "1 work" : `${count ?? 0} works`);

/** What the edits of leaders and the imports of works are called in the audit log. */
export const leaderSentences: Sentences = {
  "leader.create": (subject) => `added the leader ${subject} as a draft`,
  "leader.publish": (subject) => `published the leader ${subject}`,
  "leader.unpublish": (subject) => `unpublished the leader ${subject}`,
  "leader.delete": (_, { name }) => `deleted the draft of the leader ${name ?? ""}`,
  "exhibition.reorder-leaders": (subject, { ids }) =>
    `changed the order of ${ids?.length ?? "the"} leaders of ${subject}`,
  "leader.update": (subject, { changes, rewritten }) =>
    edited(`the leader ${subject}`, { changes }, `changed ${list(rewritten)} of the leader ${subject}`),
  "leader.translate": (subject, { language, rewritten }) =>
    `changed ${list(rewritten)} of the leader ${subject} in ${language ?? "another language"}`,
  "leader.change-tour-stop": (subject, { language, rewritten }) =>
    `changed ${list(rewritten)} of the audio tour’s stop ${subject} in ${language ?? "one language"}`,
  "work-import.start": (subject, { created, changed, same, left }) =>
    `imported works from ${subject}: ${created ?? 0} to add, ${changed ?? 0} to change, ${same ?? 0} unchanged, ${left ?? 0} left out`,
  "work-import.undo": (subject, detail) => `undid the import of works from ${subject}: ${works(detail.works)}`,
};
