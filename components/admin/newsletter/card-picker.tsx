"use client";

import { useState } from "react";
import { PickDialog } from "@/components/admin/ui/pick-dialog";
import { useDebounced } from "@/components/admin/ui/use-debounced";
import { useApi } from "@/lib/api-client/use-api";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Card, CardKind } from "@/lib/newsletter/blocks";

export const cardNames: Record<CardKind, string> = { product: "Drop", event: "Event", artwork: "Work" };

type CardPickerProps = { kind: CardKind; open: boolean; onClose: () => void; onPick: (card: Card) => void };

/** Picks a public drop, event or work by name. */
export function CardPicker({ kind, open, onClose, onPick }: CardPickerProps) {
  const [name, setName] = useState("");
  const q = useDebounced(name);
  const { data, error, isLoading } = useApi(open ? adminApiPaths.newsletterCards : null, {
    query: { kind, q },
    keepPreviousData: true,
  });
  return (
    <PickDialog
      title={`Add ${kind === "event" ? "an" : "a"} ${cardNames[kind].toLowerCase()}`}
      open={open}
      onClose={onClose}
      onType={setName}
      items={data?.cards.map(({ ref, ...card }) => ({ key: ref, ...card }))}
      isCurrent={q === name && !isLoading}
      failed={error !== undefined}
      onPick={(key) => {
        const card = data?.cards.find(({ ref }) => ref === key);
        if (card) onPick(card);
      }}
      none="Nothing public has this name."
    />
  );
}
