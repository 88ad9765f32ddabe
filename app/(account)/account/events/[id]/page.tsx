import { notFound } from "next/navigation";
import { CancelRsvpButton } from "@/components/events/cancel-rsvp-button";
import { CompanionTickets } from "@/components/events/companion-tickets";
import { EventLocation } from "@/components/events/event-location";
import { PassOnTicket } from "@/components/events/pass-on-form";
import { RefreshWhileHeld } from "@/components/events/refresh-while-held";
import { RsvpPanel } from "@/components/events/rsvp-panel";
import { TicketFiles } from "@/components/events/ticket-files";
import { TicketSlip } from "@/components/events/ticket-slip";
import { HoldCountdown } from "@/components/orders/hold-countdown";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { MyTicket } from "@/lib/events/guest-contracts";
import { mostSeats, refundSentence, seatCount } from "@/lib/events/rules";
import { getMyTicket } from "@/lib/events/ticket-queries";
import { offeredWallets } from "@/lib/events/wallet-ticket";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your Ticket");

/** The errors of a submission without JavaScript. */
const errorMessages: Record<string, string> = {
  not_running: "RSVPs are not open to you yet.",
  conflict: "RSVPs for this event are closed.",
  invalid_input: "Please check the code and your answers.",
  provider_failed: "Paystack could not start the payment. Nothing was charged; please try again.",
  declined: "The payment was declined, and the seat is free again. You can try again while there are seats.",
  seats: "There are not so many seats left, or one person cannot take so many. Nothing was reserved.",
  companion: "The name could not be saved: at most 80 characters, and not after check-in.",
  pass_on_invalid_input: "Enter the email address of somebody else to pass the ticket on.",
  pass_on_conflict: "You have no ticket of this event that can be passed on.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

export default async function TicketPage({ params, searchParams }: PageProps<"/account/events/[id]">) {
  const { id } = await params;
  const { error } = await searchParams;
  const actor = await requireCurrentUser(paths.ticket(id));
  const ticket = (await readForPage(getMyTicket({ actor, id }))) ?? notFound();
  const { event, rsvp, isOver } = ticket;
  const isOpen = !isOver && !event.cancelled;
  const wallets = offeredWallets();
  // The prices of the seats that can be given up.
  const open = [
    ...(ticket.seat && !ticket.checkedInAt ? [ticket.ownPrice] : []),
    ...ticket.companions.filter(({ checkedInAt }) => !checkedInAt).map(({ price }) => price),
  ];
  return (
    <Page className="pt-6 pb-wall">
      <Breadcrumb items={[{ name: "Your Events", href: paths.myEvents }]} current={event.title} />
      <div className="g12 items-start gap-y-6 pt-4 md:pt-6">
        <TicketSlip event={event} location={<EventLocation ticket={ticket} />}>
          {ticket.code && isOpen && (
            <>
              <LabelQr
                url={`${env().APP_URL}${paths.checkIn(event._id, ticket.code)}`}
                alt="QR code of your ticket; the code below works too"
                className="w-full max-w-72"
              />
              <figcaption className="grid justify-items-center gap-1 text-center">
                <span className="whitespace-nowrap font-bold text-subheading tracking-wide">{ticket.code}</span>
                <span className="text-small">
                  {actor.firstName} {actor.lastName}, one seat
                </span>
              </figcaption>
            </>
          )}
        </TicketSlip>
        <div className="col-span-full grid content-start gap-5 md:col-span-8">
          <Alert tone="error">
            {typeof error === "string" && (textOfCode(errorMessages, error) ?? "That failed. Please try again.")}
          </Alert>
          {event.cancelled && <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>}
          <RsvpStatus ticket={ticket} />
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            {isOpen && rsvp.status !== "seat" && rsvp.status !== "waiting" && !rsvp.opensAt && (
              <RsvpPanel
                id={event._id}
                label={buttonLabel(ticket)}
                {...(rsvp.status === "none" && { choice: { most: mostNow(ticket), price: rsvp.price } })}
                questions={rsvp.status === "held" ? [] : event.questions}
                hasCode={event.hasCode && rsvp.status === "none"}
                responses={ticket.responses}
                returnTo={paths.ticket(event._id)}
              />
            )}
            {ticket.code && isOpen && <TicketFiles id={event._id} wallets={wallets} />}
            {rsvp.status === "seat" && !event.cancelled && (
              <a href={apiPaths.eventCalendar(event._id)} download className={buttonVariants({ variant: "secondary" })}>
                Add to calendar
              </a>
            )}
            {isOpen && rsvp.status !== "none" && !ticket.checkedInAt && (
              <CancelRsvpButton
                id={event._id}
                title={event.title}
                status={rsvp.status}
                refund={refundText(ticket, ticket.ownPrice)}
                {...(ticket.seat && ticket.companions.length > 0 && { seat: ticket.seat })}
              />
            )}
            {isOpen && open.length > 1 && (
              <CancelRsvpButton
                id={event._id}
                title={event.title}
                status="seat"
                seats={open.length}
                refund={refundText(
                  ticket,
                  open.reduce((sum, price) => sum + price, 0),
                )}
              />
            )}
          </div>
          {!ticket.code && isOpen && rsvp.price > 0 && (
            <PaymentMethods
              purpose="seat"
              {...((rsvp.status === "held" || event.maxSeats === 1) && {
                amountKobo: toKobo(rsvp.price * (rsvp.paying || 1)),
              })}
            />
          )}
          {ticket.code && isOpen && !ticket.checkedInAt && <PassOnTicket id={event._id} sentTo={ticket.transferTo} />}
        </div>
        {isOpen && (
          <CompanionTickets
            {...{ ticket, wallets }}
            site={env().APP_URL}
            refundText={(price) => refundText(ticket, price)}
          />
        )}
      </div>
    </Page>
  );
}

/** How many seats the person can take now. */
const mostNow = ({ event, rsvp }: Pick<MyTicket, "event" | "rsvp">) =>
  mostSeats({
    maxSeats: event.maxSeats - rsvp.seats,
    seatsLeft: event.capacity === null ? null : event.capacity - event.seatsTaken,
  });

function buttonLabel({ event, rsvp }: Pick<MyTicket, "event" | "rsvp">): string {
  const isFull = event.capacity !== null && event.seatsTaken >= event.capacity;
  if (rsvp.status === "none" && isFull) return "Join the waiting list";
  if (rsvp.status === "none" && mostNow({ event, rsvp }) > 1) return rsvp.price > 0 ? "Buy tickets" : "Reserve";
  if (rsvp.price > 0) return `Pay ${formatNaira(toKobo(rsvp.price * (rsvp.paying || 1)))}`;
  return rsvp.status === "offered" ? "Take the seat" : "Reserve a seat";
}

/** What happens with the price when paid seats are given up; null for free ones. */
function refundText({ isRefundable }: MyTicket, amount: number): string | null {
  if (amount === 0) return null;
  const price = formatNaira(toKobo(amount));
  return isRefundable
    ? `${price} goes back to the card or account that paid. That takes up to ten working days.`
    : `The time for a refund is over: the ${price} is not paid back.`;
}

function RsvpStatus({ ticket }: { ticket: MyTicket }) {
  const { event, rsvp, checkedInAt, isOver, payment } = ticket;
  if (event.cancelled) return null;
  if (checkedInAt) return <Alert tone="success">{`You checked in at ${formatLagosTime(checkedInAt)}.`}</Alert>;
  if (isOver) return <p className="text-muted">This event is over.</p>;
  if (rsvp.status === "seat")
    return (
      <>
        <Alert tone="success">
          {rsvp.seats > 1 ? `Your ${seatCount(rsvp.seats)} are reserved.` : "Your seat is reserved."}
          {!event.isOnline &&
            (rsvp.seats > 1 ? " Each guest shows a QR code at the entrance." : " Show the QR code at the entrance.")}
        </Alert>
        {payment && (
          <p className="text-muted text-small">
            {formatNaira(toKobo(payment.amount))} paid{payment.seats > 1 && ` for ${seatCount(payment.seats)}`}
            {payment.refunded > 0 && `, ${formatNaira(toKobo(payment.refunded))} of it refunded`}, reference{" "}
            {payment.reference}. The PDF has the receipt. {refundSentence(event.refundHours)}
          </p>
        )}
      </>
    );
  if (rsvp.status === "offered" && rsvp.expiresAt)
    return (
      <Alert tone="success">{`A seat has become free. It is kept for you until ${formatLagosTime(rsvp.expiresAt)} on ${formatLagosDate(rsvp.expiresAt)}; then the next person gets it.`}</Alert>
    );
  if (rsvp.status === "held" && rsvp.expiresAt)
    return (
      <>
        <Alert tone="pending">{`${rsvp.paying > 1 ? `Your ${seatCount(rsvp.paying)} are` : "Your seat is"} kept until ${formatLagosTime(rsvp.expiresAt)} while you pay. If you have paid already, this page shows it within a minute.`}</Alert>
        <HoldCountdown at={rsvp.expiresAt} now={new Date().toISOString()} />
        <RefreshWhileHeld until={rsvp.expiresAt} />
        <noscript>
          <p className="text-muted text-small">Reload the page to see it.</p>
        </noscript>
      </>
    );
  if (rsvp.status === "waiting")
    return (
      <Alert tone="pending">{`You are number ${rsvp.place} on the waiting list. When a seat becomes free, the first person gets an email and has up to a day to take it.`}</Alert>
    );
  if (rsvp.opensAt)
    return (
      <p className="font-medium">
        RSVPs open to you on {formatLagosDate(rsvp.opensAt)}, {formatLagosTime(rsvp.opensAt)}.
      </p>
    );
  return (
    <p className="text-muted">
      {rsvp.seats > 0
        ? `You have ${seatCount(rsvp.seats)} for companions, and none of your own.`
        : "You have no seat at this event."}
      {rsvp.price > 0 && ` ${refundSentence(event.refundHours)}`}
    </p>
  );
}
