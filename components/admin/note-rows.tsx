"use client";

import { Trash2 } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { Button, RoundButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import type { DeskNote } from "@/lib/exhibitions/desk-contracts";
import type { OnePictureValue } from "./one-picture";

export type NoteDraft = DeskNote & { key: string };

type NoteRowsProps = {
  notes: NoteDraft[];
  picture: OnePictureValue;
  onChange: (notes: NoteDraft[]) => void;
  errors: Record<string, string>;
};

const sides = [
  ["x", "From the left"],
  ["y", "From the top"],
  ["width", "Wide"],
  ["height", "High"],
] as const;
const percent = (share: number) => Math.round(share * 1_000) / 10;
const within = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), most) * 1_000) / 1_000;

/** The notes pinned to a work. A press on the picture moves the chosen one there; its numbers do the same by keyboard. */
export function NoteRows({ notes, picture, onChange, errors }: NoteRowsProps) {
  const made = useRef(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const change = (key: string, part: Partial<DeskNote>) =>
    onChange(notes.map((note) => (note.key === key ? { ...note, ...part } : note)));

  function add() {
    made.current += 1;
    const key = `new-${made.current}`;
    onChange([...notes, { key, title: "", body: "", x: 0.4, y: 0.4, width: 0.2, height: 0.16 }]);
    setChosen(key);
  }
  function place(event: MouseEvent<HTMLElement>) {
    const note = notes.find(({ key }) => key === chosen);
    if (!note) return;
    const box = event.currentTarget.getBoundingClientRect();
    change(note.key, {
      x: within((event.clientX - box.left) / box.width - note.width / 2, 1 - note.width),
      y: within((event.clientY - box.top) / box.height - note.height / 2, 1 - note.height),
    });
  }

  return (
    <fieldset className="grid gap-5">
      <legend className="pb-2 font-medium text-small">Pinned notes</legend>
      {picture && notes.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the numbers of each note are the keyboard's way.
        // biome-ignore lint/a11y/noStaticElementInteractions: as above.
        <div onClick={place} className="relative w-full max-w-sm cursor-crosshair">
          {/* biome-ignore lint/performance/noImgElement: the desk shows it as it is stored. */}
          <img src={picture.url} alt="" width={960} height={1200} className="aspect-4/5 w-full object-cover" />
          {notes.map(({ key, x, y, width, height }, index) => (
            <span
              key={key}
              aria-hidden
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
              className={`pointer-events-none absolute grid place-items-start ring-2 ring-inset ${key === chosen ? "ring-brass" : "ring-chalk"}`}
            >
              <b className="bg-night px-1.5 text-chalk text-tiny">{index + 1}</b>
            </span>
          ))}
        </div>
      )}
      {notes.length > 0 && (
        <ol className="grid gap-6">
          {notes.map((note, index) => (
            <li
              key={note.key}
              onFocus={() => setChosen(note.key)}
              className={`grid gap-3 border-s-3 ps-4 ${note.key === chosen ? "border-accent" : "border-line"}`}
            >
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
                <TextField
                  label={`Note ${index + 1}`}
                  value={note.title}
                  maxLength={120}
                  error={errors[`notes.${index}.title`]}
                  onChange={({ target }) => change(note.key, { title: target.value })}
                />
                <RoundButton
                  label={`Take note ${index + 1} away`}
                  onClick={() => onChange(notes.filter(({ key }) => key !== note.key))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </RoundButton>
              </div>
              <Textarea
                label="What there is to see"
                rows={3}
                maxLength={1_200}
                value={note.body}
                error={errors[`notes.${index}.body`]}
                onChange={({ target }) => change(note.key, { body: target.value })}
              />
              <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                {sides.map(([side, name]) => (
                  <TextField
                    key={side}
                    label={`${name}, %`}
                    type="number"
                    min={0}
                    max={100}
                    step={0.1}
                    value={percent(note[side])}
                    error={errors[`notes.${index}.${side}`]}
                    onChange={({ target }) => change(note.key, { [side]: within(Number(target.value) / 100, 1) })}
                  />
                ))}
              </div>
              <Message>{errors[`notes.${index}`] && `❌ ${errors[`notes.${index}`]}`}</Message>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button look="secondary" size="small" onClick={add}>
          Pin a note
        </Button>
        <p className="text-muted text-tiny">Choose a note, then press the picture where it belongs.</p>
      </div>
    </fieldset>
  );
}
