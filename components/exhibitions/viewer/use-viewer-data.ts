"use client";

import { useCallback, useEffect, useState } from "react";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";

export type ViewerData = { leaders: readonly ViewerLeader[] | null; failed: boolean; retry: () => void };

/** Loads the leaders once, when the visitor enters. */
export function useViewerData(exhibition: string, entered: boolean): ViewerData {
  const [leaders, setLeaders] = useState<readonly ViewerLeader[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await api.get(apiPaths.viewerLeaders(exhibition));
    if (result.ok) setLeaders(result.data.leaders);
    else setFailed(true);
  }, [exhibition]);
  useEffect(() => {
    if (entered && leaders === null) void load();
  }, [entered, leaders, load]);
  return { leaders, failed, retry: load };
}
