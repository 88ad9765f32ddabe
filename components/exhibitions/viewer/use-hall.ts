"use client";

import { useCallback, useEffect, useState } from "react";
import type { HallLeader, HallReply } from "@/lib/exhibitions/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

export type HallState = { leaders: readonly HallLeader[] | null; failed: boolean; again: () => void };

/** What hangs in the hall, fetched once, when somebody goes in. */
export function useHall(exhibition: string, entered: boolean): HallState {
  const [leaders, setLeaders] = useState<readonly HallLeader[] | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchHall = useCallback(async () => {
    setFailed(false);
    const answer = await api.get<HallReply>(apiPaths.hall(exhibition));
    if (answer.ok) setLeaders(answer.data.leaders);
    else setFailed(true);
  }, [exhibition]);
  useEffect(() => {
    if (entered && leaders === null) void fetchHall();
  }, [entered, leaders, fetchHall]);
  return { leaders, failed, again: fetchHall };
}
