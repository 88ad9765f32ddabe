"use client";

import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Message } from "@/components/ui/message";
import type { SegmentBody } from "@/lib/auth/segments/contracts";
import { describeSegment } from "./segment-labels";

/** What somebody else has saved since the form was opened. */
export type OpenSegmentConflict = {
  theirs: SegmentBody;
  mine: SegmentBody;
  version: number;
  savedBy: string | null;
  savedAt: string | null;
};

type SegmentConflictProps = {
  conflict: OpenSegmentConflict;
  products: readonly { _id: string; name: string }[];
  busy: boolean;
  message: Message | null;
  onSave: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Two edits of a segment side by side. Closing it returns to the form, where nothing is lost. */
export function SegmentConflict(props: SegmentConflictProps) {
  const { conflict, products, busy, message, onSave, onTakeTheirs, onClose } = props;
  const { savedBy, savedAt } = conflict;
  const name = savedBy ?? "Someone else";
  const inWords = ({ filter }: SegmentBody) =>
    describeSegment({ filter, productName: products.find(({ _id }) => _id === filter.product)?.name ?? null });
  return (
    <AdminDialog open onClose={onClose} title={`${name} saved this in the meantime`} sheet>
      {savedAt && (
        <p className="text-small">
          Saved on {formatLagosShortDate(savedAt)} at {formatLagosTime(savedAt)}.
        </p>
      )}
      <dl className="grid gap-4">
        {[[`Saved by ${name}`, conflict.theirs] as const, ["Yours, not saved", conflict.mine] as const].map(
          ([title, segment]) => (
            <div key={title} className="grid gap-1 border-line border-t pt-3">
              <dt className="text-muted text-small">{title}</dt>
              <dd className="wrap-anywhere font-semibold">{segment.name}</dd>
              <dd className="wrap-anywhere">{inWords(segment)}</dd>
            </div>
          ),
        )}
      </dl>
      <FormMessage message={message} />
      <div className="flex flex-wrap gap-3">
        <Button loading={busy && "Saving…"} onClick={onSave}>
          Save mine
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Discard mine
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </AdminDialog>
  );
}
