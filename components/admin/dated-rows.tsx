"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button, RoundButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { DatedDraft } from "./leader-draft";

type DatedRowsProps<Row extends DatedDraft> = {
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** What one of them is called: "moment", "claim". */
  one: string;
  empty: (key: string) => Row;
  errorOf: (name: string) => string | undefined;
  /** What else a row has. */
  more?: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
};

/** Dated lines, added and taken away and moved: the moments of the wall and the claims of the record. */
export function DatedRows<Row extends DatedDraft>(props: DatedRowsProps<Row>) {
  const { rows, onChange, one, empty, errorOf, more } = props;
  const made = useRef(0);
  const change = (key: string, part: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const up = (index: number) => {
    const moved = [...rows];
    const [row] = moved.splice(index, 1);
    if (row) moved.splice(index - 1, 0, row);
    onChange(moved);
  };
  function add() {
    made.current += 1;
    onChange([...rows, empty(`new-${made.current}`)]);
  }
  return (
    <div className="grid gap-6">
      <ol className="grid gap-6">
        {rows.map((row, index) => (
          <li key={row.key} className="grid gap-3 border-line border-s-3 ps-4">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
              <TextField
                label={`Date of ${one} ${index + 1}`}
                value={row.date}
                maxLength={80}
                error={errorOf(`${index}.date`)}
                onChange={({ target }) => change(row.key, { date: target.value } as Partial<Row>)}
              />
              <span className="flex">
                {index > 0 && (
                  <RoundButton label={`Move ${one} ${index + 1} up`} onClick={() => up(index)}>
                    <ArrowUp aria-hidden className="size-5" />
                  </RoundButton>
                )}
                <RoundButton
                  label={`Take ${one} ${index + 1} away`}
                  onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </RoundButton>
              </span>
            </div>
            <Textarea
              label="What happened"
              rows={2}
              maxLength={600}
              value={row.text}
              error={errorOf(`${index}.text`)}
              onChange={({ target }) => change(row.key, { text: target.value } as Partial<Row>)}
            />
            {more?.(row, index, (part) => change(row.key, part))}
          </li>
        ))}
      </ol>
      <Button look="secondary" size="small" onClick={add} className="justify-self-start">
        {`Add a ${one}`}
      </Button>
    </div>
  );
}
