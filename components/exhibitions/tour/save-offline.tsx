"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { bytesToSave, canSave, isSaved, removeTour, saveTour } from "./offline-tour";

type Progress = { done: number; total: number };
type Status = "unknown" | "unsupported" | "unsaved" | "saving" | "saved";

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";
const SAVE_FAILED = "The tour could not be saved. Check your connection and try again.";
const NO_SPACE = "There is not enough space on this device. Nothing was saved.";

function whenLoaded(run: () => Promise<void>): void {
  if (document.readyState === "complete") void run();
  else addEventListener("load", () => void run(), { once: true });
}

/** Saves the tour in this language on the device, after saying how much that is, and removes it again. */
export function SaveOffline() {
  const path = usePathname();
  const [status, setStatus] = useState<Status>("unknown");
  const [bytes, setBytes] = useState(0);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    if (!canSave()) return setStatus("unsupported");
    // Before that, some of its files are still on their way and cannot be measured.
    whenLoaded(async () => {
      const saved = await isSaved(path);
      setBytes(bytesToSave());
      setStatus(saved ? "saved" : "unsaved");
      // With a connection, a saved tour is brought up to date; without success, it stays as it is.
      if (saved && navigator.onLine) await saveTour(path, () => undefined).catch(() => undefined);
    });
  }, [path]);

  async function save() {
    setStatus("saving");
    setProblem("");
    try {
      await saveTour(path, (done, total) => setProgress({ done, total }));
      setStatus("saved");
    } catch (error) {
      setProblem(isFull(error) ? NO_SPACE : SAVE_FAILED);
      setStatus("unsaved");
    }
    setProgress(null);
  }

  async function remove() {
    await removeTour(path);
    setStatus("unsaved");
  }

  if (status === "unknown") return null;
  if (status === "unsupported") return <p className="text-muted text-small">This browser cannot save the tour.</p>;
  const saving = progress ? `Saving, ${progress.done} of ${progress.total}` : "Saving…";
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {status === "saved" ? (
        <>
          <p role="status">Saved on this device. It opens without a connection.</p>
          <Button variant="secondary" size="small" onClick={remove}>
            Remove
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="small" loading={status === "saving" && saving} onClick={save}>
          {`Save for offline (${megabytes(bytes)})`}
        </Button>
      )}
      <Alert tone="error">{problem}</Alert>
    </div>
  );
}
