import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { GuestSeatForm } from "@/components/events/guest-seat-form";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getEventCard } from "@/lib/events/queries";
import { isPaidEvent } from "@/lib/events/rules";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("A seat without an account");

/** The errors of a submission without JavaScript. */
const errorMessages: Record<string, string> = {
  conflict: "Seats cannot be reserved any more, or all of them are taken.",
  not_running: "Seats are not available without a membership yet.",
  invalid_input: "Please check your name, your email address, the code and your answers.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

/** The form for a free seat for a visitor without an account. */
export default async function GuestSeatPage({ params, searchParams }: PageProps<"/events/[id]/seat">) {
  const [{ id }, { error, sent }] = await Promise.all([params, searchParams]);
  // With an account, the page of the event is the shorter way.
  if (await getCurrentUser()) redirect(paths.event(id));
  const event = (await readForPage(getEventCard(id))) ?? notFound();
  const isOver = Date.parse(event.endDate ?? event.date) < Date.now();
  const needsAccount = isPaidEvent(event.prices);
  const isFull = event.seatsLeft === 0;
  return (
    <>
      <h1 className="text-title wrap-anywhere">A seat without an account</h1>
      <p>
        <Link href={paths.event(id)} prefetch={false} className="link font-bold">
          {event.title}
        </Link>
        <br />
        {formatLagosDate(event.date)}, {formatLagosTime(event.date)}, Lagos time
        {event.place && `. ${event.place}`}
      </p>
      <Alert tone="error">
        {typeof error === "string" && (textOfCode(errorMessages, error) ?? "That failed. Please try again.")}
      </Alert>
      {sent !== undefined && (
        <Alert tone="success">Check your inbox: the link in our email confirms your seat. It works for an hour.</Alert>
      )}
      {isOver || event.cancelled ? (
        <Alert tone="warning">{event.cancelled ? "This event is cancelled." : "This event is over."}</Alert>
      ) : needsAccount || isFull ? (
        <>
          <p>
            {needsAccount
              ? "Log in to buy a ticket for this event."
              : "All seats are taken. Log in to join the waiting list."}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.login({ redirectTo: paths.event(id) })}>Log in</ButtonLink>
            <ButtonLink href={paths.register({ redirectTo: paths.event(id) })} variant="secondary">
              Register
            </ButtonLink>
          </div>
        </>
      ) : (
        <GuestSeatForm id={id} questions={event.questions} hasCode={event.hasCode} />
      )}
    </>
  );
}
