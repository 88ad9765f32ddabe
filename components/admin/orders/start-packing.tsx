"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrder } from "@/lib/orders/contracts";

const errors = { offline: "Network error", otherwise: "Failed to update orders" };

/** Records that the selected orders are being packed, so that their buyers no longer cancel them. */
export function StartPacking({ orders }: { orders: readonly AdminOrder[] }) {
  const { busy, message, submit } = useSubmission();
  const start = () =>
    void submit(() => api.post(adminApiPaths.startPacking, { orders: orders.map(({ _id }) => _id) }), {
      errors,
      toast: ({ started }) => `${started.length} of ${orders.length} marked as being packed`,
      refresh: true,
    });
  return (
    <>
      <Button size="small" variant="secondary" loading={busy && "Saving…"} onClick={start}>
        {`Start packing ${orders.length}`}
      </Button>
      <FormMessage message={message} />
    </>
  );
}
