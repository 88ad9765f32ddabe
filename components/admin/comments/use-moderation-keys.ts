"use client";

import { useEffect, useRef } from "react";
import { hasPreference } from "@/components/admin/shell/preferences";
import { isTyping } from "@/components/admin/shell/read-shortcut";
import { type ModerationKey, moderationKeys } from "./moderation-keys";

const isKey = (key: string): key is ModerationKey => moderationKeys.some((one) => one.key === key);

/** Calls back for a key of the moderation queue; not while somebody types, in a menu or dialog, or when shortcuts are switched off. */
export function useModerationKeys(onKey: (key: ModerationKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  }, [onKey]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!isKey(key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // A key that is held down moves on, but decides only once.
      if (event.repeat && key !== "j" && key !== "k") return;
      const isInMenu = event.target instanceof Element && event.target.closest("[role=menu]") !== null;
      if (isInMenu || isTyping(event.target) || hasPreference("no-keys") || document.querySelector("dialog:modal"))
        return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}
