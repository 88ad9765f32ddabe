"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { RoundButton } from "@/components/ui/button";

/** A dragged rail runs ahead of the hand by half. */
const DRAG = 1.5;
/** Pixels after which a press was a drag, and must not follow the link under it. */
const SLACK = 6;

type RailProps = { heading: ReactNode; label: string; children: ReactNode };

/** A row of cards: dragged with a mouse, swiped by touch, moved card by card with the buttons or the arrow keys. */
export function Rail({ heading, label, children }: RailProps) {
  const rail = useRef<HTMLElement>(null);
  const grip = useRef<{ x: number; left: number; moved: boolean } | null>(null);
  const [end, setEnd] = useState<"start" | "end" | null>("start");

  const step = (direction: 1 | -1) => {
    const card = rail.current?.firstElementChild;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    if (card) rail.current?.scrollBy({ left: direction * card.clientWidth, behavior });
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    grip.current = { x: event.clientX, left: event.currentTarget.scrollLeft, moved: false };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (!held || event.buttons === 0) return;
    const way = event.clientX - held.x;
    if (!held.moved && Math.abs(way) < SLACK) return;
    if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
    held.moved = true;
    event.currentTarget.style.scrollSnapType = "none";
    event.currentTarget.scrollLeft = held.left - way * DRAG;
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.style.scrollSnapType = "";
    // The click that ends a drag comes after this event and still has to find the grip.
    setTimeout(() => {
      grip.current = null;
    });
  };
  const type = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  };
  const look = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = rail.current ?? {};
    setEnd(scrollLeft < 8 ? "start" : scrollLeft > scrollWidth - clientWidth - 8 ? "end" : null);
  };

  return (
    <>
      <div className="page-x flex items-end justify-between gap-4 pb-8">
        {heading}
        <div className="flex gap-1">
          <RoundButton
            label={end === "start" ? "Previous: this is the first" : "Previous"}
            aria-disabled={end === "start"}
            onClick={() => step(-1)}
          >
            <ArrowLeft aria-hidden className="size-5.5 stroke-[1.75]" />
          </RoundButton>
          <RoundButton
            label={end === "end" ? "Next: this is the last" : "Next"}
            aria-disabled={end === "end"}
            onClick={() => step(1)}
          >
            <ArrowRight aria-hidden className="size-5.5 stroke-[1.75]" />
          </RoundButton>
        </div>
      </div>
      <section
        ref={rail}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls has to be reachable by keyboard.
        tabIndex={0}
        onScroll={look}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={type}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => grip.current?.moved && event.preventDefault()}
        className="flex cursor-grab snap-x snap-proximity gap-gutter overflow-x-auto px-[max(var(--edge),calc((100vw-90rem)/2+var(--edge)))] [scrollbar-width:none] active:cursor-grabbing"
      >
        {children}
      </section>
    </>
  );
}
