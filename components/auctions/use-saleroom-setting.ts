"use client";

import { useCallback, useSyncExternalStore } from "react";

/** What a bidder sets in this browser, and what holds before: a question before each bid, and no sound. */
const defaults = { "bid-confirmation": true, "outbid-sound": false } as const;
type Setting = keyof typeof defaults;

/** Without storage, a setting applies until the page is left. */
const chosen = new Map<Setting, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(name: Setting): boolean {
  const known = chosen.get(name);
  if (known !== undefined) return known;
  let on: boolean = defaults[name];
  try {
    const stored = localStorage.getItem(name);
    if (stored) on = stored === "on";
  } catch {
    // The default holds.
  }
  chosen.set(name, on);
  return on;
}

/** A setting of the saleroom, stored in the browser, and its setter. */
export function useSaleroomSetting(name: Setting): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => defaults[name],
  );
  const set = useCallback(
    (value: boolean) => {
      chosen.set(name, value);
      try {
        localStorage.setItem(name, value ? "on" : "off");
      } catch {
        // It is known until the page is left.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [on, set];
}
