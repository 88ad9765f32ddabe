"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { cardClass } from "@/components/admin/ui/form-section";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { OrderToPack } from "@/lib/orders/admin-contracts";
import { getUnitsToShip } from "@/lib/orders/parcels/rules";
import { getShipObstacle, shipObstacles } from "@/lib/orders/rules";
import { OrderOnTable } from "./order-on-table";
import { type PackingLine, useTicks } from "./use-ticks";

const errors = { offline: "Network error", otherwise: "Failed to update order" };
/** Long enough to read the toast and press Undo. */
const UNDO_MS = 10_000;

const toLines = ({ items, codes }: OrderToPack): PackingLine[] =>
  items
    .map((item) => ({
      _id: item._id,
      slug: item.product.slug,
      codes: codes[item._id] ?? [],
      name: [item.product.name, item.variation].filter(Boolean).join(", "),
      quantity: getUnitsToShip(item),
    }))
    .filter(({ quantity }) => quantity > 0);

type PackingTableProps = {
  order: OrderToPack | null;
  /** A number that no order has. */
  missing: string | null;
  /** The order to pack after this one. */
  next: string | null;
  /** The product whose orders are packed; undefined for all. */
  drop: string | undefined;
  site: string;
};

/** Why this order cannot be packed now; null when it can. */
function getObstacle(order: OrderToPack): string | null {
  const obstacle = getShipObstacle(order);
  if (obstacle && obstacle !== "repack") return shipObstacles[obstacle];
  return order.packedAt ? "This order is already packed." : null;
}

/**
 * The packing mode: one field takes order numbers and items, typed or scanned; when all items are ticked, Enter marks the order as packed and
 * opens the next one. The focus returns to the field after each act.
 */
export function PackingTable({ order, missing, next, drop, site }: PackingTableProps) {
  const router = useRouter();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [heard, setHeard] = useState<{ message: string; failed?: boolean } | null>(null);
  const { busy, message, submit } = useSubmission();
  const lines = order ? toLines(order) : [];
  const ticks = useTicks(lines, site);
  const obstacle = order && getObstacle(order);
  const canPack = order !== null && obstacle === null;
  const focusField = () => field.current?.querySelector("input")?.focus();
  const open = (number: string | null) => router.push(adminPaths.packing({ ...(number && { order: number }), drop }));

  useEffect(() => {
    field.current?.querySelector("input")?.focus();
  }, []);

  const toStart = canPack && !order.packingStartedAt ? order._id : null;
  useEffect(() => {
    if (!toStart) return;
    // From now on the buyer cannot cancel it; the page shows what another person has done to it in the meantime.
    void api.post(adminApiPaths.startPacking, { orders: [toStart] }).then(() => router.refresh());
  }, [toStart, router]);

  function markPacked() {
    if (!canPack) return;
    const { _id, number } = order;
    const units = lines.map((line) => ({ item: line._id, quantity: line.quantity }));
    void submit(() => api.post(adminApiPaths.markOrderPacked(_id), { packed: true, units }), {
      errors,
      onDone: () => {
        notify.success(`${number} is packed`, {
          duration: UNDO_MS,
          action: { label: "Undo", onClick: () => void undo(_id, number) },
        });
        open(next);
        if (next === null) router.refresh();
      },
      onError: () => router.refresh(),
    });
  }

  async function undo(id: string, number: string) {
    const undone = await api.post(adminApiPaths.markOrderPacked(id), { packed: false });
    if (undone.ok) open(number);
    else notify.error(`${number} could not be taken back.`);
  }

  function scan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = ticks.scan(typed);
    setTyped("");
    setHeard(null);
    focusField();
    if ("open" in result) open(result.open);
    else if ("message" in result) setHeard(result);
    else if (!order && next) open(next);
    else if (canPack && ticks.isComplete) markPacked();
    else if (canPack) setHeard({ message: `${ticks.left} left to tick.`, failed: true });
  }

  return (
    <div className="grid min-w-0 gap-5">
      <div ref={field} className={cardClass}>
        <Form onSubmit={scan} className="grid gap-2">
          <TextField
            label="Scan or type"
            hint={
              canPack
                ? "An item’s label, the number of a line, * for all, or another order. Enter alone marks it as packed."
                : "The number of an order, or the code on its packing slip. Enter alone opens the oldest."
            }
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Form>
        <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2">
          {!canPack && next && <Button onClick={() => open(next)}>Pack {next}</Button>}
          <p role="status" className={`font-medium text-small ${heard?.failed ? "text-danger" : "text-success"}`}>
            {heard?.message}
          </p>
        </div>
      </div>
      {missing && <Alert tone="error">No order has the number {missing}.</Alert>}
      {order && (
        <OrderOnTable
          order={order}
          lines={lines}
          countOf={ticks.countOf}
          onTick={(line, count, byPointer) => {
            ticks.set(line._id, count);
            if (byPointer) focusField();
          }}
          obstacle={obstacle}
        />
      )}
      <FormMessage message={message} />
      {canPack && (
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={!ticks.isComplete} loading={busy && "Saving…"} onClick={markPacked} aria-describedby="left">
            Mark as packed
          </Button>
          <p id="left" className="text-muted text-small">
            {ticks.isComplete ? (next ? `Next: ${next}` : "This is the last one.") : `${ticks.left} left to tick`}
          </p>
        </div>
      )}
    </div>
  );
}
