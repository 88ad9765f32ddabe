"use client";

import { useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import type { ApiFailure } from "@/lib/api-client/client";
import { paths } from "@/lib/core/urls/paths";
import type { CheckInGuest, CheckInListReply } from "@/lib/events/contracts";
import { eraseExpiredLists, eraseList, mustErase, readList, storeList } from "./check-in-store";
import { erasePages, storePage } from "./offline-page";

const eraseInterval = 60_000;

/** `connected`: the list is the server's; `ready`: the page also works without it; `offline`: the list is that of the device. */
export type OfflineState = "connecting" | "connected" | "ready" | "offline";

/**
 * The list of the server, or the one of the device when the server cannot be reached. It is stored until the event is over; then, and when
 * the session has ended, it is erased with the stored page.
 */
export function useStoredList(event: string, reply: CheckInListReply | undefined, error: ApiFailure | undefined) {
  const [list, setList] = useState<CheckInListReply | null>(null);
  const [isReady, setReady] = useState(false);
  const path = paths.checkIn(event);

  const isUnreachable = error !== undefined && (error.status === 0 || error.status >= 500);
  const isSignedOut = error !== undefined && mustErase(error, hasSessionHint());
  const storedUntil = reply?.storedUntil;
  // Both are stored again after another login in this browser.
  useEffect(() => {
    if (!reply || isSignedOut) return;
    setList(reply);
    void storeList(event, reply);
  }, [event, reply, isSignedOut]);
  useEffect(() => {
    if (isSignedOut) setReady(false);
    else if (storedUntil) void storePage(path, storedUntil).then(setReady);
  }, [path, storedUntil, isSignedOut]);

  useEffect(() => {
    if (isSignedOut) void Promise.all([eraseList(event), erasePages(path)]);
    else if (isUnreachable) void readList(event).then((stored) => setList((shown) => shown ?? stored));
  }, [event, path, isUnreachable, isSignedOut]);

  useEffect(() => {
    const erase = () => void Promise.all([eraseExpiredLists(), erasePages()]).catch(() => undefined);
    erase();
    const timer = setInterval(erase, eraseInterval);
    return () => clearInterval(timer);
  }, []);

  const changeGuest = useCallback(
    (guest: CheckInGuest) =>
      setList((shown) => {
        if (!shown) return shown;
        const next = { ...shown, guests: shown.guests.map((each) => (each._id === guest._id ? guest : each)) };
        void storeList(event, next);
        return next;
      }),
    [event],
  );
  const offline: OfflineState = isUnreachable ? "offline" : !reply ? "connecting" : isReady ? "ready" : "connected";
  return { list, offline, changeGuest };
}
