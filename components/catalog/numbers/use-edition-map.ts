"use client";

import { useEffect } from "react";
import { subscribeToChannel } from "@/lib/api-client/realtime-client";
import { refetchOnReturn, useApi } from "@/lib/api-client/use-api";
import { useRefetch } from "@/lib/api-client/use-refetch";
import type { EditionMap } from "@/lib/catalog/editions/contracts";
import { editionChannel } from "@/lib/catalog/editions/rules";
import { editionPaths } from "@/lib/core/urls/edition-paths";

/** A lost message shows after this time at the latest. */
const POLL_MS = 30_000;

/** The numbers of a drop as they are now; those of the prerendered page until the first reply. */
export function useEditionMap(initial: EditionMap): { map: EditionMap; refetch: () => Promise<void> } {
  const { slug } = initial;
  const { data, mutate } = useApi(editionPaths.api(slug), {
    ...refetchOnReturn,
    fallbackData: { editions: initial },
    revalidateOnMount: true,
  });
  const refetch = useRefetch(mutate, POLL_MS);
  useEffect(() => {
    const change = () => void refetch();
    return subscribeToChannel(editionChannel(slug), { onMessage: change, onOpen: change });
  }, [slug, refetch]);
  return { map: data?.editions ?? initial, refetch };
}
