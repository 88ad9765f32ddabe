"use client";

import { type ReactNode, useEffect, useState } from "react";
import { guestbook } from "@/lib/community/rules";
import { paths } from "@/lib/platform/paths";
import { CommentsRoom } from "./comments-room";
import type { FirstPage } from "./use-comments";

const signsOfLife = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;
const stayed = 4_000;

/** Whether somebody is really here: they have moved, or stayed for a few seconds. Whoever passes through opens no socket. */
function useStays(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return;
    const stay = () => setStays(true);
    const timer = setTimeout(stay, stayed);
    for (const sign of signsOfLife) window.addEventListener(sign, stay, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, stay);
    };
  }, [stays]);
  return stays;
}

/** The museum's own wall of notes: it comes with the page and is kept fresh for those who stay. */
export function GuestbookWall({ first, children }: { first: FirstPage; children: ReactNode }) {
  const stays = useStays();
  return (
    <CommentsRoom
      exhibition={guestbook}
      title="Guestbook"
      from={paths.guestbook}
      look="wall"
      first={first}
      live={stays}
    >
      {children}
    </CommentsRoom>
  );
}
