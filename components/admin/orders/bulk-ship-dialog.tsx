"use client";

import { useRouter } from "next/navigation";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { inputClass, TextField } from "@/components/ui/field";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ShipResult } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipObstacles } from "@/lib/orders/rules";
import { parseTracking } from "./parse-tracking";

const resultLabels: Record<ShipResult, string> = {
  shipped: "Shipped",
  unknown: "Order not found.",
  ...shipObstacles,
};
/** Small batches: progress is visible, and a network error loses little. */
const batchSize = 5;

type BulkShipDialogProps = { orders: readonly AdminOrder[]; onClose: (shippedIds: string[]) => void };

/** Ships many orders with one courier. Typed tracking numbers stay until their order is shipped. */
export function BulkShipDialog({ orders, onClose }: BulkShipDialogProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [tracking, setTracking] = useState<Record<string, string>>({});
  const [results, setResults] = useState<Record<string, ShipResult>>({});
  const [problem, setProblem] = useState("");
  const stopped = useRef(false);
  const numbers = orders.map(({ number }) => number);
  const left = numbers.filter((number) => results[number] === undefined);
  const shippedIds = orders.filter(({ number }) => results[number] === "shipped").map(({ _id }) => _id);

  function paste(event: ClipboardEvent<HTMLInputElement>, from: string) {
    const lines = event.clipboardData.getData("text").split(/\r?\n/);
    if (lines.filter((line) => line.trim()).length < 2) return;
    event.preventDefault();
    setTracking((before) => ({ ...before, ...parseTracking(lines, numbers, from) }));
  }

  async function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const courier = String(new FormData(event.currentTarget).get("courier") ?? "");
    if (left.length === 0 || !submission.start()) return;
    stopped.current = false;
    setProblem("");
    for (let next = 0; next < left.length && !stopped.current; next += batchSize) {
      const parcels = left
        .slice(next, next + batchSize)
        .map((order) => ({ order, trackingNumber: tracking[order] ?? "" }));
      const response = await api.post(adminApiPaths.shipOrders, { courier, parcels });
      if (!response.ok) {
        const why = errorMessage(response, { offline: "Network error", otherwise: "Failed to update orders" });
        setProblem(`❌ ${why}. You can try again with the remaining orders.`);
        break;
      }
      const reasons = response.data.results.map(({ order, result }) => [order, result] as const);
      setResults((before) => ({ ...before, ...Object.fromEntries(reasons) }));
    }
    submission.finish();
    router.refresh();
  }

  const close = () => {
    stopped.current = true;
    onClose(shippedIds);
  };
  const done = numbers.length - left.length;
  const refused = done - shippedIds.length;

  return (
    <Dialog open onClose={close} title={`Ship ${numbers.length} ${numbers.length === 1 ? "order" : "orders"}`} sheet>
      <form onSubmit={ship} className="grid gap-4">
        <p>Each buyer gets an email with the courier and the tracking number.</p>
        <TextField
          label="Courier"
          name="courier"
          maxLength={60}
          placeholder="GIG Logistics"
          disabled={submission.submitting}
        />
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
                  {resultLabels[results[number]]}
                </span>
              ) : (
                <input
                  id={`tracking-${index}`}
                  aria-describedby="tracking-how"
                  maxLength={60}
                  autoComplete="off"
                  placeholder="Tracking number"
                  disabled={submission.submitting}
                  value={tracking[number] ?? ""}
                  onPaste={(event) => paste(event, number)}
                  onChange={(event) => setTracking((before) => ({ ...before, [number]: event.target.value }))}
                  className={inputClass}
                />
              )}
            </li>
          ))}
        </ol>
        {(submission.submitting || done > 0) && (
          <div className="grid gap-1">
            <progress aria-label="Progress" max={numbers.length} value={done} className="h-2 w-full accent-accent" />
            <p role="status" className="text-muted text-tiny">
              {done} of {numbers.length}: {shippedIds.length} shipped{refused > 0 && `, ${refused} not`}
            </p>
          </div>
        )}
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap gap-3">
          {left.length > 0 && (
            <Button type="submit" loading={submission.submitting && "Shipping…"}>
              {done > 0 ? `Ship the remaining ${left.length}` : "Mark as shipped"}
            </Button>
          )}
          <Button variant={left.length > 0 ? "quiet" : "primary"} onClick={close}>
            {left.length > 0 ? "Cancel" : "Done"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
