"use client";

import { type ReactNode, useId, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { TextField } from "@/components/ui/field";
import { Image } from "@/components/ui/image";

/** Something to pick: its picture, name and how it differs from others. */
export type PickItem<T> = { key: string; title: string; detail: string; picture: string | null; value: T };

type PickDialogProps<T> = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The name is being typed. */
  onType: (name: string) => void;
  /** What has this name; undefined while it loads. */
  items: readonly PickItem<T>[] | undefined;
  /** Whether the items are those of what is typed, and not of what was typed before. */
  isCurrent: boolean;
  failed: boolean;
  onPick: (value: T) => void;
  /** What to say when nothing matches. */
  none: string;
  children?: ReactNode;
};

/** Picks one thing by name. */
export function PickDialog<T>({
  title,
  open,
  onClose,
  onType,
  items,
  isCurrent,
  failed,
  onPick,
  none,
  children,
}: PickDialogProps<T>) {
  const [typed, setTyped] = useState("");
  const results = useId();
  return (
    <AdminDialog open={open} onClose={onClose} title={title} sheet>
      <TextField
        label="Search by name"
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value.trim());
        }}
        onKeyDown={(event) => {
          // The dialog may be in a form, which Enter would submit.
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = items ?? [];
          if (first && isCurrent) onPick(first.value);
        }}
        aria-controls={results}
        autoComplete="off"
      />
      <div id={results} aria-live="polite" className="max-h-[50dvh] overflow-y-auto">
        {failed && <p className="font-medium text-danger text-small">The list could not be loaded. Try again.</p>}
        {!failed && items === undefined && <p className="text-muted text-small">Loading…</p>}
        {items?.length === 0 && <p className="text-muted text-small">{none}</p>}
        <ul className="grid">
          {items?.map(({ key, title: name, detail, picture, value }) => (
            <li key={key} className="border-line border-b">
              <button
                type="button"
                onClick={() => onPick(value)}
                className="grid w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 py-2 text-start hover:bg-raised"
              >
                {picture ? (
                  <Image
                    src={picture}
                    alt=""
                    width={56}
                    height={56}
                    sizes="56px"
                    className="size-14 rounded-control bg-raised object-cover"
                  />
                ) : (
                  <span className="size-14 rounded-control bg-raised" />
                )}
                <span className="grid min-w-0">
                  <span className="wrap-anywhere font-semibold">{name}</span>
                  {detail && <span className="wrap-anywhere text-muted text-small">{detail}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </AdminDialog>
  );
}
