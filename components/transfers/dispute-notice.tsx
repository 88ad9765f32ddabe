import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { OwnDispute } from "@/lib/transfers/contracts";
import { disputeOpenedBy } from "@/lib/transfers/rules";

type DisputeNoticeProps = { since: string; dispute: OwnDispute | null };

/** What a dispute means to somebody whose number it is or was: who opened it, what stops meanwhile, and what happens next. */
export function DisputeNotice({ since, dispute }: DisputeNoticeProps) {
  return (
    <div className="grid gap-3">
      <Alert tone="warning">{`Disputed since ${formatLagosDate(since)}. ${disputeOpenedBy(dispute)}`}</Alert>
      {dispute?.reason && <p className="wrap-anywhere">You wrote: “{dispute.reason}”</p>}
      <p className="reading">
        Until the museum has decided, nothing changes: the number keeps its owner and cannot be transferred, accepted or
        cancelled. Its public pages say that it is disputed. The museum decides and emails both sides. Do you have
        something to add or to ask?{" "}
        <Link href={paths.contact} prefetch={false} className="link">
          Write to the museum
        </Link>
        .
      </p>
    </div>
  );
}
