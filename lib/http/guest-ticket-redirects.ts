import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import type { RouteParams } from "@/lib/http/route";

/** Redirects of the form for a seat without an account, for a browser without JavaScript: back to it. */
export const guestSeatFormRedirects = {
  done: (_: unknown, __: unknown, { id }: RouteParams) => paths.guestSeat(String(id), { sent: 1 }),
  refused: ({ code }: AppError, _: unknown, { id }: RouteParams) => paths.guestSeat(String(id), { error: code }),
};

/** Redirects of the forms of a guest's ticket: back to it. */
export const guestTicketFormRedirects = {
  done: (_: unknown, __: unknown, { token }: RouteParams) => paths.guestTicket(String(token)),
  refused: ({ code }: AppError, _: unknown, { token }: RouteParams) =>
    code === "unauthenticated"
      ? paths.login({ redirectTo: paths.guestTicket(String(token)) })
      : paths.guestTicket(String(token), { error: code }),
};

/** After a ticket was moved into an account: the ticket there. */
export const claimTicketFormRedirects = {
  done: ({ event }: { event: string }) => paths.ticket(event),
  refused: guestTicketFormRedirects.refused,
};
