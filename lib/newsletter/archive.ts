import { htmlToText, renderMarkdown } from "@/lib/core/markdown";
import { metaDescription } from "@/lib/core/page-metadata";
import { db } from "@/lib/db/client";
import { splitHead } from "@/lib/newsletter/blocks";
import type { ArchivedBlock, ArchivedIssue, ArchivedSummary } from "@/lib/newsletter/issue-contracts";
import { blocksOf, cardsOf } from "@/lib/newsletter/issue-queries";
import { textForWeb } from "@/lib/newsletter/rules";
import type { NewsletterIssue } from "@/prisma/generated/client";

const archived = { isPublic: true, slug: { not: null }, startedAt: { not: null } } as const;

async function toArchived(row: NewsletterIssue): Promise<ArchivedIssue> {
  const blocks = blocksOf(row);
  const cards = await cardsOf(row);
  const { head } = splitHead(blocks, cards);
  const shown = blocks.flatMap((block): ArchivedBlock[] => {
    if (block.type === "picture") return [block];
    if (block.type === "text")
      return [{ id: block.id, type: "text", html: renderMarkdown(textForWeb(block.text), { topHeading: "h2" }) }];
    const card = cards[block.ref];
    return card ? [{ id: block.id, type: "card", card }] : [];
  });
  const text = shown.map((block) => (block.type === "text" ? htmlToText(block.html) : "")).join(" ");
  return {
    slug: row.slug ?? "",
    subject: row.subject,
    description: metaDescription(row.summary || text, "A newsletter"),
    publishedAt: (row.startedAt ?? row.createdAt).toISOString(),
    picture: head && { src: head.src, alt: head.alt },
    blocks: shown,
  };
}

/** The issues of the public archive, the latest first. */
export async function listArchivedIssues(): Promise<ArchivedSummary[]> {
  const rows = await db.newsletterIssue.findMany({ where: archived, orderBy: [{ startedAt: "desc" }, { id: "asc" }] });
  return Promise.all(rows.map(toArchived));
}

/** One issue of the public archive; null for one that is not public. */
export async function getArchivedIssue(slug: string): Promise<ArchivedIssue | null> {
  const row = await db.newsletterIssue.findFirst({ where: { ...archived, slug } });
  return row && toArchived(row);
}
