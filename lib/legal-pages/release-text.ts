import fs from "node:fs/promises";
import path from "node:path";
import type { LegalPage, LegalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { newParagraphs } from "@/lib/legal-pages/rules";

// next.config.ts deploys these files with the page of the admin.
const folder = path.join(process.cwd(), "prisma", "legal-pages");

/** The text of a page that comes with this release, and its paragraphs that the site's page does not have. */
export type NewReleaseText = { content: string; paragraphs: string[] };

const readReleaseText = (slug: LegalPageSlug): Promise<string | null> =>
  fs.readFile(path.join(folder, `${slug}.md`), "utf8").catch(() => null);

/**
 * What the release's text of a page has gained since the first version of the site, as far as the current version does not have it. Null
 * for nothing, so a paragraph that an admin has copied is not named again.
 */
export async function getNewReleaseText({ slug, content: current }: LegalPage): Promise<NewReleaseText | null> {
  const [content, first] = await Promise.all([readReleaseText(slug), getLegalPage(slug, 1)]);
  if (content === null || !first) return null;
  const paragraphs = newParagraphs(content, [first.content, current]);
  return paragraphs.length > 0 ? { content, paragraphs } : null;
}
