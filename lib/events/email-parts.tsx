import type { ReactElement } from "react";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailLink, EmailText } from "@/lib/email/email-layout";
import type { Event, EventRsvp, User } from "@/prisma/generated/client";

export type EventEmailContext = {
  user: Pick<User, "firstName">;
  event: Event;
  rsvp: Pick<EventRsvp, "status" | "checkInCode" | "expiresAt" | "priceKobo">;
  place: number;
  isNear: boolean;
  /** Whether they may see the link. */
  hasLink: boolean;
  /** Whether the link is for members, and they are none. */
  needsPlan: boolean;
  /** Whether they paid for the seat, and not the guest who passed it on. */
  isPayer: boolean;
  /** What a seat costs this person now. */
  kobo: number;
};
export type EmailContent = { subject: string; title: string; body: ReactElement; action?: string };

const lagosFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
const dayFormat = lagosFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const timeFormat = lagosFormat({ hour: "2-digit", minute: "2-digit" });
export const formatStart = ({ startsAt }: Event) =>
  `${dayFormat.format(startsAt)}, ${timeFormat.format(startsAt)}, Lagos time`;

/** Time and place; from one day before also the venue details and, for those who may see it, the link; the others read who gets it. */
export function PlaceAndTime({ event, isNear, hasLink, needsPlan }: EventEmailContext) {
  return (
    <>
      <EmailText>
        {formatStart(event)}
        {event.place && `. ${event.place}`}.
      </EmailText>
      {isNear && event.venueDetails && <EmailText>Venue: {event.venueDetails}</EmailText>}
      {isNear && hasLink && event.link && (
        <EmailText>
          Link to join online: <EmailLink href={event.link}>{event.link}</EmailLink>
        </EmailText>
      )}
      {needsPlan && (
        <EmailText>
          The link to join online is for members of the Circle.{" "}
          <EmailLink href={absoluteUrl(paths.subscribe)}>See the plans</EmailLink>.
        </EmailText>
      )}
    </>
  );
}

export function TicketCode({ rsvp, event }: EventEmailContext) {
  return (
    <EmailText>
      Your check-in code is {rsvp.checkInCode}; the ticket shows it as a QR code.{" "}
      <EmailLink href={absoluteUrl(apiPaths.eventCalendar(event.id))}>Add it to your calendar</EmailLink>.
    </EmailText>
  );
}

/** A time of day with its date, in Lagos. */
export const formatUntil = (at: Date): string => `${timeFormat.format(at)} on ${dayFormat.format(at)}, Lagos time`;
