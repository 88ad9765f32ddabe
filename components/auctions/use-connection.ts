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

/**
 * The connection of this device and, given whether messages arrive (`isLost`) and whether the server has replied (`isCurrent`), of the page. A
 * browser that says it is offline is believed only without a reply: virtual network adapters make some say so falsely.
 */
export function useConnection(isLost: boolean, isCurrent: boolean): Connection {
  const seemsOffline = useSyncExternalStore(
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
  if (seemsOffline && !isCurrent) return "offline";
  return isLost && isLong ? "reconnecting" : "connected";
}
