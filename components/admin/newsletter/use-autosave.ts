"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { DraftContent } from "@/lib/newsletter/issue-contracts";

/** "stale" means that another tab or person has saved since; nothing is saved from here then. */
export type SaveState =
  | { kind: "saved"; at: string }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "offline" }
  | { kind: "refused"; message: string }
  | { kind: "stale"; at: string };

const PAUSE_MS = 900;
const RETRY_MS = 5_000;

type Autosave = { id: string; draft: DraftContent; version: number; savedAt: string };

/**
 * Saves a draft while it is being written, one request at a time, and again after a lost connection. `flush` saves at once and
 * returns the saved version, or null when it could not.
 */
export function useAutosave({ id, draft, version, savedAt }: Autosave) {
  const [state, setState] = useState<SaveState>({ kind: "saved", at: savedAt });
  const latest = useRef(draft);
  const stored = useRef(JSON.stringify(draft));
  const current = useRef(version);
  const running = useRef<Promise<boolean> | null>(null);
  const stale = useRef(false);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    while (JSON.stringify(latest.current) !== stored.current) {
      const sent = latest.current;
      setState({ kind: "saving" });
      const result = await api.put(adminApiPaths.newsletterDraft(id), { version: current.current, ...sent });
      if (!result.ok) {
        if (result.code === "stale") {
          stale.current = true;
          setState({ kind: "stale", at: String(result.facts?.savedAt ?? "") });
        } else if (result.status === 0 || result.status >= 500 || result.status === 429) setState({ kind: "offline" });
        else {
          const [detail] = Object.values(result.fields ?? {});
          const text = errorMessage(result, { offline: "Network error", otherwise: "The draft was not saved." });
          setState({ kind: "refused", message: detail ?? text });
        }
        return false;
      }
      stored.current = JSON.stringify(sent);
      current.current = result.data.version;
      setState({ kind: "saved", at: result.data.savedAt });
    }
    return true;
  }, [id]);

  const flush = useCallback(async (): Promise<number | null> => {
    if (stale.current) return null;
    running.current ??= saveOnce().finally(() => {
      running.current = null;
    });
    return (await running.current) ? current.current : null;
  }, [saveOnce]);

  useEffect(() => {
    latest.current = draft;
    if (JSON.stringify(draft) === stored.current || stale.current) return;
    setState((now) => (now.kind === "saving" ? now : { kind: "unsaved" }));
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  useEffect(() => {
    if (state.kind !== "offline") return;
    const timer = setTimeout(() => void flush(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, flush]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (JSON.stringify(latest.current) !== stored.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      // A link within the site does not fire the event; what is typed is saved on the way.
      if (JSON.stringify(latest.current) !== stored.current) void flush();
    };
  }, [flush]);

  return { state, flush };
}
