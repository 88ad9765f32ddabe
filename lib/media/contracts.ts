import * as z from "zod/mini";
import { perkNames } from "@/lib/auth/contracts";
import { downloadLevels } from "@/lib/downloads/contracts";
import { contentTypes, uploadFields } from "@/lib/member-content/contracts";

/** What the library holds: members' content, downloads, and the pictures and sounds of public pages. */
export const mediaKinds = ["picture", "sound", "content", "download"] as const;
export type MediaKind = (typeof mediaKinds)[number];

const picturePurposes = ["product", "artwork", "cover"] as const;

/** The middle of a crop in percent of width and height, as in object-position. */
const focus = z.string().check(z.regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, "Choose a point in the picture."));

/** A place where a file is used, with the admin page that changes it. */
export const mediaUse = z.object({ text: z.string(), href: z.string() });
export type MediaUse = z.infer<typeof mediaUse>;

/** A file of the library. */
export const mediaItem = z.object({
  _id: z.string(),
  kind: z.enum(mediaKinds),
  /** What a picture was made for. */
  purpose: z.nullable(z.enum([...picturePurposes, "sound"])),
  /** The type of members' content. */
  type: z.nullable(z.enum(contentTypes)),
  /** The title, or the name of the first use, or the id. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  alt: z.string(),
  focus: z.nullable(z.string()),
  requiredPerk: z.nullable(z.enum(perkNames)),
  level: z.nullable(z.enum(downloadLevels)),
  exhibition: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  /** The place in its list, from 1; null for public files. */
  place: z.nullable(z.int()),
  mime: z.string(),
  size: z.nullable(z.int()),
  /** The address that stays when the file is replaced. */
  url: z.string(),
  /** The file for the eyes of an admin, also of an archived one; `small` is a thumbnail of a picture. */
  preview: z.object({ full: z.string(), small: z.string() }),
  uses: z.array(mediaUse),
  version: z.int(),
  createdAt: z.string(),
  archivedAt: z.nullable(z.string()),
});
export type MediaItem = z.infer<typeof mediaItem>;
export const mediaItemReply = z.object({ item: mediaItem });

/** Replaced contents that can be used again. */
export type MediaVersion = {
  _id: string;
  number: number;
  mime: string;
  size: number | null;
  replacedAt: string;
  until: string;
};

/** Filters of the library. */
export const mediaQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  kind: z.optional(z.enum(mediaKinds)),
  use: z.optional(z.enum(["used", "unused"])),
  shelf: z.optional(z.literal("archived")),
  view: z.optional(z.literal("list")),
  /** The default is the newest first. */
  sort: z.optional(z.enum(["oldest", "name", "largest"])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});
export type MediaQuery = z.infer<typeof mediaQuery>;

/** GET /admin/media/pictures: `purpose` is where the picture is to be shown. */
export const picturesQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  purpose: z.optional(z.enum(picturePurposes)),
});
export type PicturesQuery = z.infer<typeof picturesQuery>;
export const libraryPicture = z.object({ url: z.string(), title: z.string(), alt: z.string() });
export type LibraryPicture = z.infer<typeof libraryPicture>;
export const picturesReply = z.object({ pictures: z.array(libraryPicture) });

const mediaId = z.string().check(z.regex(/^((cnt|dwn)_|(img|snd)-)[0-9a-z]{20}$/));
export const mediaParams = z.object({ id: mediaId });
export const mediaFileQuery = z.object({ size: z.optional(z.literal("small")), v: z.optional(z.string()) });

const title = z.string().check(z.trim(), z.maxLength(120, "Please use at most 120 characters."));

/** PUT /admin/media/{id}: every field that the kind has; `version` is the one that the editor saw. */
export const mediaChange = z.object({
  title,
  description: z.optional(z.string().check(z.trim(), z.maxLength(2_000, "Please use at most 2,000 characters."))),
  alt: z.optional(z.string().check(z.trim(), z.maxLength(500, "Please use at most 500 characters."))),
  focus: z.optional(z.nullable(focus)),
  requiredPerk: z.optional(z.nullable(z.enum(perkNames, "There is no such perk."))),
  level: z.optional(z.enum(downloadLevels)),
  place: z.optional(z.int("Enter a whole number").check(z.gte(1, "The first place is 1"), z.lte(500))),
  version: z.int(),
});
export type MediaChange = z.infer<typeof mediaChange>;

/** POST /admin/media/{id}/delete: the name of the file, typed. */
export const deleteMediaBody = z.object({ name: z.string().check(z.maxLength(200)) });
/** POST /admin/media/{id}/versions: the version to use again. */
export const restoreVersionBody = z.object({ versionId: z.string().check(z.maxLength(40)), version: z.int() });

/** What an uploaded file becomes. */
export const uploadTarget = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("content"),
    exhibition: z.string().check(z.maxLength(100)),
    type: z.enum(contentTypes, "Please choose a type."),
    title: uploadFields.shape.title,
    requiredPerk: z.nullable(z.enum(perkNames, "There is no such perk.")),
  }),
  z.object({ kind: z.literal("download"), title: uploadFields.shape.title, level: z.enum(["basic", "exclusive"]) }),
  z.object({ kind: z.literal("picture"), title, purpose: z.enum(picturePurposes) }),
  z.object({ kind: z.literal("sound"), title }),
  z.object({ kind: z.literal("replacement"), id: mediaId, version: z.int() }),
]);
export type UploadTarget = z.infer<typeof uploadTarget>;

/** The size of a part. Serverless hosts accept about 4.5 MB in a request. */
export const PART_BYTES = 4 * 1024 * 1024;
export const partCount = (size: number): number => Math.ceil(size / PART_BYTES);

/** POST /admin/media-uploads: announces a file of `size` bytes. The name is kept to find the same file again after a reload. */
export const createMediaUploadBody = z.object({
  name: z.string().check(z.maxLength(300)),
  size: z
    .int("Please select a file.")
    .check(z.gte(1, "The file is empty."), z.lte(200 * 1024 * 1024, "A file can have 200 MB at most.")),
  target: uploadTarget,
});
export type CreateMediaUploadBody = z.infer<typeof createMediaUploadBody>;

/** An upload in progress. It is sent in parts, so that it can be continued after an interruption. */
export const mediaUpload = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  target: uploadTarget,
  /** The numbers of the parts that have arrived, from 0. */
  received: z.array(z.int()),
  expiresAt: z.string(),
});
export type MediaUpload = z.infer<typeof mediaUpload>;
export const mediaUploadReply = z.object({ upload: mediaUpload });
export const mediaUploadedReply = z.object({ id: z.string(), name: z.string() });

const uploadId = z.string().check(z.regex(/^tkt_[0-9a-z]{20}$/));
export const mediaUploadParams = z.object({ uploadId });
export const mediaPartParams = z.object({ uploadId, part: z.string().check(z.regex(/^(0|[1-9]\d?)$/)) });
