"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toast";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";
import { AmbientAudio } from "./ambient-audio";
import { allowOneMediaPlayer } from "./one-media-player";
import { leaderAt, type ScrollPosition } from "./scroll-position";
import { hashDelay } from "./viewer-rules";

/**
 * Skips leaders that are only scrolled past or that move during layout, such as the neighbour at which the browser's own jump to a hash
 * lands before the sections above are laid out. In milliseconds.
 */
const settleDelay = hashDelay + 200;

type SoundLeaders = readonly Pick<ViewerLeader, "slug" | "sound">[] | null;

/**
 * Plays the sound of the leader in the middle of the screen while it is on. Off by default, and not remembered after the visit. It is
 * silent while a film is open, another sound plays, or the page is hidden.
 */
export function useAmbientAudio(
  leaders: SoundLeaders,
  position: ScrollPosition,
  isFilmOpen: boolean,
): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false);
  const audio = useRef<AmbientAudio | null>(null);
  const isMediaPlaying = useRef(false);

  // Created inside the click handler: mobile browsers allow audio only after a user gesture.
  const toggle = useCallback(() => {
    audio.current ??= new AmbientAudio();
    audio.current.setPaused("media", isMediaPlaying.current);
    audio.current.unlock();
    setOn((wasOn) => !wasOn);
  }, []);

  useEffect(() => {
    const playing = audio.current;
    if (!playing) return;
    const play = async (leader: NonNullable<SoundLeaders>[number] | null) => {
      const { slug, sound = null } = leader ?? {};
      if (await playing.play(slug && sound ? { slug, sound } : null)) return;
      notify.error("The sound could not be loaded. Turn it off and on again.");
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let currentSlug: string | null | undefined;
    const update = () => {
      const index = on && leaders ? leaderAt(position, leaders.length) : null;
      const leader = index === null ? null : (leaders?.[index] ?? null);
      const slug = leader?.slug ?? null;
      if (slug === currentSlug) return;
      currentSlug = slug;
      clearTimeout(timer);
      timer = setTimeout(() => void play(leader), on ? settleDelay : 0);
    };
    update();
    const unsubscribe = position.subscribe(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [on, leaders, position]);

  useEffect(() => audio.current?.setPaused("film", isFilmOpen), [isFilmOpen]);

  useEffect(() => {
    const pauseIfHidden = () => audio.current?.setPaused("hidden", document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", pauseIfHidden);
    const allowAny = allowOneMediaPlayer(document, (isPlaying) => {
      isMediaPlaying.current = isPlaying;
      audio.current?.setPaused("media", isPlaying);
    });
    return () => {
      document.removeEventListener("visibilitychange", pauseIfHidden);
      allowAny();
      audio.current?.close();
      audio.current = null;
    };
  }, []);

  return { on, toggle };
}
