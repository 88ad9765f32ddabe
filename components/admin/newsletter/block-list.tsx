"use client";

import { ArrowDown, ArrowUp, CalendarDays, Image as ImageIcon, Palette, ShoppingBag, Trash2, Type } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, IconButton } from "@/components/ui/button";
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
const UNDO_MS = 10_000;

const blockName = (block: Block) =>
  block.type === "text" ? "Text" : block.type === "picture" ? "Picture" : cardNames[block.kind];

function swap(blocks: readonly Block[], id: string, by: 1 | -1): readonly Block[] {
  const from = blocks.findIndex((block) => block.id === id);
  const [moved, other] = [blocks[from], blocks[from + by]];
  if (!moved || !other) return blocks;
  return blocks.map((block, index) => (index === from ? other : index === from + by ? moved : block));
}

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
            <div className="flex items-center justify-between gap-3">
              <h3 className="font-semibold text-muted text-small">{blockName(block)}</h3>
              <span className="-my-2 -me-2 flex">
                {index > 0 && (
                  <IconButton
                    label={`Move ${blockName(block).toLowerCase()} ${index + 1} up`}
                    onClick={() => onChange((all) => swap(all, block.id, -1))}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </IconButton>
                )}
                {index < blocks.length - 1 && (
                  <IconButton
                    label={`Move ${blockName(block).toLowerCase()} ${index + 1} down`}
                    onClick={() => onChange((all) => swap(all, block.id, 1))}
                  >
                    <ArrowDown aria-hidden className="size-5" />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${blockName(block).toLowerCase()} ${index + 1}`}
                  onClick={() => remove(block, index)}
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </span>
            </div>
            {editor(block, index + 1)}
          </li>
        ))}
      </ol>
      <AddBlocks onText={addText} onPicture={() => setPicking("picture")} onCard={setPicking} />
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

type AddBlocksProps = { onText: () => void; onPicture: () => void; onCard: (kind: CardKind) => void };

function AddBlocks({ onText, onPicture, onCard }: AddBlocksProps) {
  const kinds = [
    { name: "Text", Icon: Type, act: onText },
    { name: "Picture", Icon: ImageIcon, act: onPicture },
    { name: cardNames.product, Icon: ShoppingBag, act: () => onCard("product") },
    { name: cardNames.event, Icon: CalendarDays, act: () => onCard("event") },
    { name: cardNames.artwork, Icon: Palette, act: () => onCard("artwork") },
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-2 xs:grid-cols-3 sm:grid-cols-5">
      <legend className="sr-only">Add a block</legend>
      {kinds.map(({ name, Icon, act }) => (
        <button
          key={name}
          type="button"
          onClick={act}
          className="grid min-h-tap justify-items-center gap-1 rounded-control border border-line-strong border-dashed px-2 py-3 font-semibold text-small hover:bg-raised"
        >
          <Icon aria-hidden className="size-5" />
          <span>
            <span className="sr-only">Add </span>
            {name}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
