import * as z from "zod/mini";
import type { Permission } from "@/lib/auth/staff-roles";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";

/** What has versions and can be changed at a time. The versions of a legal page ("page") are in their own table. */
export const versionKind = z.enum([
  "product",
  "exhibition",
  "artwork",
  "leader",
  "translation",
  "tour",
  "event",
  "home",
  "page",
]);
export type VersionKind = z.infer<typeof versionKind>;

/** What an admin needs to edit each kind. */
export const kindPermissions: Readonly<Record<VersionKind, Permission>> = {
  product: "catalog",
  exhibition: "exhibitions",
  artwork: "exhibitions",
  leader: "exhibitions",
  translation: "exhibitions",
  tour: "exhibitions",
  event: "events",
  home: "pages",
  page: "pages",
};

/** Any of them; the handler then checks the one of the kind. */
export const versionPermissions = [...new Set(Object.values(kindPermissions))];

/** The editable fields of a record by name. */
export type Fields = Record<string, unknown>;

const subjectId = z.string().check(z.regex(/^\w{1,80}$/));

/** A version with the fields before it; null for the first. */
export type ContentVersion = {
  _id: string;
  version: number;
  fields: Fields;
  previous: Fields | null;
  note: string;
  savedAt: string;
  /** Null for what was there before the first edit. */
  savedBy: string | null;
};

export const versionParams = z.object({ id: z.string().check(z.regex(/^cvr_[0-9a-z]{20}$/)) });

/** POST /admin/versions/{id}/restore: saves the fields of a version again, on top of the version that was shown. */
export const restoreContentBody = z.object({ version: z.int() });

/** POST /admin/scheduled-changes: saves some fields at a time in Lagos. */
export const scheduleChangeBody = z.object({
  kind: versionKind,
  subjectId,
  fields: z
    .record(z.string().check(z.maxLength(40)), z.unknown())
    .check(z.refine((fields) => Object.keys(fields).length > 0, "Nothing is changed yet")),
  dueAt: z.pipe(
    z.string(),
    z.transform((typed, context): Date => {
      const at = parseLagosDateTime(typed);
      if (at) return at;
      context.issues.push({ code: "custom", input: typed, message: "Enter a date and time" });
      return z.NEVER;
    }),
  ),
});
export type ScheduleChangeBody = z.infer<typeof scheduleChangeBody>;

export const scheduledChangeParams = z.object({ id: z.string().check(z.regex(/^sch_[0-9a-z]{20}$/)) });

export const scheduledChange = z.object({
  _id: z.string(),
  subjectId: z.string(),
  fields: z.record(z.string(), z.unknown()),
  dueAt: z.string(),
  status: z.enum(["waiting", "failed"]),
  problem: z.nullable(z.string()),
});
export type ScheduledChange = z.infer<typeof scheduledChange>;
export const scheduledChangeReply = z.object({ change: scheduledChange });
