"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/price";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { Order } from "@/lib/orders/contracts";

const errors = { offline: "Network error", otherwise: "Failed to cancel order" };

/** Lets the buyer cancel an order that is not being packed yet, after a confirmation. */
export function CancelOrder({ order: { number, total, refunded } }: { order: Order }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, message, submit } = useSubmission();
  const cancel = () =>
    void submit(() => api.post(accountApiPaths.cancelOrder(number)), {
      errors,
      toast: "This order is cancelled, and your payment is being refunded.",
      refresh: true,
      onDone: () => setConfirming(false),
    });
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setConfirming(true)}>
        Cancel order
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={
          <>
            Cancel order <span className="whitespace-nowrap">{number}?</span>
          </>
        }
      >
        <p>
          The whole order is cancelled, and <Price amount={total - refunded} /> goes back to the card or account you
          paid with.
        </p>
        <p className="text-muted text-small">This cannot be undone. The edition numbers of its items become void.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "Cancelling…"} onClick={cancel}>
            Cancel order
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Keep order
          </Button>
        </div>
      </Dialog>
    </>
  );
}
