import Link from "next/link";
import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { deskPaths } from "@/lib/platform/desk-paths";
import type { CountedSize, NumberedPiece, RunningHold, Waiting } from "@/lib/shop/piece-contracts";
import { DeskTable } from "./desk-table";

const nothing = (sentence: string) => <p className="font-normal font-read text-muted text-read">{sentence}</p>;
const order = (number: string) => (
  <Link href={deskPaths.deskOrder(number)} prefetch={false} className="link whitespace-nowrap font-semibold">
    {number}
  </Link>
);
const moment = (at: string) => (
  <time dateTime={at} className="whitespace-nowrap">
    {lagosShortDay(at)}, {lagosClock(at)}
  </time>
);
const sizeOf = (size: string) => size || "One size";

/** What is free, held and sold of each size. */
export function CountsTable({ sizes }: { sizes: readonly CountedSize[] }) {
  return (
    <DeskTable
      caption="On the shelf"
      columns={["Size", "Free", "Held", "Sold"]}
      figures={["Free", "Held", "Sold"]}
      rows={sizes.map(({ _id, size, stock, held, sold, isOffered }) => ({
        key: _id,
        cells: [
          <span key="size" className="flex flex-wrap items-center gap-x-3">
            <b className="font-semibold">{sizeOf(size)}</b>
            {!isOffered && <Mark tone="muted">No longer offered</Mark>}
          </span>,
          stock,
          held,
          sold,
        ],
      }))}
    />
  );
}

/** The orders that hold pieces while they are being paid. */
export function HoldsTable({ holds }: { holds: readonly RunningHold[] }) {
  if (holds.length === 0) return nothing("Nothing is held: nobody is paying at this moment.");
  return (
    <DeskTable
      caption="Held now"
      hideCaption
      columns={["Order", "Size", "Pieces", "Buyer", "Until"]}
      figures={["Pieces"]}
      rows={holds.map(({ _id, orderNumber, size, quantity, buyer, until, isOver }) => ({
        key: _id,
        cells: [
          order(orderNumber),
          sizeOf(size),
          quantity,
          buyer,
          <span key="until" className="grid justify-items-start gap-1">
            {moment(until)}
            {isOver && (
              <Mark shape="half" tone="warn">
                Its time is over
              </Mark>
            )}
          </span>,
        ],
      }))}
    />
  );
}

const standings = {
  "to-ship": { words: "Sold, to be shipped", shape: "ring", tone: "warn" },
  shipped: { words: "Shipped", shape: "half", tone: "ink" },
  delivered: { words: "Delivered", shape: "dot", tone: "success" },
  "taken-out": { words: "Taken out", shape: "square", tone: "muted" },
} as const;

/** The numbers that were given, with whoever has them. */
export function NumbersTable({ pieces, of }: { pieces: readonly NumberedPiece[]; of: number | null }) {
  return (
    <DeskTable
      caption="Numbers"
      hideCaption
      columns={["Number", "Size", "Order", "Buyer", "Standing", "Since"]}
      rows={pieces.map(({ number, size, orderNumber, buyer, standing, at }) => {
        const { words, ...look } = standings[standing];
        return {
          key: String(number),
          cells: [
            <b key="number" className="whitespace-nowrap font-semibold">
              {of === null ? number : `${number} of ${of}`}
            </b>,
            sizeOf(size),
            order(orderNumber),
            buyer,
            <Mark key="standing" {...look}>
              {words}
            </Mark>,
            moment(at),
          ],
        };
      })}
    />
  );
}

/** Who asked to hear when the drop can be bought. Their letter goes out by itself. */
export function WaitingTable({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <DeskTable
      caption="Who waits"
      hideCaption
      columns={["Address", "Since"]}
      rows={waiting.map(({ _id, email, userId, since }) => ({
        key: _id,
        cells: [
          userId ? (
            <Link key="who" href={deskPaths.person(userId)} prefetch={false} className="link">
              {email}
            </Link>
          ) : (
            email
          ),
          moment(since),
        ],
      }))}
    />
  );
}
