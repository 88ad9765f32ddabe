"use client";

import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/button";

/** How long a removed block can be brought back. */
export const UNDO_MS = 10_000;

/** The blocks with one moved by a place; the same list at the ends. */
export function moveBlock<Block extends { id: string }>(
  blocks: readonly Block[],
  id: string,
  by: 1 | -1,
): readonly Block[] {
  const from = blocks.findIndex((block) => block.id === id);
  const [moved, other] = [blocks[from], blocks[from + by]];
  if (!moved || !other) return blocks;
  return blocks.map((block, index) => (index === from ? other : index === from + by ? moved : block));
}

type BlockHeaderProps = {
  /** The type of the block: "Text". */
  name: string;
  /** Its heading, one level below that of the list. */
  heading: "h2" | "h3";
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** The name of a block, with the buttons that move and remove it. */
export function BlockHeader({ name, heading: Heading, index, count, onMove, onRemove }: BlockHeaderProps) {
  const label = `${name.toLowerCase()} ${index + 1}`;
  return (
    <div className="flex items-center justify-between gap-3">
      <Heading className="font-semibold text-muted text-small">{name}</Heading>
      <span className="-my-2 -me-2 flex">
        {index > 0 && (
          <IconButton data-move label={`Move ${label} up`} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden className="size-5" />
          </IconButton>
        )}
        {index < count - 1 && (
          <IconButton data-move label={`Move ${label} down`} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}

/** A button for each type of block that can be added. */
export function AddBlocks({ types }: { types: readonly { name: string; Icon: LucideIcon; onAdd: () => void }[] }) {
  return (
    <fieldset className="grid grid-cols-2 gap-2 xs:grid-cols-3 sm:grid-cols-5">
      <legend className="sr-only">Add a block</legend>
      {types.map(({ name, Icon, onAdd }) => (
        <button
          key={name}
          type="button"
          onClick={onAdd}
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
