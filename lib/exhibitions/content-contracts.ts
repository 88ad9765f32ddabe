import * as z from "zod/mini";
import { perkNames } from "@/lib/accounts/contracts";

/** The types of the admin's form; what is neither picture, film nor sound is a file to download. */
export const contentTypes = ["sketch", "image", "video", "audio", "doc", "misc"] as const;
export type ContentType = (typeof contentTypes)[number];

/** Something for members only, as GET …/members-only lists it. Without the perk it asks for, it has no url. */
export const contentItem = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(contentTypes),
  url: z.optional(z.string()),
  requiredPerk: z.nullable(z.enum(perkNames)),
  /** Bytes, said before anything heavy is fetched. */
  size: z.nullable(z.int()),
});
export type ContentItem = z.infer<typeof contentItem>;
export const membersOnlyReply = z.object({ content: z.array(contentItem) });

/** What somebody without a plan may know of it. */
export const contentTitle = z.pick(contentItem, { _id: true, title: true, type: true });
export type ContentTitle = z.infer<typeof contentTitle>;
export const contentTitlesReply = z.object({ content: z.array(contentTitle) });

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));
export const exhibitionParams = z.object({ slug });
export const contentParams = z.object({ slug, contentId: z.string().check(z.regex(/^cnt_[0-9a-z]{20}$/)) });
export const ticketParams = z.object({ slug, ticketId: z.string().check(z.regex(/^tkt_[0-9a-z]{20}$/)) });

export const selectFile = "Please select a file.";
export const uploadFailed = "Upload failed";
export const uploadNetworkError = "Network error";
export const uploadDone = "Uploaded successfully";

// An HTML form sends an empty text for what was not chosen.
const perk = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(z.enum(perkNames, "There is no such perk.")),
);

/** What is said of a file that is uploaded. */
export const uploadFields = z.object({
  type: z.enum(contentTypes, "Please choose a type."),
  title: z
    .string("Please enter a title.")
    .check(z.trim(), z.minLength(1, "Please enter a title."), z.maxLength(120, "Please use at most 120 characters.")),
  description: z._default(z.string().check(z.trim(), z.maxLength(2_000, "Please use at most 2,000 characters.")), ""),
  requiredPerk: z._default(perk, null),
});
export type UploadFields = z.infer<typeof uploadFields>;

/** POST …/upload: the file that was just hung. */
export const uploadReply = z.object({ content: contentItem });

/** POST …/upload/tickets: a file of that size is about to be sent straight to storage. */
export const beginUploadBody = z.extend(uploadFields, {
  size: z.int(selectFile).check(z.gte(1, "The file is empty."), z.lte(2 ** 31 - 1, "The file is too large.")),
});
export type BeginUploadBody = z.infer<typeof beginUploadBody>;
