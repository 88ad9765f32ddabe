import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { EditionMarkName, SentTransfer } from "@/lib/transfers/contracts";
import { CancelTransfer } from "./cancel-transfer";

type OfferedNoticeProps = {
  editionId: string;
  subject: string;
  offer: SentTransfer;
  /** With one, the offer cannot be accepted; while the number is disputed, it cannot be cancelled either. */
  mark: EditionMarkName | null;
};

/** In place of the form while a transfer waits for its recipient: to whom the number is offered, and the way back. */
export function OfferedNotice({ editionId, subject, offer, mark }: OfferedNoticeProps) {
  const { recipientEmail, expiresAt, isGift } = offer;
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone={mark ? "pending" : "success"} className="wrap-anywhere">
        {`You have offered this number to ${recipientEmail}${isGift ? ", as a gift" : ""}. The link is in an email to that address.`}
      </Alert>
      {!mark && (
        <p className="reading">
          It can be accepted until {formatLagosDate(expiresAt)}. Until then it stays yours, and you get an email when it
          is accepted or declined.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {mark !== "disputed" && <CancelTransfer id={offer._id} subject={subject} />}
        <Link href={paths.myNumber(editionId)} prefetch={false} className="link inline-flex min-h-tap items-center">
          See this number
        </Link>
      </div>
    </div>
  );
}
