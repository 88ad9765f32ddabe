"use client";

import { useRouter } from "next/navigation";
import { type ClipboardEvent, type FormEvent, useId, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { inputClass, TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { describeFailure, useSubmission } from "@/components/ui/use-submission";
import type { AdminOrder } from "@/lib/orders/contracts";
import { CarrierList } from "./carrier-list";
import { parseTracking } from "./parse-tracking";
import { shipErrors, shipResultLabels, useShipParcels } from "./use-ship-parcels";

type BulkShipDialogProps = { orders: readonly AdminOrder[]; onClose: (shippedIds: string[]) => void };

/** Ships many orders with one courier. Typed tracking numbers stay until their order is shipped. */
export function BulkShipDialog({ orders, onClose }: BulkShipDialogProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [tracking, setTracking] = useState<Record<string, string>>({});
  const { results, ship: shipParcels, stop } = useShipParcels();
  const carrierList = useId();
  const numbers = orders.map(({ number }) => number);
  const left = numbers.filter((number) => results[number] === undefined);
  const shippedIds = orders.filter(({ number }) => results[number] === "shipped").map(({ _id }) => _id);

  function paste(event: ClipboardEvent<HTMLInputElement>, from: string) {
    const lines = event.clipboardData.getData("text").split(/\r?\n/);
    if (lines.filter((line) => line.trim()).length < 2) return;
    event.preventDefault();
    setTracking((before) => ({ ...before, ...parseTracking(lines, numbers, from) }));
  }

  function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (left.length === 0) return;
    const courier = String(new FormData(event.currentTarget).get("courier") ?? "");
    const parcels = left.map((order) => ({ order, trackingNumber: tracking[order] ?? "" }));
    void submit(() => shipParcels(courier, parcels), {
      errors: shipErrors,
      refresh: true,
      onError: (error) => {
        // Some of the orders may be shipped.
        router.refresh();
        return failure(`${describeFailure(error, shipErrors).text}. You can try again with the remaining orders.`);
      },
    });
  }

  const close = () => {
    stop();
    onClose(shippedIds);
  };
  const done = numbers.length - left.length;
  const refused = done - shippedIds.length;

  return (
    <AdminDialog
      open
      onClose={close}
      title={`Ship ${numbers.length} ${numbers.length === 1 ? "order" : "orders"}`}
      sheet
    >
      <Form onSubmit={ship} className="grid gap-4">
        <p>Each buyer gets an email with the courier and the tracking number.</p>
        <TextField
          label="Courier"
          name="courier"
          maxLength={60}
          placeholder="GIG Logistics"
          list={carrierList}
          disabled={busy}
        />
        <CarrierList id={carrierList} />
        <p id="tracking-how" className="text-muted text-small">
          Optional. A list pasted into one field fills the fields below it. A line with an order number goes to that
          order.
        </p>
        <ol className="grid max-h-[40vh] gap-3 overflow-y-auto border-line border-y py-3">
          {orders.map(({ number, user }, index) => (
            <li key={number} className="grid grid-cols-2 items-center gap-x-3">
              <label htmlFor={`tracking-${index}`} className="grid min-w-0 text-small">
                <b className="font-semibold">{number}</b>
                <span className="truncate text-muted text-tiny">{user.name}</span>
              </label>
              {results[number] ? (
                <span className={`text-small ${results[number] === "shipped" ? "text-success" : "text-danger"}`}>
                  {shipResultLabels[results[number]]}
                </span>
              ) : (
                <input
                  id={`tracking-${index}`}
                  aria-describedby="tracking-how"
                  maxLength={60}
                  autoComplete="off"
                  placeholder="Tracking number"
                  disabled={busy}
                  value={tracking[number] ?? ""}
                  onPaste={(event) => paste(event, number)}
                  onChange={(event) => setTracking((before) => ({ ...before, [number]: event.target.value }))}
                  className={inputClass}
                />
              )}
            </li>
          ))}
        </ol>
        {(busy || done > 0) && (
          <div className="grid gap-1">
            <progress aria-label="Progress" max={numbers.length} value={done} className="h-2 w-full accent-accent" />
            <p role="status" className="text-muted text-tiny">
              {done} of {numbers.length}: {shippedIds.length} shipped{refused > 0 && `, ${refused} not`}
            </p>
          </div>
        )}
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          {left.length > 0 && (
            <Button type="submit" loading={busy && "Shipping…"}>
              {done > 0 ? `Ship the remaining ${left.length}` : "Mark as shipped"}
            </Button>
          )}
          <Button variant={left.length > 0 ? "quiet" : "primary"} onClick={close}>
            {left.length > 0 ? "Cancel" : "Done"}
          </Button>
        </div>
      </Form>
    </AdminDialog>
  );
}
