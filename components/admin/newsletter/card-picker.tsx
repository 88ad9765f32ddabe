"use client";

import { PickDialog } from "@/components/admin/ui/pick-dialog";
import { usePickSearch } from "@/components/admin/ui/use-pick-search";
import { useApi } from "@/lib/api-client/use-api";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Card, CardKind } from "@/lib/newsletter/blocks";

export const cardNames: Record<CardKind, string> = { product: "Drop", event: "Event", artwork: "Work" };

type CardPickerProps = { kind: CardKind; open: boolean; onClose: () => void; onPick: (card: Card) => void };

/** Picks a public drop, event or work by name. */
export function CardPicker({ kind, open, onClose, onPick }: CardPickerProps) {
  const { q, propsOf } = usePickSearch();
  const found = useApi(open ? adminApiPaths.newsletterCards : null, {
    query: { kind, q },
    keepPreviousData: true,
  });
  return (
    <PickDialog
      title={`Add ${kind === "event" ? "an" : "a"} ${cardNames[kind].toLowerCase()}`}
      open={open}
      onClose={onClose}
      {...propsOf(found)}
      items={found.data?.cards.map((card) => ({ ...card, key: card.ref, value: card }))}
      onPick={onPick}
      none="Nothing public has this name."
    />
  );
}
