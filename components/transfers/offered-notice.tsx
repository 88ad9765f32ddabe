import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { SentTransfer } from "@/lib/transfers/contracts";
import { CancelTransfer } from "./cancel-transfer";

type OfferedNoticeProps = {
  editionId: string;
  subject: string;
  offer: SentTransfer;
  /** Not while the number is disputed. */
  canCancel: boolean;
};

/** In place of the form while a transfer waits for its recipient: to whom the number is offered, and the way back. */
export function OfferedNotice({ editionId, subject, offer, canCancel }: OfferedNoticeProps) {
  const { recipientEmail, expiresAt, isGift } = offer;
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone="success" className="wrap-anywhere">
        {`You have offered this number to ${recipientEmail}${isGift ? ", as a gift" : ""}. The link is in an email to that address.`}
      </Alert>
      {canCancel && (
        <p className="reading">
          It can be accepted until {formatLagosDate(expiresAt)}. Until then it stays yours, and you get an email when it
          is accepted or declined.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canCancel && <CancelTransfer id={offer._id} subject={subject} />}
        <Link href={paths.myNumber(editionId)} prefetch={false} className="link inline-flex min-h-tap items-center">
          See this number
        </Link>
      </div>
    </div>
  );
}
