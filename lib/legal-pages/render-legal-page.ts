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

/** Renders a page's Markdown as sanitized HTML whose sections have ids, and lists its sections. */
export function renderLegalPage(content: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const clean = renderMarkdown(content, {
    tags: ["h4", "table", "thead", "tbody", "tr", "th", "td"],
    topHeading: "h2",
  });
  // The sanitizer has removed every attribute, so a heading is always written like this.
  const html = clean.replace(/<(h[23])>([\s\S]*?)<\/\1>/g, (_, tag: string, inner: string) => {
    const text = htmlToText(inner);
    const base = slugify(text);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const id = count === 1 ? base : `${base}-${count}`;
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
