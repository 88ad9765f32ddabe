import type { AppError } from "@/lib/core/errors";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import type { RsvpStatus } from "@/lib/events/contracts";
import type { RouteParams } from "@/lib/http/route";

/** Redirects of the RSVP forms without JavaScript: to the payment or the ticket, for a visitor by way of signing in. */
export const rsvpFormRedirects = {
  done: ({ seat, authorization_url }: { seat: RsvpStatus; authorization_url?: string | null }) =>
    authorization_url ?? paths.ticket(seat.event),
  refused: ({ code, facts }: AppError, _: unknown, { id }: RouteParams) => {
    const eventId = typeof id === "string" ? id : "";
    if (code === "unauthenticated") return paths.login({ redirectTo: paths.ticket(eventId) });
    if (facts?.seats !== undefined) return paths.ticket(eventId, { error: "seats" });
    return paths.ticket(eventId, { error: code });
  },
};

/** Redirects of the forms that pass a ticket on and take it back: to the ticket. */
export const passOnFormRedirects = {
  done: (_: unknown, __: unknown, { id }: RouteParams) => paths.ticket(String(id)),
  refused: ({ code }: AppError, _: unknown, { id }: RouteParams) =>
    code === "unauthenticated"
      ? paths.login({ redirectTo: paths.ticket(String(id)) })
      : paths.ticket(String(id), { error: code === "rate_limited" ? code : `pass_on_${code}` }),
};

/** Redirects of the form that names a companion: to the ticket. */
export const companionFormRedirects = {
  done: passOnFormRedirects.done,
  refused: ({ code }: AppError, _: unknown, { id }: RouteParams) =>
    code === "unauthenticated"
      ? paths.login({ redirectTo: paths.ticket(String(id)) })
      : paths.ticket(String(id), { error: code === "rate_limited" ? code : "companion" }),
};

/** Redirects of the form that accepts a ticket: to the ticket, or back to the page of the link. */
export const acceptFormRedirects = {
  done: ({ event }: { event: string }) => paths.ticket(event),
  refused: ({ code }: AppError, _: unknown, { token }: RouteParams) => {
    const sent = typeof token === "string" ? token : "";
    if (code === "unauthenticated") return paths.login({ redirectTo: paths.offeredTicket(sent) });
    return formRedirectPaths.offeredTicketError(sent, code);
  },
};
