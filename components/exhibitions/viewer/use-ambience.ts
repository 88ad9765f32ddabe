"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toast";
import type { HallLeader } from "@/lib/exhibitions/contracts";
import { Ambience } from "./ambience";

/** A room that is only passed, or that slips by while the ones above it find their heights, does not sound. Milliseconds. */
const passing = 250;

type Room = Pick<HallLeader, "slug" | "sound"> | null;

/** Whether the sound is on, the switch for it, and the sound itself of the room one stands in. It is off until it is asked for. */
export function useAmbience(room: Room): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false);
  const ambience = useRef<Ambience | null>(null);

  // Made within the press: a telephone lets nothing else sound.
  const toggle = useCallback(() => {
    ambience.current ??= new Ambience();
    ambience.current.rest(false);
    setOn((was) => !was);
  }, []);

  const sound = room?.sound ?? null;
  const slug = room?.slug;
  useEffect(() => {
    const playing = ambience.current;
    if (!playing) return;
    const play = async () => {
      if (await playing.play(on && slug && sound ? { slug, sound } : null)) return;
      notify.error("The sound of this room did not load. Walk on, or turn it off and on again.");
    };
    const timer = setTimeout(() => void play(), on ? passing : 0);
    return () => clearTimeout(timer);
  }, [on, slug, sound]);

  useEffect(() => {
    const look = () => ambience.current?.rest(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      ambience.current?.close();
      ambience.current = null;
    };
  }, []);

  return { on, toggle };
}
