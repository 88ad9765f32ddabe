import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Message } from "@/components/ui/message";

type GridBarProps = {
  changed: number;
  busy: boolean;
  message: Message | null;
  onSave: () => void;
  onStop: () => void;
};

/** Saves or discards what was changed in the grid. */
export function GridBar({ changed, busy, message, onSave, onStop }: GridBarProps) {
  return (
    <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line-strong border-t bg-surface p-3 shadow-pop">
      <p role="status" className="text-small">
        {changed === 0 ? "No changes yet." : changed === 1 ? "1 product changed" : `${changed} products changed`}
      </p>
      <Button size="small" disabled={changed === 0} loading={busy && "Saving…"} onClick={onSave}>
        Save changes
      </Button>
      <Button size="small" variant="quiet" onClick={onStop}>
        {changed === 0 ? "Done" : "Discard"}
      </Button>
      <FormMessage message={message} />
    </div>
  );
}
