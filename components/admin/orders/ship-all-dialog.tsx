"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { OrdersFilter } from "@/lib/orders/admin-contracts";
import { CarrierList } from "./carrier-list";
import { parseTrackingList } from "./parse-tracking";
import { shipErrors, shipResultLabels, useShipParcels } from "./use-ship-parcels";

const numberFormat = new Intl.NumberFormat("en-NG");
const countOrders = (count: number) => `${numberFormat.format(count)} ${count === 1 ? "order" : "orders"}`;

type ShipAllDialogProps = { filter: OrdersFilter; until: string; count: number; onClose: () => void };

/**
 * Ships all results of the filters with one courier, a batch at a time; or, when the courier's list is pasted, the orders that it names,
 * each with its tracking number.
 */
export function ShipAllDialog({ filter, until, count, onClose }: ShipAllDialogProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [list, setList] = useState("");
  const [shipped, setShipped] = useState(0);
  const [remaining, setRemaining] = useState<number | null>(null);
  const { results, ship: shipParcels, stop } = useShipParcels();
  const stopped = useRef(false);
  const carrierList = useId();
  const { parcels, unread } = useMemo(() => parseTrackingList(list), [list]);
  const isList = list.trim() !== "";
  const left = parcels.filter(({ order }) => results[order] === undefined);
  const refused = parcels.filter(({ order }) => results[order] !== undefined && results[order] !== "shipped");
  const hasBegun = isList ? left.length < parcels.length : remaining !== null;
  const isDone = !busy && (isList ? parcels.length > 0 && left.length === 0 : remaining === 0);

  async function shipAll(courier: string): Promise<ApiResult<unknown>> {
    stopped.current = false;
    for (let open = Number.POSITIVE_INFINITY; open > 0 && !stopped.current; ) {
      const response = await api.post(adminApiPaths.shipOrders, { courier, filter, until });
      if (!response.ok) return response;
      const done = response.data.results.filter(({ result }) => result === "shipped").length;
      setShipped((before) => before + done);
      setRemaining(response.data.remaining);
      // A batch of which none could be shipped would be found again.
      open = done === 0 ? 0 : response.data.remaining;
    }
    return toResult(200, { success: true });
  }

  function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const courier = String(new FormData(event.currentTarget).get("courier") ?? "");
    void submit(() => (isList ? shipParcels(courier, left) : shipAll(courier)), {
      errors: shipErrors,
      refresh: true,
      onError: () => router.refresh(),
    });
  }
  const close = () => {
    stopped.current = true;
    stop();
    onClose();
  };

  return (
    <AdminDialog
      open
      onClose={close}
      title={isList ? "Ship the orders of a list" : `Ship all ${numberFormat.format(count)} results`}
      sheet
    >
      <Form onSubmit={ship} className="grid gap-4">
        <p>
          {isList
            ? "Only the orders below that have a tracking number, whether in the results or not, are marked as shipped, and each buyer gets an email with the courier and the number. This cannot be undone."
            : "Every paid order of the list with an address is marked as shipped, and each buyer gets an email without a tracking number. This cannot be undone."}
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
        <Textarea
          label="Tracking numbers"
          rows={4}
          className="[&_textarea]:max-h-[30vh]"
          placeholder={"LA-7F3K-92QX  GIG4660203"}
          hint="Optional. Paste the courier’s list: an order number and its tracking number in each line."
          value={list}
          disabled={busy || hasBegun}
          onChange={({ target }) => setList(target.value)}
        />
        {isList && (
          <p role="status" className="text-small">
            {hasBegun
              ? `${numberFormat.format(parcels.length - left.length - refused.length)} shipped, ${numberFormat.format(left.length)} left`
              : `${countOrders(parcels.length)} in the list`}
            {unread > 0 &&
              `. ${unread === 1 ? "1 line" : `${unread} lines`} without an order number or a tracking number`}
          </p>
        )}
        {!isList && remaining !== null && (
          <p role="status" className="text-small">
            {numberFormat.format(shipped)} shipped, {numberFormat.format(remaining)} left
          </p>
        )}
        {refused.length > 0 && (
          <ul className="grid max-h-[30vh] overflow-y-auto border-line border-y py-2 text-small">
            {refused.map(({ order }) => {
              const result = results[order];
              return (
                <li key={order} className="flex flex-wrap justify-between gap-x-3 py-1">
                  <b className="font-semibold">{order}</b>
                  {result && <span className="text-danger">{shipResultLabels[result]}</span>}
                </li>
              );
            })}
          </ul>
        )}
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          {!isDone && (
            <Button type="submit" disabled={isList && parcels.length === 0} loading={busy && "Shipping…"}>
              {isList && parcels.length > 0 ? `Mark ${countOrders(left.length)} as shipped` : "Mark all as shipped"}
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
