"use client";

import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useId, useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/core/languages";
import { speeds, toSpeed, voiceNote } from "@/lib/exhibitions/tour/rules";
import type { TourState } from "./tour-engine";
import { useTourEngine } from "./use-tour-engine";

type TourPlayerProps = { language: Language; exhibition: string };

const NO_VOICE = "Your browser has no voice that can read this stop. Its text is below.";

function noteOf({ source, hasFailed }: TourState, language: Language): string {
  if (hasFailed) return "Your device’s voice has stopped. Press Play to try again.";
  if (source === null) return NO_VOICE;
  return source === "recording" ? "A recorded voice" : voiceNote(language);
}

/** Plays the stops of the page below it. It stays under the header. */
export function TourPlayer({ language, exhibition }: TourPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { state, stops, speed, setSpeed, toggle, move } = useTourEngine(audio, exhibition);
  const noteId = useId();
  const stop = state ? stops[state.stop] : undefined;
  const [isFirst, isLast] = [!state || state.stop === 0, !state || state.stop === stops.length - 1];
  const isPlaying = state?.isPlaying ?? false;
  const canPlay = state !== null && state.source !== null;
  return (
    <section
      aria-label="Player"
      data-tour-player
      className="noscript:hidden sticky top-header z-30 border-line border-y bg-ground print:hidden"
    >
      <div className="page-x flex flex-wrap items-center gap-x-1 py-2 sm:gap-x-4">
        <div className="flex items-center sm:gap-1">
          <IconButton label="Previous stop" aria-disabled={isFirst} onClick={() => isFirst || move(-1)}>
            <SkipBack aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={isPlaying ? "Pause" : "Play"}
            aria-describedby={noteId}
            aria-disabled={!canPlay}
            aria-busy={state === null}
            onClick={() => canPlay && toggle()}
            className={canPlay ? "bg-accent text-on-accent hover:bg-accent-hover!" : "bg-raised"}
          >
            {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </IconButton>
          <IconButton label="Next stop" aria-disabled={isLast} onClick={() => isLast || move(1)}>
            <SkipForward aria-hidden className="size-5" />
          </IconButton>
        </div>
        <p
          role="status"
          className="min-w-0 leading-tight max-sm:order-1 max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-2 sm:grid sm:flex-1"
        >
          <span className="whitespace-nowrap text-muted text-tiny">
            {state && stop ? `Stop ${state.stop + 1} of ${stops.length}` : "Audio tour"}
          </span>
          <span className="truncate font-bold">{stop?.name ?? "Getting ready…"}</span>
        </p>
        <Select
          label="Speed"
          hideLabel
          value={speed}
          onChange={({ target }) => setSpeed(toSpeed(target.value))}
          className="ms-auto w-36 shrink-0"
        >
          {speeds.map((each) => (
            <option key={each} value={each}>{`Speed ${each}×`}</option>
          ))}
        </Select>
        <p id={noteId} aria-live="polite" className="w-full pb-1 text-muted text-tiny max-sm:order-2">
          {state ? noteOf(state, language) : "Looking for a voice…"}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is the page. */}
      <audio ref={audio} preload="none" hidden />
    </section>
  );
}
