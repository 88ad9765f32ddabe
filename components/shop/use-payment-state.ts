"use client";

import { useCallback, useEffect, useState } from "react";
import type * as z from "zod/mini";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/paths";
import type { checkoutState } from "@/lib/shop/contracts";

export type CheckoutState = z.infer<typeof checkoutState>;

const second = 1_000;
// Most payments are known within two looks; after a minute and a half a person is told rather than kept waiting.
const pauses = [1, 1, 2, 3, 5, 8, 10, 15, 20, 25].map((seconds) => seconds * second);

/** Asks what became of a payment, again and again while it is on its way. `tired` is true once it stopped asking by itself. */
export function usePaymentState(reference: string | undefined) {
  const [known, setKnown] = useState<CheckoutState | null>(reference ? null : { state: "unknown", order: null });
  const [round, setRound] = useState(0);
  const [tired, setTired] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks afresh.
  useEffect(() => {
    if (!reference) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (turn: number) => {
      const result = await api.get<CheckoutState>(apiPaths.checkoutState(reference), { signal: asking.signal });
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
  }, [reference, round]);

  const lookAgain = useCallback(() => {
    setTired(false);
    setRound((count) => count + 1);
  }, []);
  return { known, tired, lookAgain };
}
