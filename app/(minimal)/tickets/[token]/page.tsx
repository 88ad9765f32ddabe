import { AcceptTicketForm } from "@/components/events/accept-ticket-form";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getOfferedTicket } from "@/lib/events/ticket-queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

// The URL is the right to accept, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("A ticket for you"), referrer: "same-origin" as const };

/** The errors of a submission without JavaScript. */
const errorMessages: Record<string, string> = {
  conflict: "You have a seat at this event already, or the ticket is your own.",
  invalid_input: "Please answer the questions.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

/** A ticket that is passed on, for the person with the link of the email. */
export default async function OfferedTicketPage({ params, searchParams }: PageProps<"/tickets/[token]">) {
  const token = decodeURIComponent((await params).token);
  const { error } = await searchParams;
  const here = paths.offeredTicket(token);
  const user = await getCurrentUser();
  const ticket = await readForPage(getOfferedTicket(token), here);
  if (!ticket)
    return (
      <>
        <h1 className="text-title">A ticket for you</h1>
        <Alert tone="warning">
          This link does not work any more: the ticket was accepted or taken back, or the event is over.
        </Alert>
        <ButtonLink href={paths.events} variant="secondary" className="justify-self-start">
          See the events
        </ButtonLink>
      </>
    );
  return (
    <>
      <h1 className="text-title wrap-anywhere">{ticket.title}</h1>
      <dl className="grid gap-3 border-line border-y py-5 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>From</dt>
          <dd>{ticket.from}</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>
            {formatLagosDate(ticket.date)}, {formatLagosTime(ticket.date)}, Lagos time
          </dd>
        </div>
        {ticket.place && (
          <div>
            <dt>Where</dt>
            <dd>{ticket.place}</dd>
          </div>
        )}
      </dl>
      <Alert tone="error">
        {typeof error === "string" &&
          (Object.hasOwn(errorMessages, error) ? errorMessages[error] : "The ticket could not be accepted.")}
      </Alert>
      {user ? (
        <AcceptTicketForm token={token} questions={ticket.questions} />
      ) : (
        <>
          <p className="reading">To accept it, log in or register with any email address, and come back here.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.login({ redirectTo: here })}>Log in to accept</ButtonLink>
            <ButtonLink href={paths.register({ redirectTo: here })} variant="secondary">
              Register
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
