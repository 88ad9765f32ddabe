"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ArtworkNote, CloseLook } from "@/lib/exhibitions/note-contracts";
import type { DeepPicture } from "./deep-picture";
import { placeWords } from "./place-words";

type Frame = RefObject<HTMLDivElement | null>;
type Glass = {
  state: "coming" | "there" | "failed";
  picture: RefObject<DeepPicture | null>;
  /** What is said aloud. */
  said: string;
  say: (words: string) => void;
  /** Says where the view stands, once it has been moved. */
  sayPlace: () => void;
};

/** The tiles in their frame for as long as the glass is open, and the pins kept over their spots. */
export function useDeepPicture(work: CloseLook, frame: Frame, pins: Frame): Glass {
  const picture = useRef<DeepPicture | null>(null);
  const [state, setState] = useState<Glass["state"]>(work.tiles ? "coming" : "failed");
  const [said, say] = useState("");

  useEffect(() => {
    const { tiles, notes } = work;
    let isClosed = false;
    if (!tiles || !frame.current) return;
    const element = frame.current;
    const pinDown = () => placePins(pins.current, notes, picture.current);
    const fail = () => !isClosed && setState("failed");
    import("./deep-picture")
      .then(({ hangTiles }) => {
        if (isClosed) return;
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const onReady = () => !isClosed && setState("there");
        picture.current = hangTiles(element, { tiles, isStill, onReady, onFail: fail, onMove: pinDown });
      })
      .catch(fail);
    return () => {
      isClosed = true;
      picture.current?.close();
      picture.current = null;
    };
  }, [work, frame, pins]);

  const sayPlace = useCallback(() => picture.current && say(placeWords(picture.current.place())), []);
  return { state, picture, said, say, sayPlace };
}

function placePins(layer: HTMLElement | null, notes: readonly ArtworkNote[], picture: DeepPicture | null): void {
  if (!layer || !picture) return;
  for (const [index, { x, y, width, height }] of notes.entries()) {
    const pin = layer.children[index];
    if (!(pin instanceof HTMLElement)) continue;
    const { left, top } = picture.pixelOf(x + width / 2, y + height / 2);
    pin.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px) translate(-50%, -50%)`;
  }
}
