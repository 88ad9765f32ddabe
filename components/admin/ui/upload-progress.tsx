import { Button } from "@/components/ui/button";

/** Upload progress with a cancel button. */
export function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const isThere = percent >= 100;
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4 font-medium text-small">
        <span id="upload-progress">{isThere ? "Processing" : "Uploading"}</span>
        <span className="font-bold">{`${percent} %`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby="upload-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-3 overflow-clip rounded-control bg-raised shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-quick motion-reduce:transition-none"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <Button variant="secondary" size="small" onClick={onCancel} className="justify-self-start">
        Cancel
      </Button>
    </div>
  );
}
