"use client";

import { Minus, Plus, Scan, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { RoundButton } from "@/components/ui/button";
import type { ArtworkNote, CloseLook } from "@/lib/exhibitions/note-contracts";
import { NoteList } from "./note-list";
import { SmallPrint } from "./small-print";
import { useDeepPicture } from "./use-deep-picture";

const step = 0.25;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

type GlassProps = { work: CloseLook; onClose: () => void };

/** A work on the whole screen, as close as its print allows, with what there is to see as a list beside it. */
export function Glass({ work, onClose }: GlassProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pins = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { state, picture, said, say, sayPlace } = useDeepPicture(work, frame, pins);
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => dialog.current?.showModal(), []);

  function show(note: ArtworkNote, index: number) {
    setShown(index);
    picture.current?.show(note);
    say(`${index + 1} of ${work.notes.length}, ${note.title}. ${note.body}`);
  }
  function move(act: () => void) {
    setShown(null);
    act();
    sayPlace();
  }
  const zoom = (factor: number) => move(() => picture.current?.zoomBy(factor));
  const whole = () => move(() => picture.current?.whole());

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !picture.current) return;
    const arrow = arrows[event.key];
    if (event.key === "+" || event.key === "=") zoom(1.5);
    else if (event.key === "-" || event.key === "_") zoom(1 / 1.5);
    else if (event.key === "0") whole();
    else if (arrow) move(() => picture.current?.panBy(...arrow));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`Looking closely: ${work.title}`}
      onClose={onClose}
      onKeyDown={press}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-night p-0 text-chalk [--focus:var(--chalk)]"
    >
      <div className="grid h-full grid-cols-1 grid-rows-[minmax(0,1fr)_minmax(0,15rem)] landscape:grid-cols-[minmax(0,1fr)_min(24rem,45vw)] landscape:grid-rows-1">
        <div className="relative min-h-0 overflow-clip">
          <div
            ref={frame}
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved by the arrow keys.
            tabIndex={0}
            aria-label={`${work.title}. ${work.alt}`}
            aria-describedby={keys}
            className={`absolute inset-0 -outline-offset-4 ${state === "failed" ? "invisible" : ""}`}
          />
          {state !== "there" && (
            <SmallPrint work={work} note={shown === null ? null : work.notes[shown]} isComing={state === "coming"} />
          )}
          {/* For mouse and finger; the list beside it is the same for everyone else. */}
          <div ref={pins} aria-hidden className={state === "there" ? "" : "invisible"}>
            {work.notes.map((note, index) => (
              <button
                key={note._id}
                type="button"
                tabIndex={-1}
                onClick={() => show(note, index)}
                className={`absolute top-0 left-0 grid size-tap place-items-center rounded-full font-bold text-small before:absolute before:inset-2 before:-z-10 before:rounded-full before:ring-2 before:ring-night ${shown === index ? "text-night before:bg-brass" : "text-night before:bg-chalk hover:before:bg-brass"} isolate`}
              >
                {index + 1}
              </button>
            ))}
          </div>
          <div className="absolute start-3 top-3 flex rounded-full bg-night/90">
            {state === "there" && (
              <>
                <RoundButton label="Larger" onClick={() => zoom(1.5)} className="hover:bg-chalk/15">
                  <Plus aria-hidden className="size-6" />
                </RoundButton>
                <RoundButton label="Smaller" onClick={() => zoom(1 / 1.5)} className="hover:bg-chalk/15">
                  <Minus aria-hidden className="size-6" />
                </RoundButton>
                <RoundButton label="The whole work" onClick={whole} className="hover:bg-chalk/15">
                  <Scan aria-hidden className="size-6" />
                </RoundButton>
              </>
            )}
          </div>
          <RoundButton
            label="Close"
            onClick={() => dialog.current?.close()}
            className="absolute end-3 top-3 bg-night/90 hover:bg-chalk/15 landscape:hidden"
          >
            <X aria-hidden className="size-6" />
          </RoundButton>
        </div>
        <NoteList work={work} shown={shown} keys={keys} onShow={show} onClose={() => dialog.current?.close()} />
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </dialog>
  );
}
