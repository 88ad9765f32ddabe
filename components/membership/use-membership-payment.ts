"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/paths";

export type PaymentState = "paid" | "pending" | "failed" | "unknown";

// Most payments are known within two looks; after a minute and a half a person is told rather than kept waiting.
const pauses = [1, 1, 2, 3, 5, 8, 10, 15, 20, 25].map((seconds) => seconds * 1_000);

/** Asks what became of a payment for the Circle while it is on its way. `tired` once it has stopped asking by itself. */
export function useMembershipPayment(reference: string, known: PaymentState): { state: PaymentState; tired: boolean } {
  const [state, setState] = useState(known);
  const [tired, setTired] = useState(false);
  useEffect(() => {
    if (known !== "pending") return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (turn: number) => {
      const address = apiPaths.membershipPayment(reference);
      const result = await api.get<{ state: PaymentState }>(address, { signal: asking.signal });
      if (asking.signal.aborted) return;
      if (result.ok && result.data.state !== "pending") return setState(result.data.state);
      const pause = pauses[turn];
      if (pause === undefined) return setTired(true);
      timer = setTimeout(() => void look(turn + 1), pause);
    };
    void look(0);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [reference, known]);
  return { state, tired };
}
