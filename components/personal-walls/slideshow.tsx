"use client";

import { ChevronLeft, ChevronRight, Pause, Play, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import type { SharedWall } from "@/lib/personal-walls/contracts";

const SECONDS_A_WORK = 6;
const buttonClass = "hover:bg-chalk/15";

/** Shows the works of a wall one by one on the whole screen: by buttons, arrow keys, or by itself. */
export function Slideshow({ title, works }: Pick<SharedWall, "title" | "works">) {
  const [open, setOpen] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [index, setIndex] = useState(0);
  const count = works.length;
  const move = (by: number) => setIndex((now) => (now + by + count) % count);

  // Each work gets its time, also one that was chosen by hand: the timer starts again with it.
  useEffect(() => {
    if (!open || !playing) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), SECONDS_A_WORK * 1000);
    return () => clearTimeout(timer);
  }, [open, playing, index, count]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }

  const work = works[index];
  if (!work || count < 2) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start [@media(scripting:none)]:hidden"
        onClick={() => {
          setIndex(0);
          setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches);
          setOpen(true);
        }}
      >
        <Play aria-hidden className="size-5" />
        Slideshow
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        aria-label={`Slideshow: ${title}`}
        onKeyDown={handleKey}
        className={fullScreenModal}
      >
        {(close) => (
          <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-2 p-[clamp(0.5rem,2vw,2rem)]">
            <div className="flex items-center justify-end gap-1">
              <span className="me-auto ps-2 text-small tabular-nums">
                {index + 1} of {count}
              </span>
              <IconButton label="Previous work" onClick={() => move(-1)} className={buttonClass}>
                <ChevronLeft aria-hidden className="size-6" />
              </IconButton>
              <IconButton
                label={playing ? "Pause" : "Play"}
                onClick={() => setPlaying(!playing)}
                className={buttonClass}
              >
                {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
              </IconButton>
              <IconButton label="Next work" onClick={() => move(1)} className={buttonClass}>
                <ChevronRight aria-hidden className="size-6" />
              </IconButton>
              <IconButton label="Close" onClick={close} className={buttonClass}>
                <X aria-hidden className="size-6" />
              </IconButton>
            </div>
            {open && (
              <Image
                key={work.work}
                src={work.portrait.src}
                alt={work.alt}
                width={work.portrait.width}
                height={work.portrait.height}
                sizes="100vw"
                className="size-full object-contain"
              />
            )}
            {/* While it moves by itself, it is not read out at each change. */}
            <div
              aria-live={playing ? "off" : "polite"}
              className="grid min-h-20 justify-items-center gap-1 text-center"
            >
              <p className="font-bold text-subheading">{work.title}</p>
              <p dir="auto" className="line-clamp-3 max-w-[60ch] wrap-anywhere font-normal font-read text-small">
                {work.caption || work.about}
              </p>
            </div>
          </div>
        )}
      </Modal>
    </>
  );
}
