import { useEffect, useRef, useState } from "react";
import { refetchOnReturn, useApi } from "@/lib/api-client/use-api";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { type DownloadItem, downloadListFailed, downloadMessages } from "@/lib/downloads/contracts";

/** Why a file or the list was denied. Status 0: no network. */
export type DownloadError = { status: number; message: string };

/** The state of the page: the list, or why there is none. `notice` is for a user who had access before. */
export type DownloadState =
  | { kind: "visitor"; notice?: string }
  | { kind: "basic"; endedOn: string | null; notice?: string }
  | { kind: "failed"; message: string }
  | { kind: "list"; items: readonly DownloadItem[]; notice?: string };

// The plan or the session ended while the page was open: the same view as for other visitors, with a notice.
function stateForError({ status, message }: DownloadError): DownloadState | null {
  if (status === 401) return { kind: "visitor", notice: `${message}: your session has ended.` };
  if (status === 403 && message === downloadMessages.forbidden)
    return { kind: "basic", endedOn: null, notice: `${message}: your plan has ended. You are still logged in.` };
  return null;
}

/** The downloads, refetched when the visitor returns to the tab, and their error states. */
export function useDownloads(start: DownloadState) {
  // Starts with the server's state and not with SWR's cache, because the plan may have ended since an earlier visit.
  const [state, setState] = useState(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const { isValidating, mutate } = useApi(accountApiPaths.downloads, {
    revalidateOnMount: false,
    ...refetchOnReturn,
    revalidateOnFocus: state.kind === "list",
    revalidateOnReconnect: state.kind === "list",
    // After a plan has ended there are still the files of what the user owns.
    onSuccess: ({ items }) =>
      setState((old) => ({ kind: "list", items, notice: old.kind === "basic" ? old.notice : undefined })),
    onError: ({ status, error }) => {
      const message = error || downloadListFailed;
      const denied = stateForError({ status, message });
      // A network error removes nothing from the page.
      setState((old) => denied ?? (old.kind === "list" ? old : { kind: "failed", message }));
    },
  });

  // The pressed button disappears with its state, so the focus moves to the new heading.
  useEffect(() => {
    if (hasMoved.current && state.kind !== "failed") heading.current?.focus();
    hasMoved.current = false;
  }, [state.kind]);

  /** Returns true when the error concerns the whole page, which then shows it. */
  function refuse(error: DownloadError): boolean {
    const next = stateForError(error);
    if (!next) return false;
    hasMoved.current = true;
    setState(next);
    if (next.kind === "basic") void mutate();
    return true;
  }

  function retry() {
    hasMoved.current = true;
    void mutate();
  }

  return { state, isLoading: isValidating, heading, refuse, retry };
}
