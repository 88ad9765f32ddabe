import { readSignedValue, signValue } from "@/lib/core/signed-value";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl } from "@/lib/email/email-layout";

/** The token of the link to the ticket of somebody without an account: the id of the seat, signed. */
export const guestTicketToken = (rsvp: string): string => signValue("guest-ticket", rsvp);

/** The id of the seat of a token, or null. */
export const readGuestTicketToken = (token: string): string | null => readSignedValue("guest-ticket", token);

/** The URL of a guest's ticket in an email. */
export const guestTicketUrl = (rsvp: string): string => absoluteUrl(paths.guestTicket(guestTicketToken(rsvp)));
