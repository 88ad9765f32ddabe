"use client";

import { useState } from "react";
import { PickDialog, type PickItem } from "@/components/admin/ui/pick-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Image } from "@/components/ui/image";

/** Something that a block can refer to. */
export type ReferenceItem = Omit<PickItem<never>, "value">;

type ReferencePickerProps = {
  /** What is picked: "First work", "Drop". */
  label: string;
  /** Everything that can be picked. */
  items: readonly ReferenceItem[];
  /** The key of what is picked; empty for nothing. */
  value: string;
  /** The name of what was picked, for when it can no longer be picked. */
  name?: string;
  onPick: (item: ReferenceItem) => void;
  error: string | undefined;
};

/** One thing that is picked by name from all of them. */
export function ReferencePicker({ label, items, value, name = value, onPick, error }: ReferencePickerProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const picked = items.find(({ key }) => key === value);
  const found = items.filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(typed.toLowerCase()));
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="pb-2 font-medium text-small">{label}</legend>
      <div className="flex items-center gap-4">
        {picked?.picture && (
          <Image
            src={picked.picture}
            alt=""
            width={64}
            height={80}
            sizes="64px"
            className="aspect-4/5 w-16 shrink-0 rounded-control bg-raised object-cover"
          />
        )}
        <div className="grid min-w-0 justify-items-start gap-2">
          {picked && (
            <span className="grid min-w-0">
              <b className="wrap-anywhere font-semibold">{picked.title}</b>
              <span className="wrap-anywhere text-muted text-small">{picked.detail}</span>
            </span>
          )}
          {!picked && value && (
            <span className="font-medium text-danger text-small">{`${name} is not public any more, so visitors do not see this block.`}</span>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`${value ? "Change" : "Choose"}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {value ? "Change" : "Choose"}
          </Button>
        </div>
      </div>
      <Alert tone="error">{error}</Alert>
      <PickDialog
        title={label}
        open={open}
        onClose={() => setOpen(false)}
        onType={setTyped}
        items={open ? found.map((item) => ({ ...item, value: item })) : []}
        isCurrent
        failed={false}
        onPick={(item) => {
          setOpen(false);
          onPick(item);
        }}
        none="Nothing has this name."
      />
    </fieldset>
  );
}
