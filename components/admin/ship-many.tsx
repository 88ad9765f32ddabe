"use client";

import { useRouter } from "next/navigation";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField, writingLine } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { ShipManyReply, ShipResult } from "@/lib/shop/order-desk-contracts";
import { shipObstacles } from "@/lib/shop/order-rules";
import { readTracking } from "./tracking-lines";

const words: Record<ShipResult, string> = { shipped: "Shipped", unknown: "There is no such order.", ...shipObstacles };
/** So few at a time that one sees how far it is, and that a broken line loses little. */
const atOnce = 5;

type ShipManyProps = { orders: readonly AdminOrder[]; onClose: (shippedIds: string[]) => void };

/** Many parcels with one courier. What was typed stays until its parcel has left, whatever fails on the way. */
export function ShipMany({ orders, onClose }: ShipManyProps) {
  const router = useRouter();
  const work = useWork();
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
    setTracking((before) => ({ ...before, ...readTracking(lines, numbers, from) }));
  }

  async function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const courier = String(new FormData(event.currentTarget).get("courier") ?? "");
    if (left.length === 0 || !work.begin()) return;
    stopped.current = false;
    setProblem("");
    for (let next = 0; next < left.length && !stopped.current; next += atOnce) {
      const parcels = left
        .slice(next, next + atOnce)
        .map((order) => ({ order, trackingNumber: tracking[order] ?? "" }));
      const answer = await api.post<ShipManyReply>(deskCalls.shipOrders, { courier, parcels });
      if (!answer.ok) {
        const why = complaintAbout(answer, { offline: "Network error", otherwise: "Failed to update orders" });
        setProblem(`❌ ${why}. What has not left yet can be sent again.`);
        break;
      }
      const told = answer.data.results.map(({ order, result }) => [order, result] as const);
      setResults((before) => ({ ...before, ...Object.fromEntries(told) }));
    }
    work.end();
    router.refresh();
  }

  const close = () => {
    stopped.current = true;
    onClose(shippedIds);
  };
  const done = numbers.length - left.length;
  const refused = done - shippedIds.length;

  return (
    <Dialog open onClose={close} title={`Ship ${numbers.length} ${numbers.length === 1 ? "parcel" : "parcels"}`} sheet>
      <form onSubmit={ship} className="grid gap-4">
        <p>Each buyer is sent a mail with the courier and the number of their parcel.</p>
        <TextField label="Courier" name="courier" maxLength={60} placeholder="GIG Logistics" disabled={work.busy} />
        <p id="tracking-how" className="text-muted text-small">
          A number for each parcel, or none. A list that is pasted into one line fills those below it; a line with an
          order’s own number goes to that order.
        </p>
        <ol className="grid max-h-[40vh] gap-3 overflow-y-auto border-line border-y py-3">
          {orders.map(({ number, user }, place) => (
            <li key={number} className="grid grid-cols-2 items-center gap-x-3">
              <label htmlFor={`tracking-${place}`} className="grid min-w-0 text-small">
                <b className="font-semibold">{number}</b>
                <span className="truncate text-muted text-tiny">{user.name}</span>
              </label>
              {results[number] ? (
                <span className={`text-small ${results[number] === "shipped" ? "text-success" : "text-danger"}`}>
                  {words[results[number]]}
                </span>
              ) : (
                <input
                  id={`tracking-${place}`}
                  aria-describedby="tracking-how"
                  maxLength={60}
                  autoComplete="off"
                  placeholder="Tracking number"
                  disabled={work.busy}
                  value={tracking[number] ?? ""}
                  onPaste={(event) => paste(event, number)}
                  onChange={(event) => setTracking((before) => ({ ...before, [number]: event.target.value }))}
                  className={writingLine}
                />
              )}
            </li>
          ))}
        </ol>
        {(work.busy || done > 0) && (
          <div className="grid gap-1">
            <progress
              aria-label="Parcels seen to"
              max={numbers.length}
              value={done}
              className="h-2 w-full accent-accent"
            />
            <p role="status" className="text-muted text-tiny">
              {done} of {numbers.length}: {shippedIds.length} shipped{refused > 0 && `, ${refused} not`}
            </p>
          </div>
        )}
        <Message>{problem}</Message>
        <div className="flex flex-wrap gap-3">
          {left.length > 0 && (
            <Button type="submit" busy={work.busy && "Shipping…"}>
              {done > 0 ? `Send the other ${left.length}` : "Mark as shipped"}
            </Button>
          )}
          <Button look={left.length > 0 ? "quiet" : "primary"} onClick={close}>
            {left.length > 0 ? "Not yet" : "Done"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
