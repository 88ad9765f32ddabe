import { Message } from "@/components/ui/message";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { Difference } from "@/lib/payments/desk-contracts";
import { formatNaira } from "@/lib/platform/money";
import { DeskTable } from "./desk-table";
import { VerifyPayment } from "./verify-payment";

type MoneyTableProps = { differences: readonly Difference[]; compared: number; sum: number; cut: boolean };

const whys: Record<Difference["why"], string> = {
  "not-counted": "Paid at Paystack, not counted here",
  "not-ours": "Paid at Paystack, unknown here",
  "another-sum": "Paid, but not the sum we asked for",
  "not-there": "Counted here, not paid at Paystack",
  "refund-late": "To be refunded, and still not back",
};
/** More than these are one trouble and not a hundred: a shorter time shows the rest. */
const most = 100;
const sumOf = (kobo: number | null) => (kobo === null ? "None" : formatNaira(kobo));

/** What the two books disagree about, each with the way to ask again. */
export function MoneyTable({ differences, compared, sum, cut }: MoneyTableProps) {
  const total = `${compared} ${compared === 1 ? "payment" : "payments"} compared, ${formatNaira(sum)} at Paystack.`;
  return (
    <div className="grid gap-6">
      {cut && (
        <Message>⚠️ Only the newest 1,000 payments were looked at. Choose a shorter time to see all of it.</Message>
      )}
      {differences.length === 0 ? (
        <Message>{`✅ The books agree. ${total}`}</Message>
      ) : (
        <>
          <p className="text-muted text-small">{total}</p>
          <DeskTable
            caption="Differences"
            columns={["When", "Reference", "What is wrong", "Ours", "Paystack’s", "Now"]}
            figures={["Ours", "Paystack’s"]}
            rows={differences.slice(0, most).map(({ reference, why, ours, theirs, email, at }) => ({
              key: `${why}/${reference}`,
              cells: [
                <time key="when" dateTime={at} className="grid">
                  {lagosShortDay(at)}
                  <span className="text-muted text-tiny">{lagosClock(at)}</span>
                </time>,
                <span key="reference" className="grid">
                  <b className="font-semibold">{reference}</b>
                  <span className="text-muted text-tiny">{email}</span>
                </span>,
                whys[why],
                sumOf(ours),
                sumOf(theirs),
                <VerifyPayment key="now" reference={reference} />,
              ],
            }))}
          />
          {differences.length > most && (
            <p className="text-muted text-small">
              +{differences.length - most} more. Choose a shorter time to see them.
            </p>
          )}
        </>
      )}
    </div>
  );
}
