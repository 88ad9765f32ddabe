import * as z from "zod/mini";
import { downloadItem } from "@/lib/membership/contracts";

/** The most that one file may weigh: what a member fetches over a telephone. */
export const mostDownloadBytes = 50 * 1024 * 1024;
export const downloadTakes = "PDF, JPEG, PNG, WebP, AVIF, MP3, M4A, Ogg, WAV, MP4, WebM, Word, plain text or ZIP";

export const fileNotSaved = "Failed to save file";
export const fileNotRetired = "Failed to retire file";

/** A file for members as the desk sees it: also one that was retired, and how often it was fetched. */
export const deskDownload = z.extend(z.omit(downloadItem, { isLocked: true }), {
  _id: z.string(),
  fetched: z.int(),
  version: z.int(),
  deletedAt: z.nullable(z.string()),
});
export type DeskDownload = z.infer<typeof deskDownload>;
export const deskDownloadReply = z.object({ file: deskDownload });

const level = z.enum(["basic", "exclusive"], { error: "Choose who may fetch it" });

/** What the list is narrowed to. */
export const deskDownloadsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  level: z.optional(level),
  shelf: z.optional(z.literal("retired")),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});
export type DeskDownloadsQuery = z.infer<typeof deskDownloadsQuery>;

export const deskDownloadParams = z.object({ id: z.string().check(z.regex(/^dwn_[0-9a-z]{20}$/)) });
export const downloadTicketParams = z.object({ ticketId: z.string().check(z.regex(/^tkt_[0-9a-z]{20}$/)) });

/** POST /admin/downloads/uploads: a file of that size is about to be sent. */
export const beginDownloadBody = z.object({
  size: z
    .int("Please select a file.")
    .check(z.gte(1, "The file is empty."), z.lte(mostDownloadBytes, "A file can have 50 MB at most.")),
});

const fields = {
  title: z
    .string({ error: "A title is required" })
    .check(
      z.trim(),
      z.minLength(1, { error: "A title is required" }),
      z.maxLength(120, { error: "At most 120 characters" }),
    ),
  description: z._default(z.string().check(z.trim(), z.maxLength(500, { error: "At most 500 characters" })), ""),
  level,
  /** What the file is called without its ending; the ending is what it is. Made of the title where none is given. */
  name: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, { error: "Small letters, digits and hyphens, at most 80" })),
  ),
};
const version = z.int();

/** POST /admin/downloads: a file that has arrived on a ticket is shown to members. */
export const downloadBody = z.object({ ...fields, ticketId: downloadTicketParams.shape.ticketId });
export type DownloadBody = z.infer<typeof downloadBody>;
/** PUT /admin/downloads/{id}: what is said of it, on the version that was looked at. Without a name it keeps its own. */
export const downloadChange = z.object({ ...fields, version });
export type DownloadChange = z.infer<typeof downloadChange>;
/** POST /admin/downloads/{id}/file: the file that takes its place. */
export const downloadFileBody = z.object({ ticketId: downloadTicketParams.shape.ticketId, version });
export type DownloadFileBody = z.infer<typeof downloadFileBody>;
