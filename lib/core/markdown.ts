import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const markdown = new Marked({ gfm: true, breaks: false, async: false });

const basicTags = [
  "p",
  "h1",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "blockquote",
  "hr",
  "br",
  "a",
  "strong",
  "em",
  "del",
  "code",
];

type MarkdownOptions = {
  /** Tags besides the basic ones. */
  tags?: readonly string[];
  /** Changes the target of a link. */
  resolveLink?: (href: string) => string;
  /** Replaces h1, for a page that has a title of its own. */
  topHeading?: "h1" | "h2";
};

/** Renders Markdown as sanitized HTML: basic formatting and links, no other attribute than a link's target. */
export function renderMarkdown(
  content: string,
  { tags = [], resolveLink = (href) => href, topHeading = "h1" }: MarkdownOptions = {},
): string {
  return sanitizeHtml(markdown.parse(content, { async: false }), {
    allowedTags: [...basicTags, ...tags],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "http", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      h1: topHeading,
      a: (tagName, { href = "" }) => {
        const url = resolveLink(href);
        const attribs: Record<string, string> = url ? { href: url } : {};
        return { tagName, attribs };
      },
    },
  });
}

/** The text of sanitized HTML, without tags and entities. */
export function htmlToText(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
