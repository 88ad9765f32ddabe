"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { paths } from "@/lib/core/urls/paths";
import { takeLocationHash } from "./location-hash-storage";
import type { BoardLeader } from "./viewer-intro";
import { asksForPlace, decodeHash, hashDelay, isGalleryHash, parseHash } from "./viewer-rules";

type NamedLeader = Pick<BoardLeader, "slug" | "artworkSlug">;

// How long to wait for a section, and how long to keep it in place while the sections above change height. In milliseconds.
const waitTimeout = 12_000;
const holdDuration = 6_000;
/** Clicks do not count. Keyboard scrolling is detected by the change of the scroll position. */
const userScrollEvents = ["wheel", "touchmove"] as const;

/**
 * Scrolls to a section once it is rendered, and keeps it in place while the sections above it are mounted and change height. Scrolling
 * by the visitor ends it. Returns a function that cancels it.
 */
function scrollToSection(id: string): () => void {
  // Scroll anchoring would correct the same shift a second time.
  document.documentElement.style.overflowAnchor = "none";
  let until = performance.now() + waitTimeout;
  let frame = 0;
  let last: { top: number; scrolled: number } | null = null;
  const update = () => {
    const section = document.getElementById(id);
    if (section) {
      const moved = last ? section.getBoundingClientRect().top - last.top : 0;
      // The section moved exactly as far as the page was scrolled, so the visitor scrolled.
      if (last && Math.abs(moved) > 1 && Math.abs(moved + window.scrollY - last.scrolled) <= 1) return end();
      if (!last) until = performance.now() + holdDuration;
      if (!last || Math.abs(moved) > 1) section.scrollIntoView({ block: "start" });
      last = { top: section.getBoundingClientRect().top, scrolled: window.scrollY };
    }
    if (performance.now() < until) frame = requestAnimationFrame(update);
    else end();
  };
  const end = () => {
    document.documentElement.style.overflowAnchor = "";
    cancelAnimationFrame(frame);
    for (const name of userScrollEvents) window.removeEventListener(name, end);
  };
  for (const name of userScrollEvents) window.addEventListener(name, end, { passive: true });
  update();
  return end;
}

/** The element id of a leader's artwork section. */
export const artworkSectionId = (leader: string) => `work-${leader}`;

/** What the location hash names. Each is a new object, so that the same target can be requested twice. */
type LocationTarget = { leader: string | null; section: string | null };

/**
 * The target of the location hash, initially and after each change, including a hash that was stored before a redirect to login;
 * `onTarget` is called with each. `clear` forgets it, so that showing the gallery again does not scroll to a target that was left.
 * `isLinked` stays true once the hash asked for a place, a tab included.
 */
export function useLocationHash(exhibition: string, leaders: readonly NamedLeader[], onTarget: () => void) {
  const [{ target, isLinked }, setState] = useState<{ target: LocationTarget | null; isLinked: boolean }>({
    target: null,
    isLinked: false,
  });
  const clear = useCallback(() => setState((old) => (old.target ? { ...old, target: null } : old)), []);
  const update = useEffectEvent(() => {
    if (!isGalleryHash(location.hash)) {
      if (asksForPlace(location.hash)) setState((old) => ({ ...old, isLinked: true }));
      return clear();
    }
    const parsed = parseHash(location.hash, leaders);
    const artwork = leaders.find(({ slug }) => slug === parsed?.leader)?.artworkSlug;
    // The comments dialog listens for the artwork's slug.
    if (parsed?.comments && artwork && decodeHash(location.hash) !== `guestbook-${artwork}`) {
      location.replace(`#guestbook-${artwork}`);
      return;
    }
    const section = parsed && (parsed.comments ? artworkSectionId(parsed.leader) : parsed.leader);
    setState({ target: { leader: parsed?.leader ?? null, section }, isLinked: true });
    onTarget();
  });
  useEffect(() => {
    const stored = takeLocationHash(paths.exhibition(exhibition));
    if (stored && location.hash === "") location.replace(stored);
    else update();
    // A function of its own, because the one of an effect event is not the same in each render.
    const onHashChange = () => update();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [exhibition]);
  return { target, isLinked, clear };
}

/** Scrolls to the target of the hash, once the gallery is rendered and the delay has passed. */
export function useScrollToHash(target: LocationTarget | null, ready: boolean): void {
  useEffect(() => {
    if (!ready || !target?.section) return;
    const { section } = target;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = scrollToSection(section);
    }, hashDelay);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [target, ready]);
}

/** A leader that was chosen on this page. Each choice is a new object, so that the same leader can be chosen again. */
export type SelectedLeader = { slug: string; takesFocus?: boolean };

/** Scrolls to the selected leader, from whose section the Tab key goes on if it takes the focus. */
export function useScrollToLeader(selected: SelectedLeader | null, ready: boolean): void {
  useEffect(() => {
    if (!ready || !selected) return;
    if (selected.takesFocus) document.getElementById(selected.slug)?.focus({ preventScroll: true });
    return scrollToSection(selected.slug);
  }, [selected, ready]);
}
