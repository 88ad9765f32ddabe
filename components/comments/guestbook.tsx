"use client";

import { useEffect, useState } from "react";
import { guestbook } from "@/lib/comments/rules";
import { paths } from "@/lib/core/urls/paths";
import { CommentsSection } from "./comments-section";
import type { FirstPage } from "./use-comments";

const interactionEvents = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;
const dwellTime = 4_000;

/** Whether the visitor has interacted or stayed for a few seconds, so that short visits open no socket. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const markInteracted = () => setHasInteracted(true);
    const timer = setTimeout(markInteracted, dwellTime);
    for (const eventName of interactionEvents)
      window.addEventListener(eventName, markInteracted, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const eventName of interactionEvents) window.removeEventListener(eventName, markInteracted);
    };
  }, [hasInteracted]);
  return hasInteracted;
}

/** The guestbook, in the grid of its page: prerendered with it and updated live while the visitor stays. */
export function Guestbook({ initialPage }: { initialPage: FirstPage }) {
  const hasInteracted = useHasInteracted();
  return (
    <CommentsSection
      exhibition={guestbook}
      title="Guestbook"
      returnTo={paths.guestbook}
      layout="page"
      initialPage={initialPage}
      live={hasInteracted}
    />
  );
}
