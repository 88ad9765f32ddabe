import { formatLagosDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Order } from "@/lib/orders/contracts";
import { addWorkingDays } from "@/lib/orders/delivery-rules";
import { type ReturnRequest, returnReasonLabels } from "@/lib/orders/return-contracts";
import {
  describeReturned,
  RETURN_CHECK_DAYS,
  RETURN_REPLY_DAYS,
  returnStatusLabels,
  returnWindowEnd,
  withoutPassedOn,
} from "@/lib/orders/return-rules";
import { ReturnForm } from "./return-form";
import { ReturnPhotos } from "./return-photos";
import { ReturnWindow } from "./return-window";

type OrderReturnsProps = {
  order: Order;
  requests: readonly ReturnRequest[];
  /** The numbers that belong to somebody else by now. */
  passedOn?: readonly { item: string; number: number }[];
  /** Whether another return can be requested. */
  canRequest: boolean;
  now: Date;
};

/** What happens next with a return request; nothing after its end. */
function nextSteps({ status, createdAt }: ReturnRequest): string[] {
  const refund = `We check the item within ${RETURN_CHECK_DAYS} working days after it arrives, and refund it or write to you why not.`;
  const bank = "Banks usually show a refund within 10 working days.";
  if (status === "requested") {
    const replyBy = formatLagosDate(addWorkingDays(new Date(createdAt), RETURN_REPLY_DAYS));
    return [
      `We reply by email by ${replyBy}, with the address for the return.`,
      "You send the item back.",
      refund,
      bank,
    ];
  }
  if (status === "approved") return ["Send the item back as described above.", refund, bank];
  return status === "received" ? [refund, bank] : [];
}

/** The return requests of an order, the form of another one, and until when it can be sent. Nothing before delivery. */
export function OrderReturns({ order, requests, passedOn = [], canRequest, now }: OrderReturnsProps) {
  if (requests.length === 0 && !returnWindowEnd(order)) return null;
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="font-sign text-section">
        Returns
      </h2>
      {requests.map((request) => {
        const { _id, reason, items, text, photos, status, reply, createdAt } = request;
        const steps = nextSteps(request);
        return (
          <div key={_id} className="grid justify-items-start gap-2 border-line border-t pt-4">
            <StatusBadge tone={returnStatusLabels[status].tone}>{returnStatusLabels[status].label}</StatusBadge>
            <p className="text-small">
              {returnReasonLabels[reason]}, <time dateTime={createdAt}>{formatLagosDate(createdAt)}</time>
            </p>
            {items.length > 0 && <p className="text-small">{describeReturned(items, order.items)}</p>}
            <p className="wrap-anywhere whitespace-pre-line text-small">{text}</p>
            <ReturnPhotos id={_id} count={photos} />
            {reply && (
              <p className="wrap-anywhere whitespace-pre-line">
                <b>{status === "refused" ? "Reason" : "How to send it back"}:</b> {reply}
              </p>
            )}
            {steps.length > 0 && (
              <div className="grid gap-1 text-small">
                <h3 className="font-semibold">What happens next</h3>
                <ol className="grid list-decimal gap-1 ps-5">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            )}
          </div>
        );
      })}
      {(canRequest || requests.length === 0) && <ReturnWindow order={order} now={now} />}
      {canRequest && (
        <details>
          <summary className="link inline-flex min-h-tap w-max items-center">Request a return</summary>
          <div className="pt-4">
            <ReturnForm number={order.number} items={withoutPassedOn(order.items, passedOn)} />
          </div>
        </details>
      )}
    </section>
  );
}
