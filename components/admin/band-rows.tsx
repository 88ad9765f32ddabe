"use client";

import { Trash2 } from "lucide-react";
import { Button, RoundButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import type { BandDraft } from "./sale-draft";

type BandRowsProps = {
  bands: BandDraft[];
  onChange: (bands: BandDraft[]) => void;
  errors: Record<string, string>;
};

const most = 12;

/** From which price on a bid has to add more. */
export function BandRows({ bands, onChange, errors }: BandRowsProps) {
  const change = (key: string, part: Partial<BandDraft>) =>
    onChange(bands.map((band) => (band.key === key ? { ...band, ...part } : band)));
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">Larger steps at higher prices</legend>
      {bands.map(({ key, from, increment }, place) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <TextField
            label={`From, step ${place + 1}`}
            inputMode="numeric"
            value={from}
            error={errors[`bands.${place}.from`]}
            onChange={({ target }) => change(key, { from: target.value })}
          />
          <TextField
            label={`Adds at least, step ${place + 1}`}
            inputMode="numeric"
            value={increment}
            error={errors[`bands.${place}.increment`]}
            onChange={({ target }) => change(key, { increment: target.value })}
          />
          <RoundButton
            label={`Take step ${place + 1} away`}
            className="mt-6"
            onClick={() => onChange(bands.filter((band) => band.key !== key))}
          >
            <Trash2 aria-hidden className="size-5" />
          </RoundButton>
        </div>
      ))}
      <Message>{errors.bands && `❌ ${errors.bands}`}</Message>
      {bands.length < most && (
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...bands, { key: crypto.randomUUID(), from: "", increment: "" }])}
        >
          Add a step
        </Button>
      )}
    </fieldset>
  );
}
