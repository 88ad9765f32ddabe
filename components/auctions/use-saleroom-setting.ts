"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { readDefaults, readOnce } from "@/lib/api-client/use-api";

/** What a bidder sets in this browser, and what holds before: a question before each bid, and no sound. */
const defaults = { "bid-confirmation": true, "outbid-sound": false } as const;
type Setting = keyof typeof defaults;

function read(name: Setting): boolean {
  try {
    const stored = localStorage.getItem(name);
    return stored ? stored === "on" : defaults[name];
  } catch {
    return defaults[name];
  }
}

/** A setting of the saleroom, stored in the browser, and its setter. SWR has it for all parts of the page, also without storage. */
export function useSaleroomSetting(name: Setting): [on: boolean, set: (on: boolean) => void] {
  const { data: on = defaults[name], mutate } = useSWR(`setting/${name}`, () => read(name), {
    ...readDefaults,
    ...readOnce,
  });
  const set = useCallback(
    (value: boolean) => {
      try {
        localStorage.setItem(name, value ? "on" : "off");
      } catch {
        // It is known until the page is left.
      }
      void mutate(value, { revalidate: false });
    },
    [name, mutate],
  );
  return [on, set];
}
