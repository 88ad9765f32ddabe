import * as z from "zod/mini";
import { perkNames } from "@/lib/auth/contracts";

/** The types of the admin form; `doc` and `misc` are files to download. */
export const contentTypes = ["sketch", "image", "video", "audio", "doc", "misc"] as const;
export type ContentType = (typeof contentTypes)[number];

/** GET …/members-only: an item for members. It has no `url` when the viewer lacks the required perk. */
export const contentItem = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The alternative text of an image, where it says more than the title. */
  alt: z.optional(z.string()),
  type: z.enum(contentTypes),
  url: z.optional(z.string()),
  requiredPerk: z.nullable(z.enum(perkNames)),
  /** In bytes, so that the page can show it before a download. */
  size: z.nullable(z.int()),
});
export type ContentItem = z.infer<typeof contentItem>;
export const membersOnlyReply = z.object({ content: z.array(contentItem) });

/** What visitors without a plan may see. */
export const contentTitle = z.pick(contentItem, { _id: true, title: true, type: true });
export type ContentTitle = z.infer<typeof contentTitle>;
export const contentTitlesReply = z.object({ content: z.array(contentTitle) });

const slugParam = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));
export const exhibitionParams = z.object({ slug: slugParam });
export const contentParams = z.object({ slug: slugParam, contentId: z.string().check(z.regex(/^cnt_[0-9a-z]{20}$/)) });
export const uploadParams = z.object({ slug: slugParam, uploadId: z.string().check(z.regex(/^tkt_[0-9a-z]{20}$/)) });

export const selectFileMessage = "Please select a file.";
export const uploadFailedMessage = "Upload failed";
export const uploadDoneMessage = "Uploaded successfully";

// An HTML form sends an empty string when nothing is selected.
const optionalPerk = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(z.enum(perkNames, "There is no such perk.")),
);

/** The form fields of an upload. */
export const uploadFields = z.object({
  type: z.enum(contentTypes, "Please choose a type."),
  title: z
    .string("Please enter a title.")
    .check(z.trim(), z.minLength(1, "Please enter a title."), z.maxLength(120, "Please use at most 120 characters.")),
  description: z._default(z.string().check(z.trim(), z.maxLength(2_000, "Please use at most 2,000 characters.")), ""),
  requiredPerk: z._default(optionalPerk, null),
});
export type UploadFields = z.infer<typeof uploadFields>;

/** PUT …/content/{id}: the fields to change. `version` is the one that the editor saw; without it the last change wins. */
export const contentChange = z.object({
  title: z.optional(uploadFields.shape.title),
  description: z.optional(z.string().check(z.trim(), z.maxLength(2_000, "Please use at most 2,000 characters."))),
  alt: z.optional(z.string().check(z.trim(), z.maxLength(500, "Please use at most 500 characters."))),
  requiredPerk: z.optional(optionalPerk),
  version: z.optional(z.int()),
});
export type ContentChange = z.infer<typeof contentChange>;

/** POST …/upload: the new item. */
export const uploadReply = z.object({ content: contentItem });

/** POST …/upload/sessions: announces a file of this size, in bytes, that is sent straight to storage. */
export const createUploadBody = z.extend(uploadFields, {
  size: z.int(selectFileMessage).check(z.gte(1, "The file is empty."), z.lte(2 ** 31 - 1, "The file is too large.")),
});
export type CreateUploadBody = z.infer<typeof createUploadBody>;
