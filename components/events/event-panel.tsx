import Link from "next/link";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { isPaidEvent, mostSeats } from "@/lib/events/rules";
import { EventDetails } from "./event-details";
import {
  CalendarFileLink,
  dayFormat,
  EventPrices,
  EventSeats,
  eventHours,
  monthYearFormat,
  placeText,
  RsvpOpenings,
  weekdayFormat,
} from "./event-facts";
import { RsvpButton } from "./rsvp-button";

type EventPanelProps = { event: EventCard; isOver: boolean };

/** When and where an event is, how many seats are left, and the button for one. */
export function EventPanel({ event, isOver }: EventPanelProps) {
  const date = new Date(event.date);
  return (
    <section
      aria-labelledby="facts"
      className="g12 col-span-full gap-y-6 border-ink border-t-2 pt-6 md:border-line md:border-b md:pb-10"
    >
      <h2 id="facts" className="sr-only">
        Date, place and seats
      </h2>
      <time
        dateTime={event.date}
        className="col-span-full flex items-end gap-4 self-start md:max-lg:col-span-5 lg:col-span-3 lg:grid lg:gap-3"
      >
        <span className="font-extrabold font-sans text-giant leading-[0.8]">{dayFormat.format(date)}</span>{" "}
        <span className="grid">
          <span className="font-bold text-subheading">{monthYearFormat.format(date)}</span>{" "}
          <span className="font-medium text-muted">{weekdayFormat.format(date)}</span>
        </span>
      </time>
      <div className="col-span-full grid content-start gap-1 md:max-lg:col-span-7 lg:col-span-3">
        <p className="font-bold text-subheading">{eventHours(event)}</p>
        <p className="font-medium text-muted">Lagos time</p>
        <p className="pt-2 font-normal font-read text-read">{placeText(event)}</p>
        {!isOver && (
          <p className="pt-2">
            <EventSeats event={event} />
          </p>
        )}
      </div>
      <div className="col-span-full grid content-start gap-4 lg:col-span-6">
        {isOver || event.cancelled ? (
          <p className="font-medium text-muted">
            {isOver && "This event is over. "}
            <Link href={paths.events} prefetch={false} className="link text-ink">
              See the events to come
            </Link>
          </p>
        ) : (
          <SeatOffer event={event} />
        )}
      </div>
    </section>
  );
}

/** What a seat costs, when it can be taken, and what comes with it. */
function SeatOffer({ event }: { event: EventCard }) {
  const { _id, title, isOnline, hasCode, opens, rsvpUntil, prices, refundHours, seatsLeft, isHidden, questions } =
    event;
  const { maxSeats } = event;
  const isPaid = isPaidEvent(prices);
  const hasForm = isPaid || hasCode || questions.length > 0 || maxSeats > 1;
  return (
    <>
      <EventPrices prices={prices} refundHours={refundHours} />
      {isOnline && <JoinOnline id={_id} isForAttendees={isPaid || hasCode} />}
      <div className={hasForm ? "grid justify-items-start gap-2" : "flex flex-wrap items-start gap-x-3 gap-y-2"}>
        <RsvpButton
          id={_id}
          title={title}
          full={seatsLeft === 0}
          isPrimary
          most={mostSeats(event)}
          price={prices.everyone}
          hasCode={hasCode}
          isHidden={isHidden}
          questions={questions}
        />
        {!isPaid && !hasCode && <EventDetails id={_id} title={title} />}
        <CalendarFileLink event={event} />
      </div>
      {!isPaid && seatsLeft !== 0 && <WithoutAccount id={_id} />}
      <RsvpOpenings opens={opens} rsvpUntil={rsvpUntil} />
      {isPaid && <PaymentMethods purpose="seat" />}
      <p className="max-w-[60ch] font-normal font-read text-muted text-small">
        {isPaid
          ? `Your seat is kept for 30 minutes while you pay with card, transfer or USSD. Tickets are ${maxSeats > 1 ? "" : "for one person "}with an account, and can be passed on. Log in to buy a ticket.`
          : "Entrance is free. Seats are reserved by name, and can be cancelled. The waiting list needs an account."}
        {maxSeats > 1 &&
          ` One person can take up to ${maxSeats} seats, for companions too${isPaid ? "; each costs what yours does" : ""}. The waiting list is for one seat each.`}
        {!isOnline && (
          <>
            {" "}
            Attendees get the exact address by email;{" "}
            <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
              directions
            </Link>{" "}
            are public.
          </>
        )}
      </p>
    </>
  );
}

/** The way to a free seat for a visitor who is not logged in. */
function WithoutAccount({ id }: { id: string }) {
  return (
    <p className="font-medium text-small">
      No account?{" "}
      <Link href={paths.guestSeat(id)} prefetch={false} className="link">
        Reserve a seat with your email
      </Link>
    </p>
  );
}

/** Who gets the link of an online event. The page is the same for every visitor, so it has to be true for members and for others. */
function JoinOnline({ id, isForAttendees }: { id: string; isForAttendees: boolean }) {
  if (isForAttendees) return <p className="font-medium text-small">The link to join online is on the ticket.</p>;
  return (
    <p className="font-medium text-small">
      Members of the Circle get the link to join online: it is on their ticket, and in their email of the day before. A
      seat without a membership does not bring it.{" "}
      <Link href={paths.plans({ redirectTo: paths.event(id) })} prefetch={false} className="link">
        See the plans
      </Link>
    </p>
  );
}
