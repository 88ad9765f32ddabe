"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { polling } from "@/lib/api-client/use-api";

const minInterval = 1_000;
const maxInterval = 20_000;
const giveUpAfter = 90_000;

/**
 * The options of a read that polls the state of a payment while it is pending. Most payments are settled within two polls, so the
 * interval grows with the time waited. `timedOut` is true once polling has stopped.
 */
export function usePaymentPolling() {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => {
    setTimedOut(false);
    const timer = setTimeout(() => setTimedOut(true), startedAt + giveUpAfter - Date.now());
    return () => clearTimeout(timer);
  }, [startedAt]);

  const options = useMemo(() => {
    const interval = (latest: { state: string } | undefined): number => {
      const waited = Date.now() - startedAt;
      if (waited > giveUpAfter || (latest && latest.state !== "pending")) return 0;
      return Math.min(Math.max(waited / 2, minInterval), maxInterval);
    };
    return { ...polling(interval), revalidateOnFocus: true };
  }, [startedAt]);
  const restart = useCallback(() => setStartedAt(Date.now()), []);
  return { options, timedOut, restart };
}
