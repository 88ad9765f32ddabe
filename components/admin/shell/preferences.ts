"use client";

import { useSyncExternalStore } from "react";

/**
 * How an admin likes the back office: a narrow navigation, dense tables, no shortcuts of one key. A list of words in localStorage and on
 * <html>, where the style sheet reads them; head-script.ts restores it before the first paint.
 */
export type Preference = "narrow" | "dense" | "no-keys";

const changed = "admin-preferences";

const read = (): string[] => (document.documentElement.dataset.admin ?? "").split(" ").filter(Boolean);

export const hasPreference = (one: Preference): boolean => read().includes(one);

export function togglePreference(one: Preference): void {
  const words = read();
  const next = words.includes(one) ? words.filter((word) => word !== one) : [...words, one];
  document.documentElement.dataset.admin = next.join(" ");
  try {
    localStorage.setItem("admin", next.join(" "));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  dispatchEvent(new Event(changed));
}

const subscribe = (listener: () => void) => {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
};

/** Whether a preference is set; false until the page is hydrated. */
export const usePreference = (one: Preference): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasPreference(one),
    () => false,
  );
