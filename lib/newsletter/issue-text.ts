import type { Block, Cards } from "@/lib/newsletter/blocks";

type IssueText = {
  subject: string;
  blocks: readonly Block[];
  cards: Cards;
  online: string | null;
  unsubscribeUrl: string;
  toUrl: (path: string) => string;
};

/** The plain text of an issue, for programs that show no HTML. Markdown is readable as it is; its own links become absolute. */
export function issueText({ subject, blocks, cards, online, unsubscribeUrl, toUrl }: IssueText): string {
  const toText = (block: Block): string => {
    if (block.type === "text")
      return block.text.trim().replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${toUrl(path)})`);
    if (block.type === "picture") return `[Picture: ${block.alt}]${block.caption ? `\n${block.caption}` : ""}`;
    const card = cards[block.ref];
    return card ? [card.title, card.detail, toUrl(card.href)].filter(Boolean).join("\n") : "";
  };
  return [
    subject,
    ...blocks.map(toText),
    ...(online ? [`Read it on our site: ${online}`] : []),
    `Unsubscribe: ${unsubscribeUrl}`,
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}
