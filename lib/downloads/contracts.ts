import * as z from "zod/mini";

/** The errors of the download calls. */
export const downloadMessages = {
  unauthenticated: "You need to log in",
  forbidden: "Members Only",
  missing: "File not found",
} as const;

export const downloadListFailed = "Failed to fetch downloads";

export const downloadFailed = "Download failed";

/** Who may download a file: members of every plan, those with the perk `digitalPrints`, or only owners of its products. */
export const downloadLevels = ["basic", "exclusive", "owners"] as const;

export type DownloadLevel = (typeof downloadLevels)[number];

/** A product that a file belongs to. */
const downloadProduct = z.object({ slug: z.string(), name: z.string() });

/** A file; the size is in bytes. A locked one requires a higher plan or one of its products. */
export const downloadItem = z.object({
  filename: z.string(),
  title: z.string(),
  description: z.string(),
  size: z.int(),
  type: z.string(),
  level: z.enum(downloadLevels),
  isLocked: z.boolean(),
  /** Whether the user owns one of its products, and may download it without a plan. */
  isOwned: z.boolean(),
  /** The products in the shop whose owners may download it. */
  products: z.array(downloadProduct),
});

export type DownloadItem = z.infer<typeof downloadItem>;

/** GET /downloads/list. */
export const downloadsReply = z.object({ items: z.array(downloadItem) });

/** GET /downloads/file and GET /guest/orders/{token}/downloads: `name` must be the file name of a record. */
export const downloadQuery = z.object({ name: z.string() });

/** The maximum file size. Members download on mobile networks. */
export const MAX_DOWNLOAD_BYTES = 50 * 1024 * 1024;

export const acceptedDownloadTypes =
  "PDF, JPEG, PNG, WebP, AVIF, MP3, M4A, Ogg, WAV, MP4, WebM, Word, plain text or ZIP";

export const downloadSaveFailed = "Failed to save file";

export const downloadArchiveFailed = "Failed to archive file";

/** A file as admins see it, also an archived one, with its download count and all of its products. */
export const adminDownload = z.extend(z.omit(downloadItem, { isLocked: true, isOwned: true }), {
  _id: z.string(),
  fetched: z.int(),
  version: z.int(),
  deletedAt: z.nullable(z.string()),
});

export type AdminDownload = z.infer<typeof adminDownload>;

export const adminDownloadReply = z.object({ file: adminDownload });

const level = z.enum(downloadLevels, { error: "Choose who may download it" });

/** Filters of the admin list. */
export const adminDownloadsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  level: z.optional(level),
  shelf: z.optional(z.literal("retired")),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});

export type AdminDownloadsQuery = z.infer<typeof adminDownloadsQuery>;

export const adminDownloadParams = z.object({ id: z.string().check(z.regex(/^dwn_[0-9a-z]{20}$/)) });

export const downloadUploadParams = z.object({ uploadId: z.string().check(z.regex(/^tkt_[0-9a-z]{20}$/)) });

/** POST /admin/download-uploads: the size of the file to upload. */
export const createDownloadUploadBody = z.object({
  size: z
    .int("Please select a file.")
    .check(z.gte(1, "The file is empty."), z.lte(MAX_DOWNLOAD_BYTES, "A file can have 50 MB at most.")),
});

const downloadFields = {
  title: z
    .string({ error: "A title is required" })
    .check(
      z.trim(),
      z.minLength(1, { error: "A title is required" }),
      z.maxLength(120, { error: "At most 120 characters" }),
    ),
  description: z._default(z.string().check(z.trim(), z.maxLength(500, { error: "At most 500 characters" })), ""),
  level,
  /** The file name without extension, which follows from the type. The default is made from the title. */
  name: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, { error: "Lower-case letters, digits and hyphens, at most 80" })),
  ),
  /** The slugs of the products whose owners may download it without a plan. Without the field they stay as they are. */
  products: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100))),
};

const version = z.int();

/** POST /admin/downloads: publishes an uploaded file. */
export const downloadBody = z.object({ ...downloadFields, uploadId: downloadUploadParams.shape.uploadId });

export type DownloadBody = z.infer<typeof downloadBody>;

/** PUT /admin/downloads/{id}: `version` is the one that the editor saw. Without a name the old one is kept. */
export const downloadChange = z.object({ ...downloadFields, version });

export type DownloadChange = z.infer<typeof downloadChange>;

/** POST /admin/downloads/{id}/file: the replacement file. */
export const downloadFileBody = z.object({ uploadId: downloadUploadParams.shape.uploadId, version });

export type DownloadFileBody = z.infer<typeof downloadFileBody>;
