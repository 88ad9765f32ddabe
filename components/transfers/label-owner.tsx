import { formatLagosDate } from "@/components/ui/lagos-time";
import type { EditionMarkName } from "@/lib/transfers/contracts";
import { markLabels } from "@/lib/transfers/rules";

type LabelOwnerProps = { owner: string | null; mark: EditionMarkName | null; markedAt: string | null };

/** Who owns the labelled object now, if they agreed to be named, and what is known of it. */
export function LabelOwner({ owner, mark, markedAt }: LabelOwnerProps) {
  return (
    <dl className="grid gap-1">
      {owner && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Owner</dt>
          <dd className="wrap-anywhere font-semibold">{owner}</dd>
        </div>
      )}
      {mark && markedAt && (
        <div className="flex flex-wrap gap-x-2 font-semibold text-danger">
          <dt>{markLabels[mark].label}</dt>
          <dd>since {formatLagosDate(markedAt)}</dd>
        </div>
      )}
    </dl>
  );
}
