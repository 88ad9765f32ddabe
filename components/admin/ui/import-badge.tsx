import { StatusBadge } from "@/components/ui/status-badge";

/** Whether an import runs, is in effect, or was undone. */
export function ImportBadge({
  one: { isRunning, undoneAt },
}: {
  one: { isRunning: boolean; undoneAt: string | null };
}) {
  if (isRunning)
    return (
      <StatusBadge shape="half" tone="ink">
        {undoneAt ? "Being undone" : "Running"}
      </StatusBadge>
    );
  return undoneAt ? (
    <StatusBadge shape="ring" tone="muted">
      Undone
    </StatusBadge>
  ) : (
    <StatusBadge shape="dot" tone="success">
      Finished
    </StatusBadge>
  );
}
