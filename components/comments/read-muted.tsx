"use client";

import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { FoldForReaderProps } from "./fold-for-reader";
import { MutedFold } from "./muted-fold";

/** The part of `FoldForReader` that is loaded for those who are signed in. */
export function ReadMuted({ id, by, among, children }: FoldForReaderProps) {
  const { data } = useApi(apiPaths.mutedComments, { query: { ids: among.join(",") } });
  return (
    <MutedFold isMuted={data?.comments.includes(id) ?? false} by={by}>
      {children}
    </MutedFold>
  );
}
