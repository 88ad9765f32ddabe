import * as z from "zod/mini";

/** The legal pages; each is at the path of its name. */
export const legalPageSlug = z.enum(["terms", "privacy", "returns", "shipping", "faq"]);
export type LegalPageSlug = z.infer<typeof legalPageSlug>;

/** The Markdown source of a page. */
const content = z.string().check(z.maxLength(40_000), z.regex(/\S/, "Write the text of the page"));

/** POST /admin/pages/preview. */
export const previewLegalPageBody = z.object({ content });
export const previewLegalPageReply = z.object({ html: z.string() });

export const legalPageParams = z.object({ slug: legalPageSlug });

/** POST /admin/pages/{slug}/versions: publishes a version that is based on the one `basedOn`. */
export const publishLegalPageBody = z.object({
  content,
  /** What changed, shown in the public list of versions. */
  summary: z.string().check(z.trim(), z.minLength(1, "Describe what changed"), z.maxLength(200)),
  basedOn: z.int().check(z.gte(1)),
});
export type PublishLegalPageBody = z.infer<typeof publishLegalPageBody>;

/** A version without its text. */
export const legalPageVersion = z.object({
  _id: z.string(),
  slug: legalPageSlug,
  version: z.int(),
  summary: z.string(),
  publishedAt: z.string(),
});
export type LegalPageVersion = z.infer<typeof legalPageVersion>;

export const publishLegalPageReply = z.object({ page: legalPageVersion });

/** One version of a page with its text, and all versions, newest first. */
export type LegalPage = LegalPageVersion & { content: string; versions: LegalPageVersion[] };

/** A version with the admin who published it; null for the first, which comes with the code. */
export type AdminLegalPageVersion = LegalPageVersion & { publishedBy: string | null };
export type AdminLegalPage = Omit<LegalPage, "versions"> & { versions: AdminLegalPageVersion[] };

/** The text of a page that comes with this release, and what of it the site's page does not have: paragraphs, list items, table rows. */
export type NewReleaseText = { content: string; paragraphs: string[] };
