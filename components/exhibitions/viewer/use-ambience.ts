"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toast";
import type { HallLeader } from "@/lib/exhibitions/contracts";
import { Ambience } from "./ambience";
import { leaderAt, type Standing } from "./standing";

/** A room that is only passed, or that slips by while the ones above it find their heights, does not sound. Milliseconds. */
const passing = 250;

type Rooms = readonly Pick<HallLeader, "slug" | "sound">[] | null;

/** Whether the sound is on, the switch for it, and the sound itself of the room one stands in. It is off until it is asked for. */
export function useAmbience(rooms: Rooms, standing: Standing): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false);
  const ambience = useRef<Ambience | null>(null);

  // Made within the press: a telephone lets nothing else sound.
  const toggle = useCallback(() => {
    ambience.current ??= new Ambience();
    ambience.current.rest(false);
    setOn((was) => !was);
  }, []);

  useEffect(() => {
    const playing = ambience.current;
    if (!playing) return;
    const play = async (room: NonNullable<Rooms>[number] | null) => {
      const { slug, sound = null } = room ?? {};
      if (await playing.play(slug && sound ? { slug, sound } : null)) return;
      notify.error("The sound of this room did not load. Walk on, or turn it off and on again.");
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stood: string | null | undefined;
    const look = () => {
      const at = on && rooms ? leaderAt(standing, rooms.length) : null;
      const room = at === null ? null : (rooms?.[at] ?? null);
      const slug = room?.slug ?? null;
      if (slug === stood) return;
      stood = slug;
      clearTimeout(timer);
      timer = setTimeout(() => void play(room), on ? passing : 0);
    };
    look();
    const leave = standing.watch(look);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [on, rooms, standing]);

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
