"use client";

import { readOnce, useApi } from "@/lib/api-client/use-api";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";

export type ViewerData = {
  leaders: readonly ViewerLeader[] | null;
  /** Whether another language is being loaded. */
  isChanging: boolean;
  failed: boolean;
  retry: () => void;
};

/** The query for the texts in a language; English is the default. */
export const textsIn = (language: Language) => (language === originalLanguage ? {} : { query: { language } });

/** Loads the leaders in one language once, when the visitor enters or chooses it. Until then the texts before it stay. */
export function useViewerData(exhibition: string, entered: boolean, language: Language): ViewerData {
  const { data, error, isValidating, mutate } = useApi(entered ? apiPaths.viewerLeaders(exhibition) : null, {
    ...readOnce,
    ...textsIn(language),
    keepPreviousData: true,
  });
  const leaders = data?.leaders ?? null;
  return {
    leaders,
    isChanging: isValidating && leaders !== null,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}
