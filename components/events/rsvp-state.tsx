import Link from "next/link";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { paths } from "@/lib/core/urls/paths";
import type { RsvpStatus } from "@/lib/events/contracts";
import { seatCount } from "@/lib/events/rules";

const links = {
  seat: "View ticket",
  offered: "Take the seat",
  held: "Pay now",
  waiting: "View status",
  none: "View tickets",
};

/** What a person has at an event, with the link to its page; null without anything. */
export function RsvpState({ rsvp, title }: { rsvp: RsvpStatus; title: string }) {
  const { event, status, seats } = rsvp;
  if (status === "none" && seats === 0) return null;
  return (
    <div role="status" className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
      <RsvpBadge rsvp={rsvp} />
      <Link href={paths.ticket(event)} prefetch={false} className="link inline-flex min-h-tap items-center text-small">
        {links[status]}
        <span className="sr-only"> for {title}</span>
      </Link>
    </div>
  );
}

/** The status of an RSVP as a badge. */
export function RsvpBadge({ rsvp: { status, place, expiresAt, seats } }: { rsvp: RsvpStatus }) {
  const until = expiresAt && `${formatLagosTime(expiresAt)}, ${formatLagosDate(expiresAt)}`;
  if (status === "seat")
    return (
      <StatusBadge shape="dot" tone="success">
        {seats > 1 ? `Your ${seatCount(seats)} are reserved` : "Your seat is reserved"}
      </StatusBadge>
    );
  if (status === "offered")
    return <StatusBadge shape="half" tone="accent">{`A seat is kept for you until ${until}`}</StatusBadge>;
  if (status === "none")
    return <StatusBadge shape="dot" tone="success">{`${seatCount(seats)} for companions`}</StatusBadge>;
  if (status === "held")
    return <StatusBadge shape="half" tone="warn">{`Not paid yet, kept until ${until}`}</StatusBadge>;
  return <StatusBadge shape="half" tone="warn">{`You are number ${place} on the waiting list`}</StatusBadge>;
}
