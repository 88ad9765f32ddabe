import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { cancelEffect, extendEffect, pauseEffect, resetEffect } from "./action-effects";

const publicReasonHint = "Shown publicly in the ledger.";

/** What an admin can do with an auction that is not open. Each action of a scheduled or past one is an entry in the ledger. */
export function AuctionActions({ detail }: { detail: AdminAuction }) {
  const { auction, offers } = detail;
  const { _id, title, status } = auction;
  const isScheduled = status === "scheduled";
  // A sold lot is not sold again: its buyer has paid, or can still pay.
  const isSold = offers.some((offer) => offer.status === "paid" || offer.status === "open");
  return (
    <div className="flex flex-wrap gap-3">
      {isScheduled && (
        <>
          <ConfirmWithReason
            path={adminApiPaths.auctionAction(_id, "freeze")}
            body={{ frozen: true }}
            label="Pause"
            loadingText="Pausing…"
            subject={title}
            {...pauseEffect(null)}
            reasonHint="Shown at once on the auction page, and publicly in the ledger."
            successText={`${title} is paused`}
          />
          <ConfirmWithReason
            path={adminApiPaths.auctionAction(_id, "extend")}
            body={auction.end ? { end: auction.end } : {}}
            label="Extend"
            loadingText="Extending…"
            subject={title}
            fields={["minutes", "reason"]}
            {...extendEffect(detail)}
            reasonHint={publicReasonHint}
            successText={`${title} is extended`}
          />
        </>
      )}
      {isSold && (
        <p className="max-w-read text-muted text-small">
          The lot is sold, so the auction cannot be reset while its buyer has paid or can still pay. Duplicate it to
          sell another one.
        </p>
      )}
      {(isScheduled || status === "cancelled" || status === "ended") && !isSold && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "reset")}
          label="Reset"
          loadingText="Resetting…"
          subject={title}
          fields={["times", "reason"]}
          variant={isScheduled ? "secondary" : "danger"}
          {...resetEffect(detail)}
          reasonHint={publicReasonHint}
          successText={`${title} is reset`}
        />
      )}
      {(isScheduled || status === "draft") && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "cancel")}
          label="Cancel"
          confirmLabel="Cancel auction"
          dismissLabel="Back"
          loadingText="Cancelling…"
          subject={title}
          variant="danger"
          {...cancelEffect(detail)}
          reasonHint={publicReasonHint}
          successText={`${title} is cancelled`}
        />
      )}
    </div>
  );
}
