import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type DownloadItem, downloadListFailed, downloadMessages } from "@/lib/downloads/contracts";

/** Why a file or the list was denied. Status 0: no network. */
export type DownloadError = { status: number; message: string };

/** The state of the page: the list, or why there is none. `notice` is for a user who had access before. */
export type DownloadState =
  | { kind: "visitor"; notice?: string }
  | { kind: "basic"; endedOn: string | null; notice?: string }
  | { kind: "failed"; message: string }
  | { kind: "list"; items: readonly DownloadItem[] };

// The plan or the session ended while the page was open: the same view as for other visitors, with a notice.
function stateForError({ status, message }: DownloadError): DownloadState | null {
  if (status === 401) return { kind: "visitor", notice: `${message}: your session has ended.` };
  if (status === 403 && message === downloadMessages.forbidden)
    return { kind: "basic", endedOn: null, notice: `${message}: your plan has ended. You are still signed in.` };
  return null;
}

async function fetchDownloads(): Promise<DownloadState> {
  const result = await api.get(apiPaths.downloads);
  if (result.ok) return { kind: "list", items: result.data.items };
  const sentence = result.error || downloadListFailed;
  return stateForError({ status: result.status, message: sentence }) ?? { kind: "failed", message: sentence };
}

/** The downloads, refetched when the tab becomes visible, and their error states. */
export function useDownloads(start: DownloadState) {
  const [state, setState] = useState(start);
  const [isLoading, setIsLoading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);

  // The pressed button disappears with its state, so the focus moves to the new heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the state changes.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = false;
  }, [state]);

  const go = useCallback((next: DownloadState) => {
    hasMoved.current = next.kind !== "failed";
    setState(next);
  }, []);

  /** Returns true when the error concerns the whole page, which then shows it. */
  const refuse = useCallback(
    (error: DownloadError) => {
      const nextState = stateForError(error);
      if (nextState) go(nextState);
      return nextState !== null;
    },
    [go],
  );

  async function retry() {
    if (isLoading) return;
    setIsLoading(true);
    const next = await fetchDownloads();
    setIsLoading(false);
    go(next);
  }

  const isInside = state.kind === "list";
  useEffect(() => {
    if (!isInside) return;
    async function refetch() {
      if (document.visibilityState !== "visible") return;
      const next = await fetchDownloads();
      // A network error removes nothing from the page.
      if (next.kind !== "failed") setState(next);
    }
    document.addEventListener("visibilitychange", refetch);
    return () => document.removeEventListener("visibilitychange", refetch);
  }, [isInside]);

  return { state, isLoading, heading, refuse, retry };
}
