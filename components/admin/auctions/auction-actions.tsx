import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const publicReasonHint = "Shown publicly in the ledger.";

/** What an admin can do with an auction in its current state. Each action is an entry in the ledger. */
export function AuctionActions({ detail: { auction, offers } }: { detail: AdminAuction }) {
  const { _id, title, status } = auction;
  const onCalendar = status === "scheduled" || status === "running" || status === "frozen";
  const isPaid = offers.some((offer) => offer.status === "paid");
  return (
    <div className="flex flex-wrap gap-3">
      {status === "frozen" && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "freeze")}
          body={{ frozen: false }}
          label="Unfreeze"
          loadingText="Unfreezing…"
          subject={title}
          variant="primary"
          question="Bidding resumes. The end moves by the length of the pause."
          reasonHint="Recorded in the audit log."
          successText={`${title} is running again`}
        />
      )}
      {(status === "scheduled" || status === "running") && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "freeze")}
          body={{ frozen: true }}
          label="Freeze"
          loadingText="Freezing…"
          subject={title}
          question="Nobody can bid until it is unfrozen. The end moves by the length of the pause."
          reasonHint="Shown at once on the auction page, and publicly in the ledger."
          successText={`${title} is frozen`}
        />
      )}
      {onCalendar && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "extend")}
          label="Extend"
          loadingText="Extending…"
          subject={title}
          fields={["minutes", "reason"]}
          question="Moves the end by this many minutes. It cannot be undone."
          reasonHint={publicReasonHint}
          successText={`${title} is extended`}
        />
      )}
      {(status === "cancelled" || status === "ended" || status === "scheduled") && !isPaid && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "reset")}
          label="Reset"
          loadingText="Resetting…"
          subject={title}
          fields={["times", "reason"]}
          variant={status === "scheduled" ? "secondary" : "danger"}
          question="Starts again at the opening price, with new times. The winner is cleared and every bid is void."
          consequence="Bidders and followers get an email. Unpaid offers are withdrawn."
          reasonHint={publicReasonHint}
          successText={`${title} is reset`}
        />
      )}
      {(onCalendar || status === "draft") && (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "cancel")}
          label="Cancel"
          confirmLabel="Cancel auction"
          dismissLabel="Back"
          loadingText="Cancelling…"
          subject={title}
          variant="danger"
          question="It leaves the calendar, and its bids are no longer binding."
          consequence="Bidders and followers get an email with the reason."
          reasonHint={publicReasonHint}
          successText={`${title} is cancelled`}
        />
      )}
    </div>
  );
}
