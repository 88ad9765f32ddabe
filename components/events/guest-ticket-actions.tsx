import { Button, ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { MyTicket } from "@/lib/events/guest-contracts";

type GuestTicketActionsProps = {
  ticket: MyTicket;
  token: string;
  /** The address of the ticket. */
  email: string;
  /** The address of the signed-in user, or null. */
  userEmail: string | null;
};

/** What somebody without an account can do with a ticket: confirm it, store it, give it up, and save it to an account. The forms need no script. */
export function GuestTicketActions({ ticket, token, email, userEmail }: GuestTicketActionsProps) {
  const { event, rsvp, checkedInAt } = ticket;
  const link = buttonVariants({ variant: "secondary" });
  if (rsvp.status !== "seat" && rsvp.status !== "held") return null;
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        {rsvp.status === "held" && (
          <form method="post" action={accountApiPaths.confirmGuestSeat(token)}>
            <Button type="submit">Confirm the seat</Button>
          </form>
        )}
        {rsvp.status === "seat" && (
          <>
            <a href={accountApiPaths.guestTicketPdf(token)} download className={link}>
              Ticket as PDF
            </a>
            <a href={apiPaths.eventCalendar(event._id)} download className={link}>
              Add to calendar
            </a>
          </>
        )}
      </div>
      {!checkedInAt && (
        <details>
          <summary className="link w-fit cursor-pointer">I cannot come</summary>
          <form
            method="post"
            action={accountApiPaths.cancelGuestSeat(token)}
            className="grid justify-items-start gap-3 pt-3"
          >
            <p>Your seat at “{event.title}” goes to the next person.</p>
            <Button type="submit" variant="danger">
              Cancel the seat
            </Button>
          </form>
        </details>
      )}
      {rsvp.status === "seat" && <StoreTicket {...{ token, email, userEmail }} />}
    </>
  );
}

function StoreTicket({ token, email, userEmail }: Omit<GuestTicketActionsProps, "ticket">) {
  const redirectTo = paths.guestTicket(token);
  return (
    <section aria-labelledby="keep" className="grid justify-items-start gap-3">
      <h2 id="keep" className="text-subheading">
        Save this ticket to an account
      </h2>
      <p className="wrap-anywhere">With an account for {email} you can pass the ticket on and see all your events.</p>
      {userEmail === email && (
        <form method="post" action={accountApiPaths.claimGuestTickets(token)}>
          <Button type="submit" variant="secondary">
            Save to my account
          </Button>
        </form>
      )}
      {userEmail !== null && userEmail !== email && (
        <p>You are logged in with another email address. Log out, then log in with this one.</p>
      )}
      {userEmail === null && (
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.register({ redirectTo })} variant="secondary">
            Register
          </ButtonLink>
          <ButtonLink href={paths.login({ redirectTo })} variant="secondary">
            Log in
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
