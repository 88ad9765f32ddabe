"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { OwnPlace } from "@/lib/waiting-room/contracts";
import { solveChallenge } from "./solve";

/** The server's time minus the browser's, in milliseconds. */
type Known = { place: OwnPlace | null; clock: number };

const RETRY_MS = 5_000;

/** The visitor's place: the one of the cookie, or a new one for a solved challenge. `reload` asks for it again. */
export function useOwnPlace(slug: string) {
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const unmounted = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async (): Promise<boolean> => {
    const found = await api.get(apiPaths.waitingPlace(slug));
    if (!found.ok) {
      setProblem(found.error || "There is no connection. Your place is kept; this page tries again.");
      return false;
    }
    const { place, challenge, bits, now } = found.data;
    const clock = Date.parse(now) - Date.now();
    if (place || !challenge) {
      setKnown({ place, clock });
      setProblem(null);
      return true;
    }
    if (unmounted.current) return true;
    const nonce = await solveChallenge({ challenge, bits });
    const joined = await api.post(apiPaths.joinWaitingRoom(slug), { challenge, nonce });
    if (joined.ok) setKnown({ place: joined.data.place, clock });
    setProblem(joined.ok ? null : joined.error || "There is no connection. This page tries again.");
    return joined.ok;
  }, [slug]);

  const reload = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    clearTimeout(retry.current);
    const done = await load();
    running.current = false;
    if (!done && !unmounted.current) retry.current = setTimeout(() => void reload(), RETRY_MS);
  }, [load]);

  useEffect(() => {
    unmounted.current = false;
    void reload();
    return () => {
      unmounted.current = true;
      clearTimeout(retry.current);
    };
  }, [reload]);
  return { known, problem, reload };
}
