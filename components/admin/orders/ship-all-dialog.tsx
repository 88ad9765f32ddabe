"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { OrdersFilter } from "@/lib/orders/admin-contracts";
import { CarrierList } from "./carrier-list";

const errors = { offline: "Network error", otherwise: "Failed to update orders" };
const numberFormat = new Intl.NumberFormat("en-NG");

type ShipAllDialogProps = { filter: OrdersFilter; until: string; count: number; onClose: () => void };

/** Ships all results of the filters with one courier and without tracking numbers, a batch at a time. */
export function ShipAllDialog({ filter, until, count, onClose }: ShipAllDialogProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [shipped, setShipped] = useState(0);
  const [remaining, setRemaining] = useState<number | null>(null);
  const stopped = useRef(false);
  const carrierList = useId();
  const isDone = remaining === 0 && !busy;

  async function shipAll(courier: string): Promise<ApiResult<unknown>> {
    stopped.current = false;
    for (let left = Number.POSITIVE_INFINITY; left > 0 && !stopped.current; ) {
      const response = await api.post(adminApiPaths.shipOrders, { courier, filter, until });
      if (!response.ok) return response;
      const done = response.data.results.filter(({ result }) => result === "shipped").length;
      setShipped((before) => before + done);
      setRemaining(response.data.remaining);
      // A batch of which none could be shipped would be found again.
      left = done === 0 ? 0 : response.data.remaining;
    }
    return toResult(200, { success: true });
  }

  function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const courier = String(new FormData(event.currentTarget).get("courier") ?? "");
    void submit(() => shipAll(courier), { errors, refresh: true, onError: () => router.refresh() });
  }
  const close = () => {
    stopped.current = true;
    onClose();
  };

  return (
    <AdminDialog open onClose={close} title={`Ship all ${numberFormat.format(count)} results`} sheet>
      <Form onSubmit={ship} className="grid gap-4">
        <p>
          Every paid order of the list with an address is marked as shipped, and each buyer gets an email without a
          tracking number. This cannot be undone.
        </p>
        <TextField
          label="Courier"
          name="courier"
          maxLength={60}
          placeholder="GIG Logistics"
          list={carrierList}
          disabled={busy}
        />
        <CarrierList id={carrierList} />
        {remaining !== null && (
          <p role="status" className="text-small">
            {numberFormat.format(shipped)} shipped, {numberFormat.format(remaining)} left
          </p>
        )}
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          {!isDone && (
            <Button type="submit" loading={busy && "Shipping…"}>
              Mark all as shipped
            </Button>
          )}
          <Button variant={isDone ? "primary" : "quiet"} onClick={close}>
            {isDone ? "Done" : busy ? "Stop" : "Cancel"}
          </Button>
        </div>
      </Form>
    </AdminDialog>
  );
}
