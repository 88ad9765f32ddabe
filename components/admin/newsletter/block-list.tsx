"use client";

import { CalendarDays, Image as ImageIcon, Palette, ShoppingBag, Type } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AddBlocks, BlockHeader, moveBlock, UNDO_MS } from "@/components/admin/ui/block-list";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Image } from "@/components/ui/image";
import { notify } from "@/components/ui/toast";
import type { Block, Card, CardKind, Cards, PictureBlock } from "@/lib/newsletter/blocks";
import { CardPicker, cardNames } from "./card-picker";
import { NewsletterPicture } from "./newsletter-picture";
import { TextBlockEditor } from "./text-block";

type BlockListProps = {
  blocks: readonly Block[];
  cards: Cards;
  onChange: (change: (blocks: readonly Block[]) => readonly Block[]) => void;
  onCard: (card: Card) => void;
};

const newBlockId = () => crypto.randomUUID();

const blockName = (block: Block) =>
  block.type === "text" ? "Text" : block.type === "picture" ? "Picture" : cardNames[block.kind];

type PictureEditorProps = {
  block: PictureBlock;
  /** Whether it is the first picture, which is at the head of the email. */
  isHead: boolean;
  onChange: (block: PictureBlock) => void;
};

function PictureEditor({ block, isHead, onChange }: PictureEditorProps) {
  const [picking, setPicking] = useState(false);
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <Image
          src={block.url}
          alt=""
          width={320}
          height={240}
          sizes="10rem"
          className="aspect-4/3 w-full rounded-control bg-raised object-cover"
        />
        <Button variant="quiet" size="small" onClick={() => setPicking(true)}>
          Replace
        </Button>
      </div>
      <div className="grid content-start gap-4">
        <TextField
          label="Description for people who cannot see it"
          required
          maxLength={500}
          value={block.alt}
          hint={block.alt.trim() ? undefined : "Needed before the newsletter can be sent."}
          onChange={({ target }) => onChange({ ...block, alt: target.value })}
        />
        <TextField
          label="Caption"
          maxLength={300}
          hint={isHead ? "The first picture is at the head of the email." : undefined}
          value={block.caption}
          onChange={({ target }) => onChange({ ...block, caption: target.value })}
        />
      </div>
      <NewsletterPicture
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ url, alt }) => {
          setPicking(false);
          onChange({ ...block, url, alt });
        }}
      />
    </div>
  );
}

function CardPreview({ card }: { card: Card | undefined }) {
  if (!card)
    return <p className="font-medium text-danger text-small">It is no longer public. Remove it before sending.</p>;
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4">
      {card.picture ? (
        <Image
          src={card.picture}
          alt=""
          width={64}
          height={80}
          sizes="64px"
          className="aspect-4/5 w-16 rounded-control bg-raised object-cover"
        />
      ) : (
        <span className="aspect-4/5 w-16 rounded-control bg-raised" />
      )}
      <p className="grid min-w-0">
        <span className="wrap-anywhere font-semibold">{card.title}</span>
        <span className="wrap-anywhere text-muted text-small">{card.detail}</span>
      </p>
    </div>
  );
}

/** The blocks of an issue: add, edit, move and remove, with Undo. */
export function BlockList({ blocks, cards, onChange, onCard }: BlockListProps) {
  const [picking, setPicking] = useState<"picture" | CardKind | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const add = (block: Block) => onChange((all) => [...all, block]);
  function addText() {
    flushSync(() => add({ id: newBlockId(), type: "text", text: "" }));
    list.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus();
  }
  const replace = (block: Block) => onChange((all) => all.map((one) => (one.id === block.id ? block : one)));

  function remove(block: Block, index: number) {
    onChange((all) => all.filter(({ id }) => id !== block.id));
    notify.plain(`${blockName(block)} removed`, {
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: () => onChange((all) => [...all.slice(0, index), block, ...all.slice(index)]),
      },
    });
    // The pressed button is gone.
    list.current?.focus();
  }

  const head = blocks.find(({ type }) => type === "picture")?.id;
  const editor = (block: Block, place: number): ReactNode => {
    if (block.type === "text") return <TextBlockEditor block={block} place={place} onChange={replace} />;
    if (block.type === "picture") return <PictureEditor block={block} isHead={block.id === head} onChange={replace} />;
    return <CardPreview card={cards[block.ref]} />;
  };

  return (
    <div className="grid gap-5">
      {/* Focusable, so that the focus has a place when the last block is removed. */}
      <ol ref={list} tabIndex={-1} aria-label="Content" className="grid gap-4 focus:outline-none">
        {blocks.map((block, index) => (
          <li key={block.id} className="grid gap-2 rounded-control border border-line p-4">
            <BlockHeader
              name={blockName(block)}
              heading="h2"
              index={index}
              count={blocks.length}
              onMove={(by) => onChange((all) => moveBlock(all, block.id, by))}
              onRemove={() => remove(block, index)}
            />
            {editor(block, index + 1)}
          </li>
        ))}
      </ol>
      <AddBlocks
        types={[
          { name: "Text", Icon: Type, onAdd: addText },
          { name: "Picture", Icon: ImageIcon, onAdd: () => setPicking("picture") },
          { name: cardNames.product, Icon: ShoppingBag, onAdd: () => setPicking("product") },
          { name: cardNames.event, Icon: CalendarDays, onAdd: () => setPicking("event") },
          { name: cardNames.artwork, Icon: Palette, onAdd: () => setPicking("artwork") },
        ]}
      />
      <NewsletterPicture
        open={picking === "picture"}
        onClose={() => setPicking(null)}
        onPick={({ url, alt }) => {
          setPicking(null);
          add({ id: newBlockId(), type: "picture", url, alt, caption: "" });
        }}
      />
      {(["product", "event", "artwork"] as const).map((kind) => (
        <CardPicker
          key={kind}
          kind={kind}
          open={picking === kind}
          onClose={() => setPicking(null)}
          onPick={(card) => {
            setPicking(null);
            onCard(card);
            add({ id: newBlockId(), type: "card", kind, ref: card.ref });
          }}
        />
      ))}
    </div>
  );
}
