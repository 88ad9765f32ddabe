import * as z from "zod/mini";
import { cursorParam } from "@/lib/core/list-query";

/** The kinds of entries that the timeline of a person can be narrowed to. */
export const timelineKinds = [
  "order",
  "payment",
  "plan",
  "bid",
  "comment",
  "event",
  "download",
  "session",
  "mail",
  "admin",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** The parameters of a user's page. */
export const timelineQuery = z.object({ kind: z.optional(z.enum(timelineKinds)), cursor: cursorParam });
export type TimelineQuery = z.infer<typeof timelineQuery>;

/** Something that a person did, or that was done about them. */
export type TimelineEntry = {
  key: string;
  kind: TimelineKind | "account";
  at: string;
  /** "Ordered LA-7F3K-92QX". */
  title: string;
  /** A reason, a comment, a device. */
  detail: string | null;
  /** "Shipped", "Refunded". */
  state: string | null;
  kobo: number | null;
  href: string | null;
};
