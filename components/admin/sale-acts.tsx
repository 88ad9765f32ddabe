import type { AdminAuction } from "@/lib/auction/admin-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { AskWhy } from "./ask-why";

const readByAll = "Everybody reads it in the ledger.";

/** What the house may do to a sale as it stands now; each is a line of the ledger. */
export function SaleActs({ sale: { auction, offers } }: { sale: AdminAuction }) {
  const { _id, title, status } = auction;
  const onCalendar = status === "scheduled" || status === "running" || status === "frozen";
  const isPaid = offers.some((offer) => offer.status === "paid");
  return (
    <div className="flex flex-wrap gap-3">
      {status === "frozen" && (
        <AskWhy
          path={deskCalls.actOnSale(_id, "freeze")}
          body={{ frozen: false }}
          label="Unfreeze"
          busy="Unfreezing…"
          what={title}
          look="primary"
          question="Bidding goes on, and the end moves by as long as the pause was."
          reasonHint="Kept in the audit log."
          done={`${title} goes on`}
        />
      )}
      {(status === "scheduled" || status === "running") && (
        <AskWhy
          path={deskCalls.actOnSale(_id, "freeze")}
          body={{ frozen: true }}
          label="Freeze"
          busy="Freezing…"
          what={title}
          question="Nobody can bid until it is unfrozen. Nobody loses time to the pause."
          reasonHint="Shown in the room at once. Everybody reads it in the ledger."
          done={`${title} is frozen`}
        />
      )}
      {onCalendar && (
        <AskWhy
          path={deskCalls.actOnSale(_id, "extend")}
          label="Extend"
          busy="Extending…"
          what={title}
          needs={["minutes", "reason"]}
          question="Everybody has so much more time. It cannot be taken back."
          reasonHint={readByAll}
          done={`${title} has more time`}
        />
      )}
      {(status === "cancelled" || status === "ended" || status === "scheduled") && !isPaid && (
        <AskWhy
          path={deskCalls.actOnSale(_id, "reset")}
          label="Reset"
          busy="Resetting…"
          what={title}
          needs={["times", "reason"]}
          look={status === "scheduled" ? "secondary" : "danger"}
          question="It begins anew from its opening price, with new times. The winner is cleared and every bid is void."
          follows="Whoever bid or follows it is told by mail. An offer that was not paid is withdrawn."
          reasonHint={readByAll}
          done={`${title} begins anew`}
        />
      )}
      {(onCalendar || status === "draft") && (
        <AskWhy
          path={deskCalls.actOnSale(_id, "cancel")}
          label="Cancel"
          busy="Cancelling…"
          what={title}
          look="danger"
          question="It leaves the calendar, and no bid in it binds anybody."
          follows="Whoever bid or follows it is told by mail, with the reason."
          reasonHint={readByAll}
          done={`${title} is cancelled`}
        />
      )}
    </div>
  );
}
