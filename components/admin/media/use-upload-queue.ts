"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { MediaUpload, UploadTarget } from "@/lib/media/contracts";
import { uploadInParts } from "./upload-in-parts";

export type QueuedUpload = {
  key: string;
  file: File;
  target: UploadTarget;
  state: "waiting" | "uploading" | "done" | "failed" | "cancelled";
  percent: number;
  error?: string;
  /** Whether it can be sent again: not a file that was refused. */
  canRetry?: boolean;
  /** The session on the server, to continue after a failure. */
  upload?: MediaUpload;
  saved?: { id: string; name: string };
};

const errors = { offline: "Network error", otherwise: "Upload failed" };
/** Uploads at the same time. */
const AT_ONCE = 2;
const isOpen = ({ state }: QueuedUpload) => state === "waiting" || state === "uploading";

/** The uploads of this page: a few at a time, each with its progress. Warns before leaving while any of them runs. */
export function useUploadQueue() {
  const router = useRouter();
  const [queue, setQueue] = useState<QueuedUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const open = queue.some(isOpen);

  const change = (key: string, part: Partial<QueuedUpload>) =>
    setQueue((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));

  useEffect(() => {
    if (!open) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [open]);

  async function run({ key, file, target, upload }: QueuedUpload) {
    const stop = new AbortController();
    running.current.set(key, stop);
    change(key, { state: "uploading" });
    const result = await uploadInParts(
      { file, target, resume: upload },
      {
        signal: stop.signal,
        onProgress: (percent) => change(key, { percent }),
        onCreated: (created) => change(key, { upload: created }),
      },
    );
    running.current.delete(key);
    if (stop.signal.aborted) return;
    if (result.ok) change(key, { state: "done", percent: 100, saved: result.data });
    else {
      const canRetry = result.status === 0 || result.status === 429 || result.status >= 500;
      change(key, { state: "failed", error: errorMessage(result, errors), canRetry });
    }
    router.refresh();
  }

  useEffect(() => {
    for (const next of queue) {
      if (running.current.size >= AT_ONCE) return;
      if (next.state === "waiting" && !running.current.has(next.key)) void run(next);
    }
  });

  function add(files: readonly { file: File; target: UploadTarget; upload?: MediaUpload | undefined }[]) {
    const added = files.map(
      ({ file, target, upload }): QueuedUpload => ({
        key: crypto.randomUUID(),
        file,
        target,
        state: "waiting",
        percent: 0,
        ...(upload && { upload }),
      }),
    );
    setQueue((list) => [...list, ...added]);
  }

  /** Continues where it broke off. */
  const retry = (one: QueuedUpload) => change(one.key, { state: "waiting", percent: 0 });

  function cancel({ key, upload }: QueuedUpload) {
    running.current.get(key)?.abort();
    change(key, { state: "cancelled" });
    // If this fails, a scheduled job removes it after a day.
    if (upload)
      void fetch(adminApiPaths.mediaUpload(upload.id), { method: "DELETE", keepalive: true }).catch(() => undefined);
  }

  const clear = () => setQueue((list) => list.filter(isOpen));
  return { queue, open, add, retry, cancel, clear };
}
