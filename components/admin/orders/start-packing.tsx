"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { StartPackingBody } from "@/lib/orders/admin-contracts";

const errors = { offline: "Network error", otherwise: "Failed to update orders" };

/** Records that the selected orders are being packed, so that their buyers no longer cancel them. */
export function StartPacking({ orders, count }: { orders: StartPackingBody; count: number | null }) {
  const { busy, message, submit } = useSubmission();
  const start = () =>
    void submit(() => api.post(adminApiPaths.startPacking, orders), {
      errors,
      toast: ({ started }) =>
        count === null
          ? `${started.length} ${started.length === 1 ? "order" : "orders"} marked as being packed`
          : `${started.length} of ${count} marked as being packed`,
      refresh: true,
    });
  return (
    <>
      <Button size="small" variant="secondary" loading={busy && "Saving…"} onClick={start}>
        {count === null ? "Start packing all" : `Start packing ${count}`}
      </Button>
      <FormMessage message={message} />
    </>
  );
}
