"use client";

import { Trash2 } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { PartProps } from "@/components/ui/use-api-form";
import { amountHint } from "./amount-hint";
import type { BandValues } from "./auction-form-values";

const maxBands = 12;

/** Larger minimum increments from certain prices on. */
export function IncrementBands({ value: bands, onChange, errorOf }: PartProps<BandValues[]>) {
  const change = (key: string, part: Partial<BandValues>) =>
    onChange(bands.map((band) => (band.key === key ? { ...band, ...part } : band)));
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-bold text-base">Larger increments at higher prices</legend>
      {bands.map(({ key, from, increment }, index) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <TextField
            label={`From, band ${index + 1}`}
            inputMode="numeric"
            value={from}
            hint={amountHint(from)}
            error={errorOf(`${index}.from`)}
            onChange={({ target }) => change(key, { from: target.value })}
          />
          <TextField
            label={`Increment, band ${index + 1}`}
            inputMode="numeric"
            value={increment}
            hint={amountHint(increment)}
            error={errorOf(`${index}.increment`)}
            onChange={({ target }) => change(key, { increment: target.value })}
          />
          <IconButton
            label={`Remove band ${index + 1}`}
            className="mt-6"
            onClick={() => onChange(bands.filter((band) => band.key !== key))}
          >
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      ))}
      <Alert tone="error">{errorOf("")}</Alert>
      {bands.length < maxBands && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...bands, { key: crypto.randomUUID(), from: "", increment: "" }])}
        >
          Add band
        </Button>
      )}
    </fieldset>
  );
}
