"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminGiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

const stateLabels = {
  unpaid: { label: "Unpaid", tone: "warn" },
  planned: { label: "Planned", tone: "ink" },
  sent: { label: "Sent", tone: "ink" },
  redeemed: { label: "Redeemed", tone: "success" },
  refunded: { label: "Refunded", tone: "danger" },
} as const;

function dates({ sendOn, paidAt, sentAt, redeemedAt, refundedAt }: AdminGiftMembership): string {
  const parts = [
    paidAt && `paid ${formatLagosShortDate(paidAt)}`,
    sentAt ? `sent ${formatLagosShortDate(sentAt)}` : `to send ${formatLagosShortDate(sendOn)}`,
    redeemedAt && `redeemed ${formatLagosShortDate(redeemedAt)}`,
    refundedAt && `refunded ${formatLagosShortDate(refundedAt)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

function groupDates({ seats, usedSeats, openSeats, paidAt }: AdminGiftMembership): string {
  if (!paidAt) return "";
  const refunded = seats - usedSeats - openSeats;
  const parts = [`${usedSeats} in use`, `${openSeats} open`, refunded > 0 && `${refunded} refunded`];
  return `paid ${formatLagosShortDate(paidAt)}, ${parts.filter(Boolean).join(", ")}`;
}

/** Gift memberships and groups with their state and dates; a sent one can be sent again, one that is not redeemed can be refunded. */
export function GiftMembershipsTable({ gifts }: { gifts: readonly AdminGiftMembership[] }) {
  return (
    <AdminTable
      caption="Gift memberships"
      hideCaption
      rows={gifts}
      rowKey={(gift) => gift._id}
      columns={[
        {
          id: "plan",
          label: "Plan",
          cell: (gift) => (
            <span className="grid">
              {planTitle(gift.plan)}
              {gift.seats > 1 && `, ${gift.seats} seats`}
              <span className="text-muted text-tiny">{formatNaira(toKobo(gift.amount))}</span>
            </span>
          ),
        },
        {
          id: "people",
          label: "From and to",
          cell: (gift) => (
            <span className="wrap-anywhere grid">
              {gift.seats > 1 ? `Group ${gift.recipientName}` : `${gift.recipientName}, ${gift.recipientEmail}`}
              <span className="text-muted text-tiny">from {gift.buyerEmail}</span>
            </span>
          ),
        },
        {
          id: "dates",
          label: "Dates",
          cell: (gift) => (gift.seats > 1 ? groupDates(gift) : dates(gift)),
        },
        {
          id: "status",
          label: "Status",
          cell: (gift) => (
            <StatusBadge tone={stateLabels[gift.state].tone}>{stateLabels[gift.state].label}</StatusBadge>
          ),
        },
        {
          id: "actions",
          label: "Actions",
          required: true,
          cell: (gift) => <GiftActions gift={gift} />,
        },
      ]}
      empty={
        <EmptyList title="No gifts yet">
          When somebody buys a plan for another person, it is listed here, before and after it is redeemed.
        </EmptyList>
      }
    />
  );
}

function GiftActions({ gift }: { gift: AdminGiftMembership }) {
  const { _id, state, recipientName, amount } = gift;
  if (gift.seats > 1) return <GroupActions gift={gift} />;
  if (state !== "planned" && state !== "sent") return <span className="text-muted">None</span>;
  const subject = `the gift for ${recipientName}`;
  return (
    <span className="flex flex-wrap gap-2">
      {state === "sent" && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.resendGift(_id), body: {} }}
          label="Send again"
          loadingText="Sending…"
          subject={subject}
          successText="A new code is on its way"
          failureText="Failed to resend gift"
        />
      )}
      <ConfirmAction
        request={{ method: "post", path: adminApiPaths.refundGift(_id), body: {} }}
        label="Refund"
        loadingText="Refunding…"
        subject={subject}
        confirm={{
          question: `${formatNaira(toKobo(amount))} goes back to the buyer.`,
          consequence: "The code stops working. A redeemed gift cannot be refunded.",
          label: `Refund ${formatNaira(toKobo(amount))}`,
        }}
        successText="The gift is refunded"
        failureText="Failed to refund gift"
      />
    </span>
  );
}

function GroupActions({ gift: { _id, recipientName, amount, seats, openSeats } }: { gift: AdminGiftMembership }) {
  if (openSeats === 0) return <span className="text-muted">None</span>;
  const back = formatNaira((toKobo(amount) / seats) * openSeats);
  const unused = openSeats === 1 ? "one seat" : `${openSeats} seats`;
  return (
    <ConfirmAction
      request={{ method: "post", path: adminApiPaths.refundGift(_id), body: {} }}
      label="Refund unused"
      loadingText="Refunding…"
      subject={`seats of the group ${recipientName}`}
      confirm={{
        question: `${back} for ${unused} that nobody uses goes back to the buyer.`,
        consequence: "Their codes stop working. Seats in use stay.",
        label: `Refund ${back}`,
      }}
      successText="The unused seats are refunded"
      failureText="Failed to refund gift"
    />
  );
}
