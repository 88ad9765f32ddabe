import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import type { MyTicket } from "@/lib/events/guest-contracts";

/** Where an event is, as far as its guest may know already. */
export function EventLocation({ ticket }: { ticket: MyTicket }) {
  const { event, door, venueFollows } = ticket;
  return (
    <div className="grid max-w-read gap-2 font-normal font-read text-read">
      {event.place && <p>{event.place}</p>}
      {door && (
        <p>
          <span className="font-bold">Address:</span> {door}
        </p>
      )}
      {venueFollows && !event.cancelled && (
        <p className="text-muted">The exact address appears here the day before, and comes by email.</p>
      )}
      {event.link && (
        <a href={event.link} rel="noopener noreferrer" target="_blank" className="link wrap-anywhere">
          {event.link}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <MissingLink ticket={ticket} />
    </div>
  );
}

/** When the link of an online event comes, or what a person without the right to it can do. */
function MissingLink({ ticket: { event, missingLink, code, isOver } }: { ticket: MyTicket }) {
  if (!missingLink || isOver || event.cancelled) return null;
  if (missingLink === "later")
    return (
      <p>The link to join online appears here{code && " and in the email of the day before"}, as soon as it is set.</p>
    );
  if (missingLink === "seat") return <p>The link to join online comes with a seat.</p>;
  return (
    <p>
      The link to join online is for members of the Circle. With a plan you see it here.{" "}
      <Link href={paths.plans({ redirectTo: paths.ticket(event._id) })} prefetch={false} className="link">
        See the plans
      </Link>
    </p>
  );
}
