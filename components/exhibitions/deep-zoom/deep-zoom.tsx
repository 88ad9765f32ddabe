"use client";

import { useEffect } from "react";
import { readOnce, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { DeepZoomViewer } from "./deep-zoom-viewer";

export type DeepZoomProps = {
  exhibition: string;
  artwork: string;
  onOpen: () => void;
  onFailed: () => void;
  onClose: () => void;
};

/** Reads an artwork and opens the viewer. */
export function DeepZoom({ exhibition, artwork, onOpen, onFailed, onClose }: DeepZoomProps) {
  const { data } = useApi(apiPaths.deepZoom(exhibition, artwork), { ...readOnce, onError: onFailed });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) onOpen();
  }, [isLoaded, onOpen]);
  return data ? <DeepZoomViewer artwork={data.work} onClose={onClose} /> : null;
}
