import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { allowOneMediaPlayer } from "@/components/exhibitions/viewer/one-media-player";
import { keysOf } from "@/lib/core/keys-of";
import { type Speed, toSpeed } from "@/lib/exhibitions/tour/rules";
import { openDeviceVoice } from "./device-voice";
import { TourEngine, type TourState } from "./tour-engine";
import { readStops, type StopElements } from "./tour-stops";

const speedKey = "tour-speed";

function storedSpeed(): Speed {
  try {
    return toSpeed(localStorage.getItem(speedKey));
  } catch {
    return 1;
  }
}

const isInView = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Scrolls to a chosen stop; with what is spoken only as long as the reader has not scrolled away from it. */
function createFollower() {
  let last: HTMLElement | null = null;
  return (element: HTMLElement, isNewStop: boolean) => {
    const isFollowed = isNewStop || last === null || isInView(last);
    last = element;
    if (!isFollowed || (!isNewStop && isInView(element))) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    element.scrollIntoView({ behavior, block: isNewStop ? "start" : "center" });
  };
}

function describeToSystem(stop: StopElements, album: string): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: stop.name,
    artist: "The Living Archive",
    album,
    artwork: stop.picture ? [{ src: stop.picture }] : [],
  });
}

function handleSystemKeys<Action extends MediaSessionAction>(handlers: Record<Action, () => void>): () => void {
  if (!("mediaSession" in navigator)) return () => undefined;
  const actions = keysOf(handlers);
  for (const action of actions) navigator.mediaSession.setActionHandler(action, handlers[action]);
  return () => {
    for (const action of actions) navigator.mediaSession.setActionHandler(action, null);
    navigator.mediaSession.metadata = null;
  };
}

export type Tour = {
  /** Null until the voices of the browser are known. */
  state: TourState | null;
  stops: readonly StopElements[];
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  toggle: () => void;
  move: (by: -1 | 1) => void;
};

/** The audio tour of this page. The speed is remembered in the browser. */
export function useTourEngine(audio: RefObject<HTMLAudioElement | null>, album: string): Tour {
  const engine = useRef<TourEngine | null>(null);
  const [state, setState] = useState<TourState | null>(null);
  const [stops, setStops] = useState<readonly StopElements[]>([]);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    const cleanUps: (() => void)[] = [];
    let isOpen = true;
    void openDeviceVoice().then((voice) => {
      if (!isOpen || !audio.current) return;
      const found = readStops(document);
      const startSpeed = storedSpeed();
      const own = new TourEngine({
        stops: found,
        audio: audio.current,
        voice,
        speed: startSpeed,
        onChange: (next) => {
          setState(next);
          const stop = found[next.stop];
          if (next.isPlaying && stop) describeToSystem(stop, album);
        },
        onUtterance: createFollower(),
      });
      engine.current = own;
      setStops(found);
      setSpeed(startSpeed);
      const linked = found.findIndex(({ root }) => root.id === location.hash.slice(1));
      if (linked > 0) own.goTo(linked);
      const playFrom = ({ target }: Event) => {
        const button = target instanceof Element && target.closest("[data-listen]");
        const from = found.findIndex(({ root }) => button && root.contains(button));
        if (from >= 0) own.goTo(from, true);
      };
      const stop = () => own.pause();
      document.addEventListener("click", playFrom);
      // The voice would go on speaking on the next page.
      addEventListener("pagehide", stop);
      cleanUps.push(
        allowOneMediaPlayer(document, (isPlaying) => isPlaying && own.yieldToOther()),
        handleSystemKeys({
          play: () => own.play(),
          pause: stop,
          nexttrack: () => own.move(1),
          previoustrack: () => own.move(-1),
        }),
        () => document.removeEventListener("click", playFrom),
        () => removeEventListener("pagehide", stop),
        () => own.close(),
      );
    });
    return () => {
      isOpen = false;
      engine.current = null;
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, [audio, album]);

  return {
    state,
    stops,
    speed,
    setSpeed: useCallback((next: Speed) => {
      setSpeed(next);
      engine.current?.setSpeed(next);
      try {
        localStorage.setItem(speedKey, String(next));
      } catch {
        // Without storage, it applies until the page is left.
      }
    }, []),
    toggle: useCallback(() => engine.current?.toggle(), []),
    move: useCallback((by) => engine.current?.move(by), []),
  };
}
