"use client";

import { useSyncExternalStore } from "react";
import { useViewers } from "@/components/community/use-viewers";
import { viewingSentence } from "./hall-rules";
import { leaderAt, type Standing } from "./standing";
import { useSettled } from "./use-settled";

type ViewingProps = {
  exhibition: string;
  leader: string;
  /** The number of the room, of so many. */
  index: number;
  of: number;
  standing: Standing;
};

/** The true sentence about who else is here, before the work one stands at. Whoever walks fast past ten is counted at none. */
export function Viewing({ exhibition, leader, index, of, standing }: ViewingProps) {
  const isHere = useSyncExternalStore(
    standing.watch,
    () => leaderAt(standing, of) === index,
    () => false,
  );
  const stays = useSettled(isHere) && isHere;
  const viewers = useViewers(stays ? exhibition : null, leader);
  const sentence = stays ? viewingSentence(viewers) : null;
  return (
    sentence && (
      <p role="status" className="font-semibold text-muted text-small">
        {sentence}
      </p>
    )
  );
}
