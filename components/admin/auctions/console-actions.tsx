"use client";

import { useState } from "react";
import { RowMenu } from "@/components/admin/table/row-menu";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ConfirmDialog, ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { cancelEffect, endEffect, extendEffect, messageEffect, pauseEffect, resumeEffect } from "./action-effects";

const ledgerHint = "Shown publicly in the ledger.";

/** What an admin can do with a running or paused auction. Before each act a dialog says what it does and who gets an email. */
export function ConsoleActions({ sale, left }: { sale: AdminAuction; left: number | null }) {
  const { auction, terms } = sale;
  const { _id, title, status, seq, end } = auction;
  const [asking, setAsking] = useState<"end" | "cancel" | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === "frozen" ? (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "freeze")}
          body={{ frozen: false }}
          label="Resume"
          loadingText="Resuming…"
          subject={title}
          variant="primary"
          {...resumeEffect(left)}
          reasonHint="Recorded in the audit log."
          successText={`${title} is running again`}
        />
      ) : (
        <ConfirmWithReason
          path={adminApiPaths.auctionAction(_id, "freeze")}
          body={{ frozen: true }}
          label="Pause"
          loadingText="Pausing…"
          subject={title}
          variant="primary"
          {...pauseEffect(left)}
          reasonHint="Shown at once on the auction page, and publicly in the ledger."
          successText={`${title} is paused`}
        />
      )}
      <ConfirmWithReason
        path={adminApiPaths.auctionAction(_id, "extend")}
        // Refused when the end has moved since it was shown.
        body={end && status === "running" ? { end } : {}}
        label="Extend"
        loadingText="Extending…"
        subject={title}
        fields={["minutes", "reason"]}
        {...extendEffect(sale)}
        reasonHint={ledgerHint}
        successText={`${title} is extended`}
      />
      <ConfirmWithReason
        path={adminApiPaths.auctionAction(_id, "message")}
        label="Message"
        title="Send the bidders a message"
        confirmLabel="Send message"
        loadingText="Sending…"
        subject={title}
        fields={["message"]}
        {...messageEffect(sale)}
        successText="The message is sent"
      />
      {terms.message && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.auctionAction(_id, "message"), body: { message: "" } }}
          label="Remove message"
          loadingText="Removing…"
          subject={`from the page of ${title}`}
          successText="The message is removed from the page"
          failureText="The message could not be removed"
        />
      )}
      <RowMenu
        label={`More actions for ${title}`}
        items={[
          { label: "End now…", danger: true, onSelect: () => setAsking("end") },
          { label: "Cancel auction…", danger: true, onSelect: () => setAsking("cancel") },
        ]}
      />
      {asking === "end" && (
        <ConfirmDialog
          open
          onClose={close}
          title={`End ${title} now?`}
          action={{
            path: adminApiPaths.auctionAction(_id, "end"),
            body: { seq },
            label: "End now",
            loadingText: "Ending…",
            subject: title,
            variant: "danger",
            ...endEffect(sale),
            reasonHint: ledgerHint,
            successText: `${title} has ended`,
          }}
        />
      )}
      {asking === "cancel" && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Cancel ${title}?`}
          action={{
            path: adminApiPaths.auctionAction(_id, "cancel"),
            label: "Cancel",
            confirmLabel: "Cancel auction",
            dismissLabel: "Back",
            loadingText: "Cancelling…",
            subject: title,
            variant: "danger",
            ...cancelEffect(sale),
            reasonHint: ledgerHint,
            successText: `${title} is cancelled`,
          }}
        />
      )}
    </div>
  );
}
