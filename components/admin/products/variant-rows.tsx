"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { failure } from "@/components/ui/message";
import type { FieldProps, PartProps } from "@/components/ui/use-api-form";
import type { VariantValues } from "./product-form-values";

type VariantRowsProps = PartProps<VariantValues[]> & {
  /** The stock of a product without sizes. */
  stock: FieldProps;
};

/** The stock of a product, or of each of its sizes. */
export function VariantRows({ value: variants, onChange, errorOf, stock }: VariantRowsProps) {
  const made = useRef(0);
  const change = (key: string, part: Partial<VariantValues>) =>
    onChange(variants.map((size) => (size.key === key ? { ...size, ...part } : size)));
  function add() {
    made.current += 1;
    onChange([...variants, { key: `new-${made.current}`, originalName: null, name: "", stock: "0", originalStock: 0 }]);
  }
  const error = errorOf("") ?? (variants.length > 0 ? stock.error : undefined);
  return (
    <>
      {variants.length === 0 ? (
        <TextField
          label="Stock"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          hint="Available now. Sales made while you edit are kept."
          className="max-w-56"
          {...stock}
        />
      ) : (
        <ul className="grid gap-3">
          {variants.map((size, index) => (
            <li key={size.key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-3">
              <TextField
                label="Size"
                value={size.name}
                maxLength={60}
                error={errorOf(`${index}.name`)}
                onChange={({ target }) => change(size.key, { name: target.value })}
              />
              <TextField
                label="Stock"
                type="number"
                min={0}
                step={1}
                inputMode="numeric"
                value={size.stock}
                error={errorOf(`${index}.stock`)}
                onChange={({ target }) => change(size.key, { stock: target.value })}
              />
              <IconButton
                label={`Remove size ${size.name || "without a name"}`}
                onClick={() => onChange(variants.filter(({ key }) => key !== size.key))}
              >
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" onClick={add} className="-ms-3.5 justify-self-start">
        {variants.length === 0 ? "Add sizes" : "Add size"}
      </Button>
      <FormMessage message={error ? failure(error) : null} />
    </>
  );
}
