"use client";

import { ChevronLeft, ChevronRight, Pause, Play, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import type { SharedWall } from "@/lib/personal-walls/contracts";

const SECONDS_A_WORK = 8;

type WallSlideshowProps = { works: SharedWall["works"]; open: boolean; onClose: () => void };

/** The works of a wall one after another on the whole screen. It moves by itself only after Play is pressed, and stops at the end. */
export function WallSlideshow({ works, open, onClose }: WallSlideshowProps) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = works.length - 1;
  useEffect(() => {
    if (!open || !playing) return;
    if (index === last) return setPlaying(false);
    const timer = setTimeout(() => setIndex(index + 1), SECONDS_A_WORK * 1_000);
    return () => clearTimeout(timer);
  }, [open, playing, index, last]);
  const go = (to: number) => setIndex(Math.min(Math.max(to, 0), last));
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(index + step);
  };
  const toggle = () => {
    if (!playing && index === last) setIndex(0);
    setPlaying(!playing);
  };
  const work = works[index];
  return (
    <Modal open={open} onClose={onClose} aria-label="Slideshow" className={fullScreenModal} onKeyDown={handleKey}>
      {work && (
        <figure className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
          <div className="flex items-center justify-between gap-2 ps-edge pe-2">
            <p className="py-3 text-small tabular-nums">
              {index + 1} of {works.length}
            </p>
            <IconButton label="Close" onClick={onClose} className="hover:bg-chalk/15">
              <X aria-hidden className="size-6" />
            </IconButton>
          </div>
          <div className="grid min-h-0 place-items-center px-2">
            <Image
              key={work.work}
              src={work.portrait.src}
              alt={work.alt}
              width={work.portrait.width}
              height={work.portrait.height}
              sizes="92vw"
              className="max-h-full min-h-0 w-auto max-w-full object-contain"
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-edge pt-2 pb-4">
            <figcaption aria-live={playing ? "off" : "polite"} className="min-w-0 max-w-[70ch] wrap-anywhere">
              <b className="font-bold">{work.title}</b>
              {work.caption && (
                <span dir="auto" className="block font-normal font-read text-small">
                  {work.caption}
                </span>
              )}
            </figcaption>
            <div className="flex gap-1">
              <IconButton
                label="Previous work"
                aria-disabled={index === 0}
                onClick={() => go(index - 1)}
                className="hover:bg-chalk/15 aria-disabled:opacity-40"
              >
                <ChevronLeft aria-hidden className="size-6" />
              </IconButton>
              <IconButton label={playing ? "Pause" : "Play"} onClick={toggle} className="hover:bg-chalk/15">
                {playing ? <Pause aria-hidden className="size-6" /> : <Play aria-hidden className="size-6" />}
              </IconButton>
              <IconButton
                label="Next work"
                aria-disabled={index === last}
                onClick={() => go(index + 1)}
                className="hover:bg-chalk/15 aria-disabled:opacity-40"
              >
                <ChevronRight aria-hidden className="size-6" />
              </IconButton>
            </div>
          </div>
        </figure>
      )}
    </Modal>
  );
}
