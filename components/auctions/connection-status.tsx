"use client";

import { useEffect, useState } from "react";

/** Says that this device is offline, or that the page polls instead of receiving messages; the latter not for brief reconnects. */
export function ConnectionStatus({ isLost }: { isLost: boolean }) {
  const [isLong, setLong] = useState(false);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const read = () => setOffline(!navigator.onLine);
    read();
    addEventListener("online", read);
    addEventListener("offline", read);
    return () => {
      removeEventListener("online", read);
      removeEventListener("offline", read);
    };
  }, []);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), 2_000);
    return () => clearTimeout(timer);
  }, [isLost]);
  const text = isOffline
    ? "You are offline. The price may be out of date."
    : isLost && isLong
      ? "Reconnecting… Refreshing every few seconds."
      : "";
  return (
    <p
      role="status"
      className={text ? "rounded-control bg-raised px-4 py-2 font-medium text-small text-warn" : "sr-only"}
    >
      {text}
    </p>
  );
}
