import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { Guest } from "@/lib/community/event-contracts";
import { DeskTable } from "./desk-table";

/** Who has a seat and who waits, in the order in which they asked. */
export function GuestsTable({ guests }: { guests: readonly Guest[] }) {
  if (guests.length === 0)
    return <p className="font-normal font-read text-muted text-read">Nobody has asked for a seat yet.</p>;
  return (
    <DeskTable
      caption="Guests"
      hideCaption
      columns={["Guest", "E-mail", "Asked", "Standing"]}
      rows={guests.map(({ _id, name, email, status, joinedAt, checkedInAt }) => ({
        key: _id,
        cells: [
          <span key="guest" className="font-semibold">
            {name}
          </span>,
          email,
          <time key="asked" dateTime={joinedAt}>
            {lagosShortDay(joinedAt)}, {lagosClock(joinedAt)}
          </time>,
          checkedInAt ? (
            <Mark key="standing" shape="dot" tone="success">{`In at ${lagosClock(checkedInAt)}`}</Mark>
          ) : status === "seat" ? (
            <Mark key="standing" shape="ring" tone="accent">
              Seat
            </Mark>
          ) : (
            <Mark key="standing" shape="half" tone="warn">
              Waiting
            </Mark>
          ),
        ],
      }))}
    />
  );
}
