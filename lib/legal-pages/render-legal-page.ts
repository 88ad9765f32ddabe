import { htmlToText, renderMarkdown } from "@/lib/core/markdown";
import type { LegalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";

/** A section of a page, for its table of contents. */
export type Heading = { id: string; text: string };

const slugify = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** The ids that the pages around a text have: the layout's, and those of `components/legal-pages`. */
const idsAround = ["main", "menu", "contents", "versions"];

/** The first of `base`, `base-2`, … that is not used. */
function addId(used: Set<string>, base: string): string {
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

/** Renders a page's Markdown as sanitized HTML whose sections have ids, and lists its sections. */
export function renderLegalPage(content: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Set(idsAround);
  const clean = renderMarkdown(content, {
    tags: ["h4", "table", "thead", "tbody", "tr", "th", "td"],
    topHeading: "h2",
  });
  // The sanitizer has removed every attribute, so a heading is always written like this.
  const html = clean.replace(/<(h[23])>([\s\S]*?)<\/\1>/g, (_, tag: string, inner: string) => {
    const text = htmlToText(inner);
    const id = addId(used, slugify(text));
    if (tag === "h2") headings.push({ id, text });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  return { html, headings };
}

/** The current version of a page, or the given one, with its HTML; null if there is none. */
export async function getRenderedLegalPage(slug: LegalPageSlug, version?: number) {
  const page = await getLegalPage(slug, version);
  return page && { page, ...renderLegalPage(page.content) };
}
