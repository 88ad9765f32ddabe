"use client";

import { readOnce, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";

export type ViewerData = { leaders: readonly ViewerLeader[] | null; failed: boolean; retry: () => void };

/** Loads the leaders once, when the visitor enters. */
export function useViewerData(exhibition: string, entered: boolean): ViewerData {
  const { data, error, isValidating, mutate } = useApi(entered ? apiPaths.viewerLeaders(exhibition) : null, readOnce);
  return { leaders: data?.leaders ?? null, failed: error !== undefined && !isValidating, retry: () => void mutate() };
}
