import type { AuditAction, AuditDetails } from "@/lib/auth/audit-actions";
import { list, moment, recorded } from "@/lib/auth/audit-words";

type FileAction = Extract<AuditAction, `${"content" | "download" | "media"}.${string}`>;
type Sentences = { [A in FileAction]: (subject: string, detail: Partial<NonNullable<AuditDetails[A]>>) => string };

/** What the acts on files and on versions of content are called in the audit log. */
export const fileSentences: Sentences = {
  "content.restore-version": (subject, { restored }) => `restored version ${restored ?? ""} of ${subject}`,
  "content.schedule": (subject, { fields, at }) =>
    `scheduled a change of ${list(fields)} of ${subject} for ${moment(at)}`,
  "content.unschedule": (subject, { at }) => `cancelled the change of ${subject} that was scheduled for ${moment(at)}`,
  "content.upload": (_, detail) =>
    recorded(detail, `uploaded “${detail.title ?? ""}” to the exhibition ${detail.exhibition ?? ""}`),
  "content.update": (subject, detail) => recorded(detail, `changed the members’ content ${subject}`),
  "content.replace": (subject, detail) => recorded(detail, `replaced the members’ content ${subject}`),
  "content.archive": (subject, detail) => recorded(detail, `archived the members’ content ${subject}`),
  "content.restore": (subject, detail) => recorded(detail, `restored the members’ content ${subject}`),
  "download.create": (subject, detail) => recorded(detail, `added the download ${subject}`),
  "download.update": (subject, detail) => recorded(detail, `changed the download ${subject}`),
  "download.replace": (subject, detail) => recorded(detail, `replaced the file of the download ${subject}`),
  "download.archive": (subject, detail) => recorded(detail, `archived the download ${subject}`),
  "download.restore": (subject, detail) => recorded(detail, `restored the download ${subject}`),
  "download.reorder": (subject, { place }) => `moved the download ${subject} to place ${(place ?? 0) + 1}`,
  "media.update": (subject, detail) => recorded(detail, `changed the file ${subject}`),
  "media.replace": (subject, detail) => recorded(detail, `replaced the file ${subject}`),
  "media.restore-version": (subject, detail) => recorded(detail, `restored an older version of the file ${subject}`),
  "media.reorder": (subject, detail) => recorded(detail, `moved the file ${subject}`),
  "media.archive": (subject, detail) => recorded(detail, `archived the file ${subject}`),
  "media.restore": (subject, detail) => recorded(detail, `restored the file ${subject}`),
  "media.delete": (subject, detail) => recorded(detail, `deleted the file ${subject}`),
};
