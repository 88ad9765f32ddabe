import { formatLagosDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { type ReturnRequest, returnReasonLabels } from "@/lib/orders/return-contracts";
import { returnStatusLabels } from "@/lib/orders/return-rules";
import { ReturnForm } from "./return-form";
import { ReturnPhotos } from "./return-photos";

type OrderReturnsProps = {
  number: string;
  requests: readonly ReturnRequest[];
  /** Whether another return can be requested. */
  canRequest: boolean;
};

/** The return requests of an order, and the form of another one. Nothing when there is neither. */
export function OrderReturns({ number, requests, canRequest }: OrderReturnsProps) {
  if (requests.length === 0 && !canRequest) return null;
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="text-subheading">
        Returns
      </h2>
      {requests.map(({ _id, reason, text, photos, status, reply, createdAt }) => (
        <div key={_id} className="grid justify-items-start gap-2 border-line border-t pt-4">
          <StatusBadge tone={returnStatusLabels[status].tone}>{returnStatusLabels[status].label}</StatusBadge>
          <p className="text-small">
            {returnReasonLabels[reason]}, <time dateTime={createdAt}>{formatLagosDate(createdAt)}</time>
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-small">{text}</p>
          <ReturnPhotos id={_id} count={photos} />
          {reply && (
            <p className="wrap-anywhere whitespace-pre-line">
              <b>{status === "refused" ? "Reason" : "How to send it back"}:</b> {reply}
            </p>
          )}
        </div>
      ))}
      {canRequest && (
        <details>
          <summary className="link w-max">Request a return</summary>
          <div className="pt-4">
            <ReturnForm number={number} />
          </div>
        </details>
      )}
    </section>
  );
}
