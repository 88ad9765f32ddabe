"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

/** `reconnecting`: the page polls instead of receiving messages; not for brief reconnects. */
export type Connection = "connected" | "reconnecting" | "offline";

function subscribe(listener: () => void) {
  for (const event of ["online", "offline"]) addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, listener);
  };
}

/** The connection of this device and, given whether messages arrive, of the page. */
export function useConnection(isLost: boolean): Connection {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), 2_000);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (isOffline) return "offline";
  return isLost && isLong ? "reconnecting" : "connected";
}
