"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { ProductFormValues, VariantValues } from "./product-form-values";

type VariantRowsProps = {
  values: ProductFormValues;
  onChange: (part: Partial<ProductFormValues>) => void;
  errors: Record<string, string>;
};

/** The stock of a product, or of each of its sizes. */
export function VariantRows({ values, onChange, errors }: VariantRowsProps) {
  const made = useRef(0);
  const { variants } = values;
  const change = (key: string, part: Partial<VariantValues>) =>
    onChange({ variants: variants.map((size) => (size.key === key ? { ...size, ...part } : size)) });
  function add() {
    made.current += 1;
    onChange({
      variants: [
        ...variants,
        { key: `new-${made.current}`, originalName: null, name: "", stock: "0", originalStock: 0 },
      ],
    });
  }
  const remove = ({ key, originalName }: VariantValues) =>
    onChange({
      variants: variants.filter((size) => size.key !== key),
      ...(originalName !== null && { removedVariants: [...values.removedVariants, originalName] }),
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">Stock</legend>
      {variants.length === 0 ? (
        <TextField
          label="Stock"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          value={values.stock}
          error={errors.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
          hint="Available now. Sales made while you edit are kept."
          className="max-w-56"
        />
      ) : (
        <ul className="grid gap-3">
          {variants.map((size) => (
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
              <IconButton label={`Remove size ${size.name || "without a name"}`} onClick={() => remove(size)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" onClick={add} className="justify-self-start">
        {variants.length === 0 ? "Add sizes" : "Add size"}
      </Button>
      <Alert>
        {(errors.variants ?? (variants.length > 0 && errors.stock)) && `❌ ${errors.variants ?? errors.stock}`}
      </Alert>
    </fieldset>
  );
}
