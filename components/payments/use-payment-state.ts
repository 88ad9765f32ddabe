"use client";

import { useCallback, useEffect, useState } from "react";
import { api } from "@/lib/api-client/client";

const SECOND = 1_000;
// Most payments are settled within two polls; polling stops after a minute and a half.
const pollDelays = [1, 1, 2, 3, 5, 8, 10, 15, 20, 25].map((seconds) => seconds * SECOND);

/**
 * Polls the state of a payment while it is pending; with null it does not poll. `timedOut` is true once polling has
 * stopped.
 */
export function usePaymentState<T extends { state: string }>(address: string | null, first: T | null) {
  const [current, setCurrent] = useState(first);
  const [round, setRound] = useState(0);
  const [timedOut, setTimedOut] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the polling.
  useEffect(() => {
    if (!address) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (turn: number) => {
      const result = await api.get<T>(address, { signal: asking.signal });
      if (asking.signal.aborted) return;
      if (result.ok) setCurrent(result.data);
      if (result.ok && result.data.state !== "pending") return;
      const pause = pollDelays[turn];
      if (pause === undefined) return setTimedOut(true);
      timer = setTimeout(() => void poll(turn + 1), pause);
    };
    void poll(0);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [address, round]);

  const retry = useCallback(() => {
    setTimedOut(false);
    setRound((count) => count + 1);
  }, []);
  return { payment: current, timedOut, retry };
}
