import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { deskCalls } from "@/lib/platform/desk-calls";
import { formatNaira } from "@/lib/platform/money";
import type { DeskOrder } from "@/lib/shop/order-desk-contracts";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";
import { VerifyPayment } from "./verify-payment";

const states = {
  pending: { words: "On its way to Paystack", shape: "ring", tone: "ink" },
  requested: { words: "Asked for at Paystack", shape: "half", tone: "warn" },
  processed: { words: "Back with the buyer", shape: "dot", tone: "success" },
  failed: { words: "Failed at Paystack", shape: "square", tone: "danger" },
} as const;

/** How an order was paid, and what went back of it. */
export function OrderMoney({ order }: { order: Pick<DeskOrder, "payment" | "refunds"> }) {
  const { payment, refunds } = order;
  return (
    <section aria-label="Payment and refunds" className="grid gap-5">
      <h2 className="font-bold text-subheading">Payment</h2>
      {payment ? (
        <div className="flex flex-wrap items-start justify-between gap-4">
          <p className="grid">
            <span>
              <b className="font-semibold">{formatNaira(payment.kobo)}</b>
              {payment.channel && ` by ${payment.channel.replaceAll("_", " ")}`}, reference{" "}
              <span className="wrap-anywhere">{payment.reference}</span>
            </span>
            {payment.at && (
              <span className="text-muted text-small">
                {lagosShortDay(payment.at)}, {lagosClock(payment.at)}
              </span>
            )}
          </p>
          <VerifyPayment reference={payment.reference} />
        </div>
      ) : (
        <p className="text-muted">No payment was received for it.</p>
      )}
      {refunds.length > 0 && (
        <DeskTable
          caption="Refunds"
          columns={["When", "Sum", "Why", "State"]}
          figures={["Sum"]}
          rows={refunds.map(({ id, at, kobo, reason, status }) => ({
            key: id,
            cells: [
              <time key="when" dateTime={at}>
                {lagosShortDay(at)}, {lagosClock(at)}
              </time>,
              formatNaira(kobo),
              reason,
              <span key="state" className="grid justify-items-start gap-2">
                <Mark shape={states[status].shape} tone={states[status].tone}>
                  {states[status].words}
                </Mark>
                {status === "failed" && (
                  <AskFirst
                    call={{ method: "post", path: deskCalls.retryRefund(id) }}
                    label="Send again"
                    busy="Sending…"
                    what={`the refund of ${formatNaira(kobo)}`}
                    done="Paystack is asked for it again"
                    failed="The refund could not be asked for again"
                  />
                )}
              </span>,
            ],
          }))}
        />
      )}
    </section>
  );
}
