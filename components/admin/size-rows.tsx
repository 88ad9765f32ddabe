"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button, RoundButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import type { ProductDraft, SizeDraft } from "./product-draft";

type SizeRowsProps = {
  draft: ProductDraft;
  onChange: (part: Partial<ProductDraft>) => void;
  errors: Record<string, string>;
};

/** What is counted: one stock for the whole drop, or one for each of its sizes. */
export function SizeRows({ draft, onChange, errors }: SizeRowsProps) {
  const made = useRef(0);
  const { sizes } = draft;
  const change = (key: string, part: Partial<SizeDraft>) =>
    onChange({ sizes: sizes.map((size) => (size.key === key ? { ...size, ...part } : size)) });
  function add() {
    made.current += 1;
    onChange({ sizes: [...sizes, { key: `new-${made.current}`, was: null, name: "", stock: "0", stockSeen: 0 }] });
  }
  const remove = ({ key, was }: SizeDraft) =>
    onChange({
      sizes: sizes.filter((size) => size.key !== key),
      ...(was !== null && { removedSizes: [...draft.removedSizes, was] }),
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">Stock</legend>
      {sizes.length === 0 ? (
        <TextField
          label="Stock"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          value={draft.stock}
          error={errors.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
          hint="What can be bought now. What is sold while you write stays sold."
          className="max-w-56"
        />
      ) : (
        <ul className="grid gap-3">
          {sizes.map((size) => (
            <li key={size.key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-3">
              <TextField
                label="Size"
                value={size.name}
                maxLength={60}
                onChange={({ target }) => change(size.key, { name: target.value })}
              />
              <TextField
                label="Stock"
                type="number"
                min={0}
                step={1}
                inputMode="numeric"
                value={size.stock}
                onChange={({ target }) => change(size.key, { stock: target.value })}
              />
              <RoundButton label={`Take size ${size.name || "without a name"} away`} onClick={() => remove(size)}>
                <Trash2 aria-hidden className="size-5" />
              </RoundButton>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" size="small" onClick={add} className="justify-self-start">
        {sizes.length === 0 ? "Count it by size" : "Add a size"}
      </Button>
      <Message>
        {(errors.variants ?? (sizes.length > 0 && errors.stock)) && `❌ ${errors.variants ?? errors.stock}`}
      </Message>
    </fieldset>
  );
}
