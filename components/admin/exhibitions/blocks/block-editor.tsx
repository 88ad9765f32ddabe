"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AddBlocks, BlockHeader, moveBlock, UNDO_MS } from "@/components/admin/ui/block-list";
import { notify } from "@/components/ui/toast";
import type { PartProps } from "@/components/ui/use-api-form";
import { type BlockReferences, type BlockType, blockTypes } from "@/lib/exhibitions/blocks";
import { BlockFields } from "./block-fields";
import { blockIcons, blockNames } from "./block-types";
import { type BlockValues, createBlock } from "./block-values";

type BlockEditorProps = PartProps<BlockValues[]> & { references: BlockReferences };

/** The content of an exhibition: blocks that are added, edited, moved with buttons or Alt and an arrow key, and removed with Undo. */
export function BlockEditor({ value: blocks, onChange, errorOf, references }: BlockEditorProps) {
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  // An upload or Undo may end after further edits.
  const latest = useRef(blocks);
  useEffect(() => {
    latest.current = blocks;
  });
  const change = (edit: (all: readonly BlockValues[]) => readonly BlockValues[]) => {
    latest.current = [...edit(latest.current)];
    onChange([...latest.current]);
  };
  const itemOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);

  function add(type: BlockType) {
    const block = createBlock(type, crypto.randomUUID());
    flushSync(() => change((all) => [...all, block]));
    // The first button of a text is one of its tools.
    const first = type === "text" ? "textarea" : "textarea, input:not([type=file]), select, [data-fields] button";
    itemOf(block.id)?.querySelector<HTMLElement>(first)?.focus();
  }

  function move(block: BlockValues, by: 1 | -1) {
    const focused = document.activeElement;
    flushSync(() => change((all) => moveBlock(all, block.id, by)));
    const place = latest.current.findIndex(({ id }) => id === block.id) + 1;
    setAnnouncement(`${blockNames[block.type]} is at place ${place} of ${latest.current.length}`);
    // Moving an element takes the focus away, and the button is gone at the ends of the list.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    else itemOf(block.id)?.querySelector<HTMLElement>("[data-move]")?.focus();
  }

  function handleKeyDown(event: KeyboardEvent, block: BlockValues) {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Arrow(Up|Down)$/.test(event.key)) return;
    // In a select these keys open its options, and an open dialog is not the block.
    if (!(event.target instanceof HTMLElement) || event.target.closest("select, dialog")) return;
    event.preventDefault();
    move(block, event.key === "ArrowUp" ? -1 : 1);
  }

  function remove(block: BlockValues, index: number) {
    change((all) => all.filter(({ id }) => id !== block.id));
    notify.plain(`${blockNames[block.type]} removed`, {
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => change((all) => [...all.slice(0, index), block, ...all.slice(index)]) },
    });
    // The pressed button is gone.
    list.current?.focus();
  }

  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* Focusable, so that the focus has a place when the last block is removed. */}
      <ol ref={list} tabIndex={-1} aria-label="Content" className="grid gap-4 focus:outline-none">
        {blocks.map((block, index) => (
          <li
            key={block.id}
            data-block={block.id}
            onKeyDown={(event) => handleKeyDown(event, block)}
            className="grid min-w-0 gap-4 rounded-control border border-line p-4"
          >
            <BlockHeader
              name={blockNames[block.type]}
              heading="h2"
              index={index}
              count={blocks.length}
              onMove={(by) => move(block, by)}
              onRemove={() => remove(block, index)}
            />
            <div data-fields className="grid min-w-0 gap-4">
              <BlockFields
                place={index + 1}
                value={block}
                onChange={(changed) => change((all) => all.map((one) => (one.id === block.id ? changed : one)))}
                errorOf={(path) => errorOf(path ? `${index}.${path}` : `${index}`)}
                references={references}
              />
            </div>
          </li>
        ))}
      </ol>
      <AddBlocks
        types={blockTypes.map((type) => ({ name: blockNames[type], Icon: blockIcons[type], onAdd: () => add(type) }))}
      />
    </div>
  );
}
