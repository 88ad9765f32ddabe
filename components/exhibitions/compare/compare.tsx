"use client";

import { useEffect } from "react";
import { readOnce, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { CompareViewer } from "./compare-viewer";

type WorkName = { exhibition: string; slug: string };

export type CompareProps = {
  works: readonly [WorkName, WorkName];
  onOpen: () => void;
  onFailed: () => void;
  onClose: () => void;
};

/** Reads both artworks and opens the viewer. */
export function Compare({ works: [one, other], onOpen, onFailed, onClose }: CompareProps) {
  const options = { ...readOnce, onError: onFailed };
  const first = useApi(apiPaths.deepZoom(one.exhibition, one.slug), options).data;
  const second = useApi(apiPaths.deepZoom(other.exhibition, other.slug), options).data;
  const isLoaded = first !== undefined && second !== undefined;
  useEffect(() => {
    if (isLoaded) onOpen();
  }, [isLoaded, onOpen]);
  return isLoaded ? <CompareViewer artworks={[first.work, second.work]} onClose={onClose} /> : null;
}
