"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { RoundButton } from "@/components/ui/button";
import type { ArtworkNote, CloseLook } from "@/lib/exhibitions/note-contracts";

type NoteListProps = {
  work: CloseLook;
  shown: number | null;
  /** The id of the sentence that names the keys. */
  keys: string;
  onShow: (note: ArtworkNote, index: number) => void;
  onClose: () => void;
};

/** What there is to see, spot by spot: a press moves the picture there, and the words stand under the title. */
export function NoteList({ work, shown, keys, onShow, onClose }: NoteListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shown !== null) list.current?.children[shown]?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div className="grid min-h-0 content-start overflow-y-auto border-line-strong border-t bg-surface text-ink [--focus:var(--ink)] landscape:border-s landscape:border-t-0">
      <header className="flex items-start justify-between gap-3 ps-5 pe-2 pt-3 portrait:hidden">
        <h2 className="pt-2 text-subheading">{work.title}</h2>
        <RoundButton label="Close" onClick={onClose}>
          <X aria-hidden className="size-6" />
        </RoundButton>
      </header>
      <h2 className="px-5 pt-4 font-bold text-base landscape:hidden">{work.title}</h2>
      <p id={keys} className="px-5 pt-1 pb-3 text-muted text-tiny max-md:sr-only">
        Keys: + larger, − smaller, arrows move, 0 the whole work, Esc closes.
      </p>
      <ol ref={list} aria-label="What there is to see" className="border-line border-t">
        {work.notes.map((note, index) => (
          <li key={note._id} className="border-line border-b">
            <button
              type="button"
              aria-expanded={shown === index}
              onClick={() => onShow(note, index)}
              className="grid min-h-tap w-full grid-cols-[1.75rem_1fr] items-baseline px-5 py-2.5 text-start hover:bg-raised aria-expanded:bg-raised"
            >
              <span className="font-bold text-accent-ink">{index + 1}</span>
              <span className="font-semibold text-base">{note.title}</span>
            </button>
            {shown === index && (
              <p className="bg-raised ps-12 pe-5 pb-4 font-normal font-read text-small leading-[1.5]">{note.body}</p>
            )}
          </li>
        ))}
      </ol>
      {work.notes.length === 0 && <p className="px-5 py-4 text-muted">Nobody has written on this work yet.</p>}
    </div>
  );
}
