"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";

/** Scrolled pixels per dragged pixel. */
const DRAG_FACTOR = 1.5;
/** Pixels after which a press is a drag, which must not follow the link below it. */
const DRAG_THRESHOLD = 6;

type CarouselProps = { heading: ReactNode; label: string; children: ReactNode };

/** A horizontal list of cards: dragged by mouse, swiped by touch, or moved by buttons and arrow keys. */
export function Carousel({ heading, label, children }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const drag = useRef<{ x: number; left: number; moved: boolean } | null>(null);
  const [edge, setEdge] = useState<"start" | "end" | null>("start");

  const step = (direction: 1 | -1) => {
    const card = track.current?.firstElementChild;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    if (card) track.current?.scrollBy({ left: direction * card.clientWidth, behavior });
  };
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    drag.current = { x: event.clientX, left: event.currentTarget.scrollLeft, moved: false };
  };
  const continueDrag = (event: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (!start || event.buttons === 0) return;
    const distance = event.clientX - start.x;
    if (!start.moved && Math.abs(distance) < DRAG_THRESHOLD) return;
    if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
    start.moved = true;
    event.currentTarget.style.scrollSnapType = "none";
    event.currentTarget.scrollLeft = start.left - distance * DRAG_FACTOR;
  };
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.style.scrollSnapType = "";
    // The click that follows a drag is dispatched after this event and has to be suppressed.
    setTimeout(() => {
      drag.current = null;
    });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  };
  const updateEdge = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    setEdge(scrollLeft < 8 ? "start" : scrollLeft > scrollWidth - clientWidth - 8 ? "end" : null);
  };

  return (
    <>
      <div className="page-x flex items-end justify-between gap-4 pb-8">
        {heading}
        <div className="flex gap-1">
          <IconButton
            label={edge === "start" ? "Previous: this is the first" : "Previous"}
            aria-disabled={edge === "start"}
            onClick={() => step(-1)}
          >
            <ArrowLeft aria-hidden className="size-5.5 stroke-[1.75]" />
          </IconButton>
          <IconButton
            label={edge === "end" ? "Next: this is the last" : "Next"}
            aria-disabled={edge === "end"}
            onClick={() => step(1)}
          >
            <ArrowRight aria-hidden className="size-5.5 stroke-[1.75]" />
          </IconButton>
        </div>
      </div>
      <section
        ref={track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
        tabIndex={0}
        onScroll={updateEdge}
        onPointerDown={startDrag}
        onPointerMove={continueDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onKeyDown={handleKeyDown}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => drag.current?.moved && event.preventDefault()}
        className="flex cursor-grab snap-x snap-proximity gap-gutter overflow-x-auto px-[max(var(--edge),calc((100vw-90rem)/2+var(--edge)))] [scrollbar-width:none] active:cursor-grabbing"
      >
        {children}
      </section>
    </>
  );
}
