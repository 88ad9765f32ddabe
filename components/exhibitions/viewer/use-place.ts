"use client";

import { useEffect, useState } from "react";
import { paths } from "@/lib/platform/paths";
import { hashDelay, placeOf, readFragment } from "./hall-rules";
import type { BoardLeader } from "./intro";
import { takePlace } from "./kept-place";

type Named = Pick<BoardLeader, "slug" | "artworkSlug">;

/** How long a section that is still on its way is waited for, and then held while what stands above it settles, in milliseconds. */
const patience = 12_000;
const held = 6_000;
/** A press is not among them: whoever turns the sound on stays where they are. Scrolling by keys is seen by what it moves. */
const byHand = ["wheel", "touchmove"] as const;

/**
 * Brings a section before the visitor, once it is there, and keeps it there while the rooms above it are furnished and find
 * their heights. Scrolling by hand ends that. What comes back calls it off.
 */
function goTo(id: string): () => void {
  // The browser's own anchoring would correct the same move a second time.
  document.documentElement.style.overflowAnchor = "none";
  let until = performance.now() + patience;
  let frame = 0;
  let stood: { top: number; scrolled: number } | null = null;
  const look = () => {
    const section = document.getElementById(id);
    if (section) {
      const moved = stood ? section.getBoundingClientRect().top - stood.top : 0;
      // What moved as far as the page was scrolled was moved by somebody.
      if (stood && Math.abs(moved) > 1 && Math.abs(moved + window.scrollY - stood.scrolled) <= 1) return end();
      if (!stood) until = performance.now() + held;
      if (!stood || Math.abs(moved) > 1) section.scrollIntoView({ block: "start" });
      stood = { top: section.getBoundingClientRect().top, scrolled: window.scrollY };
    }
    if (performance.now() < until) frame = requestAnimationFrame(look);
    else end();
  };
  const end = () => {
    document.documentElement.style.overflowAnchor = "";
    cancelAnimationFrame(frame);
    for (const touch of byHand) window.removeEventListener(touch, end);
  };
  for (const touch of byHand) window.addEventListener(touch, end, { passive: true });
  look();
  return end;
}

/** The section of a leader's work. */
export const workId = (leader: string) => `work-${leader}`;

/**
 * Where the address leads, from the first look and whenever it changes. Whoever was sent to sign in or to join on the way finds
 * the place that this browser kept for them. `asked` counts up, so that the same place can be asked for twice.
 */
export function usePlace(exhibition: string, leaders: readonly Named[]) {
  const [asked, setAsked] = useState<{ leader: string | null; section: string | null; count: number } | null>(null);
  useEffect(() => {
    const look = () => {
      if (readFragment(location.hash) === "") return;
      const place = placeOf(location.hash, leaders);
      const work = leaders.find(({ slug }) => slug === place?.leader)?.artworkSlug;
      // The popup of a work listens to the work's own name.
      if (place?.comments && work && readFragment(location.hash) !== `guestbook-${work}`) {
        location.replace(`#guestbook-${work}`);
        return;
      }
      const section = place && (place.comments ? workId(place.leader) : place.leader);
      setAsked((old) => ({ leader: place?.leader ?? null, section, count: (old?.count ?? 0) + 1 }));
    };
    const kept = takePlace(paths.exhibition(exhibition));
    if (kept && location.hash === "") location.replace(kept);
    else look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [exhibition, leaders]);
  return asked;
}

/** Scrolls to what the address asked for, once the gallery is there and the delay has passed. */
export function useScrollTo(asked: ReturnType<typeof usePlace>, ready: boolean): void {
  useEffect(() => {
    if (!ready || !asked?.section) return;
    const { section } = asked;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = goTo(section);
    }, hashDelay);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [asked, ready]);
}

/** Scrolls to the leader whose dot or name was pressed; each press counts anew. */
export function useScrollToChosen(chosen: { slug: string } | null, ready: boolean): void {
  useEffect(() => (ready && chosen ? goTo(chosen.slug) : undefined), [chosen, ready]);
}
