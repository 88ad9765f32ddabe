"use client";

import { useCallback, useEffect, useState } from "react";
import type { ApiResult } from "@/lib/api-client/client";

const SECOND = 1_000;
// Most payments are settled within two polls; polling stops after a minute and a half.
const pollDelays = [1, 1, 2, 3, 5, 8, 10, 15, 20, 25].map((seconds) => seconds * SECOND);

type PaymentPolling<T> = {
  /** Fetches the state; the same function at each render. */
  load: (reference: string, signal: AbortSignal) => Promise<ApiResult<T>>;
  reference: string | null;
  first: T | null;
};

/**
 * Polls the state of a payment while it is pending; without a reference it does not poll. `timedOut` is true once polling has
 * stopped.
 */
export function usePaymentState<T extends { state: string }>({ load, reference, first }: PaymentPolling<T>) {
  const [current, setCurrent] = useState(first);
  const [round, setRound] = useState(0);
  const [timedOut, setTimedOut] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the polling.
  useEffect(() => {
    if (!reference) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (turn: number) => {
      const result = await load(reference, asking.signal);
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
  }, [load, reference, round]);

  const retry = useCallback(() => {
    setTimedOut(false);
    setRound((count) => count + 1);
  }, []);
  return { payment: current, timedOut, retry };
}
