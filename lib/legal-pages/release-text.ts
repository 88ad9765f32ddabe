import fs from "node:fs/promises";
import path from "node:path";
import { log } from "@/lib/core/log";
import type { LegalPageSlug, NewReleaseText } from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { newParagraphs } from "@/lib/legal-pages/rules";

// next.config.ts deploys these files with the page of the admin.
const folder = path.join(process.cwd(), "prisma", "legal-pages");

const readReleaseText = (slug: LegalPageSlug): Promise<string | null> =>
  fs.readFile(path.join(folder, `${slug}.md`), "utf8").catch((error: unknown) => {
    log().warn({ err: error, page: slug }, "the text of a legal page is not in this deployment");
    return null;
  });

/**
 * What the release's text of a page has gained since the first version of the site, as far as none of the given texts has it: the page as it
 * is, and what waits to be published. Null for nothing, so what an admin has copied is not named again.
 */
export async function getNewReleaseText(slug: LegalPageSlug, texts: readonly string[]): Promise<NewReleaseText | null> {
  const [content, first] = await Promise.all([readReleaseText(slug), getLegalPage(slug, 1)]);
  if (content === null || !first) return null;
  const paragraphs = newParagraphs(content, [first.content, ...texts]);
  return paragraphs.length > 0 ? { content, paragraphs } : null;
}
