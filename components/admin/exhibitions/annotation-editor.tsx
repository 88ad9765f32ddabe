"use client";

import { Trash2 } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import type { ImageFieldValue } from "@/components/admin/ui/image-field";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import type { AdminAnnotation } from "@/lib/exhibitions/admin-contracts";

export type AnnotationValues = AdminAnnotation & { key: string };

type AnnotationEditorProps = PartProps<AnnotationValues[]> & { image: ImageFieldValue };

const sides = [
  ["x", "Left"],
  ["y", "Top"],
  ["width", "Width"],
  ["height", "Height"],
] as const;
const percent = (share: number) => Math.round(share * 1_000) / 10;
const clampShare = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), most) * 1_000) / 1_000;

/**
 * Edits the annotations of an artwork. A click on the image moves the selected one; the number fields do the same by
 * keyboard.
 */
export function AnnotationEditor({ value: annotations, image, onChange, errorOf }: AnnotationEditorProps) {
  const made = useRef(0);
  const [selected, setSelected] = useState<string | null>(null);
  const change = (key: string, part: Partial<AdminAnnotation>) =>
    onChange(annotations.map((note) => (note.key === key ? { ...note, ...part } : note)));

  function add() {
    made.current += 1;
    const key = `new-${made.current}`;
    onChange([...annotations, { key, title: "", body: "", x: 0.4, y: 0.4, width: 0.2, height: 0.16 }]);
    setSelected(key);
  }
  function moveSelected(event: MouseEvent<HTMLElement>) {
    const note = annotations.find(({ key }) => key === selected);
    if (!note) return;
    const box = event.currentTarget.getBoundingClientRect();
    change(note.key, {
      x: clampShare((event.clientX - box.left) / box.width - note.width / 2, 1 - note.width),
      y: clampShare((event.clientY - box.top) / box.height - note.height / 2, 1 - note.height),
    });
  }

  return (
    <fieldset className="grid gap-5">
      <legend className="pb-2 font-medium text-small">Annotations</legend>
      {image && annotations.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the number fields are the keyboard alternative.
        // biome-ignore lint/a11y/noStaticElementInteractions: as above.
        <div onClick={moveSelected} className="relative w-full max-w-sm cursor-crosshair">
          {/* biome-ignore lint/performance/noImgElement: the admin page shows the stored file. */}
          <img src={image.url} alt="" width={960} height={1200} className="aspect-4/5 w-full object-cover" />
          {annotations.map(({ key, x, y, width, height }, index) => (
            <span
              key={key}
              aria-hidden
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
              className={`pointer-events-none absolute grid place-items-start ring-2 ring-inset ${key === selected ? "ring-brass" : "ring-chalk"}`}
            >
              <b className="bg-night px-1.5 text-chalk text-tiny">{index + 1}</b>
            </span>
          ))}
        </div>
      )}
      {annotations.length > 0 && (
        <ol className="grid gap-6">
          {annotations.map((note, index) => (
            <li
              key={note.key}
              onFocus={() => setSelected(note.key)}
              className={`grid gap-3 border-s-3 ps-4 ${note.key === selected ? "border-accent" : "border-line"}`}
            >
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
                <TextField
                  label={`Annotation ${index + 1}`}
                  value={note.title}
                  maxLength={120}
                  error={errorOf(`${index}.title`)}
                  onChange={({ target }) => change(note.key, { title: target.value })}
                />
                <IconButton
                  label={`Remove annotation ${index + 1}`}
                  onClick={() => onChange(annotations.filter(({ key }) => key !== note.key))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </div>
              <Textarea
                label="Text"
                rows={3}
                maxLength={1_200}
                value={note.body}
                error={errorOf(`${index}.body`)}
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
                    error={errorOf(`${index}.${side}`)}
                    onChange={({ target }) => change(note.key, { [side]: clampShare(Number(target.value) / 100, 1) })}
                  />
                ))}
              </div>
              <Alert tone="error">{errorOf(`${index}`)}</Alert>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="small" onClick={add}>
          Add annotation
        </Button>
        <p className="text-muted text-tiny">Select an annotation, then click its place on the image.</p>
      </div>
    </fieldset>
  );
}
