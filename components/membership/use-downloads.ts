import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/http/api-client";
import { type DownloadItem, downloadSentences, listFailed } from "@/lib/membership/contracts";
import { apiPaths } from "@/lib/platform/api-paths";

/** Why a file or the list was not given: 0 when the network was away. */
export type Refusal = { status: number; sentence: string };

/** What the page has to say: the list, or why there is none. `told` is for somebody who was inside a moment ago. */
export type DownloadState =
  | { is: "visitor"; told?: string }
  | { is: "basic"; endedOn: string | null; told?: string }
  | { is: "failed"; sentence: string }
  | { is: "list"; items: readonly DownloadItem[] };

// The plan or the session ended while the page was open: the same door as for whoever comes anew, with a word on why.
function doorFor({ status, sentence }: Refusal): DownloadState | null {
  if (status === 401) return { is: "visitor", told: `${sentence}: your session has ended.` };
  if (status === 403 && sentence === downloadSentences.forbidden)
    return { is: "basic", endedOn: null, told: `${sentence}: your plan has ended. You are still signed in.` };
  return null;
}

async function askForList(): Promise<DownloadState> {
  const result = await api.get<{ items: DownloadItem[] }>(apiPaths.downloads);
  if (result.ok) return { is: "list", items: result.data.items };
  const sentence = result.error || listFailed;
  return doorFor({ status: result.status, sentence }) ?? { is: "failed", sentence };
}

/** The list as the server found it, asked for again when its tab is looked at again, and the ways in which it is lost. */
export function useDownloads(start: DownloadState) {
  const [state, setState] = useState(start);
  const [isLoading, setIsLoading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);

  // What was pressed is gone with the state it belonged to; whoever listens goes on at the new heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the state that moves the focus.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = false;
  }, [state]);

  const go = useCallback((next: DownloadState) => {
    hasMoved.current = next.is !== "failed";
    setState(next);
  }, []);

  /** True when the refusal is of everything, and the page says so. */
  const refuse = useCallback(
    (refusal: Refusal) => {
      const door = doorFor(refusal);
      if (door) go(door);
      return door !== null;
    },
    [go],
  );

  async function tryAgain() {
    if (isLoading) return;
    setIsLoading(true);
    const next = await askForList();
    setIsLoading(false);
    go(next);
  }

  const isInside = state.is === "list";
  useEffect(() => {
    if (!isInside) return;
    async function lookAgain() {
      if (document.visibilityState !== "visible") return;
      const next = await askForList();
      // A network that is away takes nothing from the page.
      if (next.is !== "failed") setState(next);
    }
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [isInside]);

  return { state, isLoading, heading, refuse, tryAgain };
}
