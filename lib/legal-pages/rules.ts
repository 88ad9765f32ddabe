import { type LegalPageSlug, legalPageSlug } from "@/lib/legal-pages/contracts";

/** Title and description of each page. */
export const legalPageTexts: Record<LegalPageSlug, { title: string; description: string }> = {
  terms: {
    title: "Terms",
    description:
      "The terms of the shop, the Circle, the auctions, the events and the guestbook of The Living Archive, in plain English.",
  },
  privacy: {
    title: "Privacy and cookies",
    description:
      "Which personal data The Living Archive stores, why, for how long and with whom it is shared, your rights, and every cookie it sets.",
  },
  returns: {
    title: "Returns and refunds",
    description: "What to do when an order arrives damaged, wrong or not at all, and how a refund is paid.",
  },
  shipping: {
    title: "Shipping",
    description: "What delivery costs, how an order is packed, sent and tracked, and what happens when it is late.",
  },
  faq: {
    title: "Questions and answers",
    description: "Short answers about orders, edition numbers, payments, the Circle, auctions, events and accounts.",
  },
};

/** The links of the footers, in short words. */
export const legalPageLinks: readonly { slug: LegalPageSlug; name: string }[] = [
  { slug: "terms", name: "Terms" },
  { slug: "privacy", name: "Privacy" },
  { slug: "returns", name: "Returns" },
  { slug: "shipping", name: "Shipping" },
  { slug: "faq", name: "FAQ" },
];

/** Whether a page has enough sections for a table of contents. */
export const needsContents = (headings: readonly unknown[]): boolean => headings.length > 3;

/** The page and version of the path /legal/{page}/{version}; null for another path. */
export function parseLegalPageVersion(params: {
  page: string;
  version: string;
}): { slug: LegalPageSlug; version: number } | null {
  const slug = legalPageSlug.safeParse(params.page);
  if (!slug.success || !/^[1-9]\d{0,5}$/.test(params.version)) return null;
  return { slug: slug.data, version: Number(params.version) };
}

/** The paragraphs, list items and table rows of a Markdown text. */
const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n\s*\n|\r?\n(?=\s*(?:\||[-*] |\d+\. ))/).flatMap((part) => part.replace(/\s+/g, " ").trim() || []);

/** The paragraphs, list items and table rows of a Markdown text that none of the others has, each once. Line breaks within one make no difference. */
export function newParagraphs(text: string, others: readonly string[]): string[] {
  const known = new Set(others.flatMap(paragraphsOf));
  return [...new Set(paragraphsOf(text))].filter((paragraph) => !known.has(paragraph));
}
