"use client";

import { useCallback, useEffect, useState } from "react";
import { api } from "@/lib/http/api-client";

const second = 1_000;
// Most payments are known within two looks; after a minute and a half a person is told rather than kept waiting.
const pauses = [1, 1, 2, 3, 5, 8, 10, 15, 20, 25].map((seconds) => seconds * second);

/**
 * Asks an address what became of a payment, again and again while it is on its way; with null it is not asked. `tired` is true
 * once it stopped asking by itself.
 */
export function usePaymentState<T extends { state: string }>(address: string | null, first: T | null) {
  const [known, setKnown] = useState(first);
  const [round, setRound] = useState(0);
  const [tired, setTired] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks afresh.
  useEffect(() => {
    if (!address) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (turn: number) => {
      const result = await api.get<T>(address, { signal: asking.signal });
      if (asking.signal.aborted) return;
      if (result.ok) setKnown(result.data);
      if (result.ok && result.data.state !== "pending") return;
      const pause = pauses[turn];
      if (pause === undefined) return setTired(true);
      timer = setTimeout(() => void look(turn + 1), pause);
    };
    void look(0);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [address, round]);

  const lookAgain = useCallback(() => {
    setTired(false);
    setRound((count) => count + 1);
  }, []);
  return { known, tired, lookAgain };
}
