"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import type { DatedValues } from "./leader-form-values";

type TimelineFieldsProps<Row extends DatedValues> = PartProps<Row[]> & {
  /** What an entry is called: "moment", "claim". */
  itemName: string;
  createRow: (key: string) => Row;
  /** Further fields of an entry. */
  renderExtra?: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
};

/** A list of dated entries that can be added, removed and reordered. */
export function TimelineFields<Row extends DatedValues>(props: TimelineFieldsProps<Row>) {
  const { value: rows, onChange, itemName, createRow, errorOf, renderExtra } = props;
  const made = useRef(0);
  const change = (key: string, changed: (row: Row) => Row) =>
    onChange(rows.map((row) => (row.key === key ? changed(row) : row)));
  const up = (index: number) => {
    const moved = [...rows];
    const [row] = moved.splice(index, 1);
    if (row) moved.splice(index - 1, 0, row);
    onChange(moved);
  };
  function add() {
    made.current += 1;
    onChange([...rows, createRow(`new-${made.current}`)]);
  }
  return (
    <div className="grid gap-6">
      <ol className="grid gap-6">
        {rows.map((row, index) => (
          <li key={row.key} className="grid gap-3 border-line border-s-3 ps-4">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
              <TextField
                label={`Date of ${itemName} ${index + 1}`}
                value={row.date}
                maxLength={80}
                error={errorOf(`${index}.date`)}
                onChange={({ target }) => change(row.key, (was) => ({ ...was, date: target.value }))}
              />
              <span className="flex">
                {index > 0 && (
                  <IconButton label={`Move ${itemName} ${index + 1} up`} onClick={() => up(index)}>
                    <ArrowUp aria-hidden className="size-5" />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${itemName} ${index + 1}`}
                  onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </span>
            </div>
            <Textarea
              label="Text"
              rows={2}
              maxLength={600}
              value={row.text}
              error={errorOf(`${index}.text`)}
              onChange={({ target }) => change(row.key, (was) => ({ ...was, text: target.value }))}
            />
            {renderExtra?.(row, index, (part) => change(row.key, (was) => ({ ...was, ...part })))}
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="small" onClick={add} className="justify-self-start">
        {`Add ${itemName}`}
      </Button>
    </div>
  );
}
