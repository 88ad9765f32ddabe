"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ReturnPhotos } from "@/components/orders/return-photos";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminReturn, returnReasonLabels } from "@/lib/orders/return-contracts";
import { describeReturned, isReturnOpen, returnStatusLabels } from "@/lib/orders/return-rules";
import { RefundOrder } from "./refund-order";

/** Return requests with their photos and the next steps of each. */
export function ReturnsTable({ requests, filtered }: { requests: readonly AdminReturn[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Returns"
      hideCaption
      rows={requests}
      rowKey={(request) => request._id}
      columns={[
        {
          id: "order",
          label: "Order",
          cell: (request) => (
            <span className="grid">
              <Link href={adminPaths.order(request.order.number)} prefetch={false} className="link font-semibold">
                {request.order.number}
              </Link>
              <span>{request.order.user.name}</span>
              <span className="text-muted text-tiny">{request.order.user.email}</span>
            </span>
          ),
        },
        {
          id: "requested",
          label: "Requested",
          cell: (request) => (
            <time dateTime={request.createdAt} className="grid">
              {formatLagosShortDate(request.createdAt)}
              <span className="text-muted text-tiny">{formatLagosTime(request.createdAt)}</span>
            </time>
          ),
        },
        {
          id: "reason",
          label: "Reason",
          cell: (request) => (
            <span className="wrap-anywhere grid max-w-[40ch] gap-1">
              <b className="font-semibold">{returnReasonLabels[request.reason]}</b>
              {request.items.length > 0 && (
                <span className="font-medium">{describeReturned(request.items, request.order.items)}</span>
              )}
              <span className="whitespace-pre-line">{request.text}</span>
            </span>
          ),
        },
        {
          id: "photos",
          label: "Photos",
          cell: (request) => (request.photos > 0 ? <ReturnPhotos id={request._id} count={request.photos} /> : "None"),
        },
        {
          id: "status",
          label: "Status",
          cell: (request) => <ReturnStatus request={request} />,
        },
        {
          id: "step",
          label: "Next step",
          required: true,
          cell: (request) => <ReturnSteps request={request} />,
        },
      ]}
      empty={
        filtered ? (
          <EmptyList title="No returns found">Change or clear the filters.</EmptyList>
        ) : (
          <EmptyList title="No returns yet">
            A buyer asks for one from their order, within 14 days of delivery.
          </EmptyList>
        )
      }
    />
  );
}

function ReturnStatus({ request: { status, reply, decidedBy } }: { request: AdminReturn }) {
  const { label, tone } = returnStatusLabels[status];
  return (
    <span className="wrap-anywhere grid max-w-[30ch] justify-items-start gap-1">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {reply && <span>{reply}</span>}
      {decidedBy && <span className="text-muted text-tiny">{decidedBy}</span>}
    </span>
  );
}

function ReturnSteps({ request: { _id, status, order, items, reason } }: { request: AdminReturn }) {
  if (!isReturnOpen(status)) return <span className="text-muted">None</span>;
  const path = adminApiPaths.reviewReturn(_id);
  const subject = `the return of ${order.number}`;
  return (
    <span className="flex flex-wrap gap-2">
      {status === "requested" && (
        <ConfirmWithReason
          path={path}
          body={{ decision: "approve" }}
          label="Approve"
          loadingText="Approving…"
          subject={subject}
          question={`${order.user.name} gets an email and sends the items back.`}
          reasonLabel="How to send it back"
          reasonHint="The address, and who pays. Sent to the buyer."
          successText="The return is approved"
        />
      )}
      {status === "approved" && (
        <ConfirmAction
          request={{ method: "post", path, body: { decision: "receive" } }}
          label="Mark as received"
          loadingText="Saving…"
          subject={subject}
          successText="The return is received"
          failureText="Failed to update the return"
        />
      )}
      {status === "received" && order.paymentStatus === "paid" && (
        <RefundOrder order={order} returnRequest={{ id: _id, items, reason: returnReasonLabels[reason] }} />
      )}
      <ConfirmWithReason
        path={path}
        body={{ decision: "refuse" }}
        label="Refuse"
        loadingText="Refusing…"
        subject={subject}
        variant="danger"
        question={`${order.user.name} gets an email with the reason.`}
        reasonHint="Sent to the buyer."
        successText="The return is refused"
      />
    </span>
  );
}
