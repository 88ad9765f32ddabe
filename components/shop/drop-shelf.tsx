"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { BuyingDesk } from "./buying-desk";
import { DropCard } from "./drop-card";
import type { ShelfPiece } from "./shelf-piece";
import { Trouble } from "./shop-trouble";

// Three to a shelf and no two neighbours of one size, as things stand in a house rather than in a catalogue. The first
// shelf rises to the right, which leaves the wall above its left end to the title.
const widths = [3, 4, 5, 5, 3, 4, 4, 5, 3].map(
  (columns) => ({ 3: "xl:col-span-3", 4: "xl:col-span-4", 5: "xl:col-span-5" })[columns],
);

type Counted = readonly ShelfPiece[] | "not yet" | "failed";

/**
 * Every drop, on its shelves, as the page was built with; whoever is signed in gets the count of this minute. A client
 * component although little in it moves: what a server component renders is sent twice, as markup and as the tree behind
 * it, and thirty cards of tree weigh four times as much as the facts they are made of.
 */
export function DropShelf({ pieces, className }: { pieces: readonly ShelfPiece[]; className: string }) {
  const [counted, setCounted] = useState<Counted>("not yet");
  useEffect(() => {
    if (!hasSessionHint()) return;
    void import("./count-shelf").then(async ({ countShelf }) => setCounted((await countShelf()) ?? "failed"));
  }, []);
  const shown = typeof counted === "string" ? pieces : counted;
  const next = Math.min(...shown.flatMap(({ next: at }) => at ?? []));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    // A crowd waits for the same second. Where this device's clock is wrong the store-room is asked ever more rarely.
    let waits = 1_000 + Math.random() * 2_000;
    let due = next + waits;
    const beat = setInterval(() => {
      if (Date.now() < due) return;
      waits = Math.min(waits * 2, 60_000);
      due = Date.now() + waits;
      void import("./count-shelf").then(async ({ countShelf }) => {
        const fresh = await countShelf();
        if (fresh) setCounted(fresh);
      });
    }, 1_000);
    return () => clearInterval(beat);
  }, [next]);
  return (
    <BuyingDesk className={className}>
      {counted === "failed" && (
        <div role="alert" className="col-span-full xl:col-start-4">
          <Trouble>Failed to fetch products</Trouble>
        </div>
      )}
      {shown.map((piece, index) => (
        <DropCard
          key={piece.slug}
          piece={piece}
          first={index === 0}
          className={`col-span-full pb-14 md:col-span-6 lg:col-span-4 ${widths[index % widths.length]}`}
        />
      ))}
    </BuyingDesk>
  );
}
