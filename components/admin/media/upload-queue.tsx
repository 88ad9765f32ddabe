import Link from "next/link";
import { Button } from "@/components/ui/button";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { uploadDoneMessage } from "@/lib/member-content/contracts";
import { sizeLabel, targetLabel } from "./media-labels";
import type { QueuedUpload } from "./use-upload-queue";

type UploadQueueProps = {
  queue: readonly QueuedUpload[];
  onRetry: (upload: QueuedUpload) => void;
  onCancel: (upload: QueuedUpload) => void;
  onClear: () => void;
};

/** The uploads of this page with their progress. */
export function UploadQueue({ queue, onRetry, onCancel, onClear }: UploadQueueProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium text-small">
        {summary(queue)}
      </p>
      <ul className="border-line border-t">
        {queue.map((one) => (
          <QueueRow key={one.key} upload={one} onRetry={() => onRetry(one)} onCancel={() => onCancel(one)} />
        ))}
      </ul>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onClear}>
        Clear finished uploads
      </Button>
    </div>
  );
}

function summary(queue: readonly QueuedUpload[]): string {
  const count = (...states: QueuedUpload["state"][]) => queue.filter(({ state }) => states.includes(state)).length;
  const [open, done, failed] = [count("waiting", "uploading"), count("done"), count("failed")];
  const texts = [open > 0 && `${open} uploading`, done > 0 && `${done} added`, failed > 0 && `${failed} failed`];
  return texts.filter(Boolean).join(", ") || "Nothing to upload";
}

type QueueRowProps = { upload: QueuedUpload; onRetry: () => void; onCancel: () => void };

function QueueRow({ upload, onRetry, onCancel }: QueueRowProps) {
  const { file, target, state, percent, error, canRetry, saved } = upload;
  const isOpen = state === "waiting" || state === "uploading";
  return (
    <li className="grid gap-2 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-medium text-small">
          {saved ? (
            <Link href={adminPaths.mediaItem(saved.id)} prefetch={false} className="link">
              {saved.name}
            </Link>
          ) : (
            file.name
          )}
        </p>
        <p className={`text-tiny ${state === "failed" ? "text-danger" : "text-muted"}`}>
          {state === "failed" ? error : `${targetLabel(target)}, ${sizeLabel(file.size)}. ${stateText(state, percent)}`}
        </p>
        {isOpen && (
          <progress
            aria-label={`Upload of ${file.name}`}
            max={100}
            value={percent}
            className="h-2 w-full max-w-80 accent-accent"
          />
        )}
      </div>
      {isOpen && (
        <Button variant="quiet" size="small" aria-label={`Cancel ${file.name}`} onClick={onCancel}>
          Cancel
        </Button>
      )}
      {state === "failed" && canRetry && (
        <Button variant="secondary" size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
          Retry
        </Button>
      )}
    </li>
  );
}

function stateText(state: QueuedUpload["state"], percent: number): string {
  if (state === "done") return uploadDoneMessage;
  if (state === "cancelled") return "Cancelled";
  if (state === "waiting") return "Waiting";
  return percent >= 100 ? "Checking the file…" : `${percent} %`;
}
