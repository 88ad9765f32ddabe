import Link from "next/link";
import { Image } from "@/components/ui/image";
import { pictureSize } from "@/lib/newsletter/blocks";
import type { ArchivedBlock } from "@/lib/newsletter/issue-contracts";

const linkNames = { product: "See the drop", event: "See the event", artwork: "See the work" } as const;

function CardBlock({ card }: Pick<Extract<ArchivedBlock, { type: "card" }>, "card">) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5 border-line border-y py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {card.picture ? (
        <Image
          src={card.picture}
          alt=""
          width={480}
          height={600}
          sizes="(min-width: 40rem) 9rem, 6rem"
          className="aspect-4/5 w-full bg-raised object-cover"
        />
      ) : (
        <span className="aspect-4/5 w-full bg-raised" />
      )}
      <div className="grid gap-1">
        <p className="wrap-anywhere font-bold text-subheading">{card.title}</p>
        {card.detail && <p className="text-muted">{card.detail}</p>}
        <p>
          <Link href={card.href} prefetch={false} className="link inline-flex min-h-tap items-center font-semibold">
            {linkNames[card.kind]}
            <span className="sr-only">: {card.title}</span>
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The text, pictures and cards of an issue. */
export function IssueBody({ blocks }: { blocks: readonly ArchivedBlock[] }) {
  return (
    <div className="grid gap-8">
      {blocks.map((block, index) => {
        if (block.type === "card") return <CardBlock key={block.id} card={block.card} />;
        if (block.type === "text")
          return (
            <div
              key={block.id}
              className="document max-w-read"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/core/markdown.ts.
              dangerouslySetInnerHTML={{ __html: block.html }}
            />
          );
        return (
          <figure key={block.id} className="grid gap-2">
            <Image
              src={block.url}
              alt={block.alt}
              {...pictureSize(block.url)}
              priority={index === 0}
              sizes="(min-width: 64rem) 50rem, 100vw"
              className="h-auto w-full bg-raised"
            />
            {block.caption && <figcaption className="text-muted text-small">{block.caption}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}
