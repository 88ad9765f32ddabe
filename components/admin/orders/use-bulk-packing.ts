import { useRouter } from "next/navigation";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { PackManyBody, StartPackingBody } from "@/lib/orders/admin-contracts";

const errors = { offline: "Network error", otherwise: "Failed to update orders" };
/** Long enough to read the toast and press Undo. */
const UNDO_MS = 10_000;
const orders = (count: number) => `${count} ${count === 1 ? "order" : "orders"}`;

/**
 * The two steps of packing for many orders: that it begins, after which their buyers cannot cancel them, and that they lie packed, which
 * can be undone. `count` is the number of selected orders; null for all results.
 */
export function useBulkPacking(count: number | null) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const of = (done: number) => (count === null || count === done ? orders(done) : `${done} of ${orders(count)}`);

  const start = (body: StartPackingBody) =>
    void submit(() => api.post(adminApiPaths.startPacking, body), {
      errors,
      toast: ({ started }) => `${of(started.length)} marked as being packed`,
      refresh: true,
    });

  const markPacked = (body: PackManyBody) =>
    void submit(() => api.post(adminApiPaths.packOrders, body), {
      errors,
      refresh: true,
      onDone: ({ changed }) => {
        notify.success(`${of(changed.length)} marked as packed`, {
          duration: UNDO_MS,
          action: { label: "Undo", onClick: () => void undo(changed) },
        });
      },
    });

  async function undo(changed: readonly string[]) {
    const undone = await api.post(adminApiPaths.packOrders, { orders: [...changed] });
    if (undone.ok) router.refresh();
    else notify.error("They could not be taken back.");
  }

  return { busy, message, start, markPacked };
}
