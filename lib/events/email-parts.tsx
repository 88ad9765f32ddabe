import { Fragment, type ReactElement } from "react";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailLink, EmailText } from "@/lib/email/email-layout";
import { type EmailFact, EmailFacts } from "@/lib/email/email-rows";
import type { Event, EventRsvp, User } from "@/prisma/generated/client";

export type EventEmailContext = {
  user: Pick<User, "firstName">;
  event: Event;
  /** The link to the ticket of somebody without an account. */
  guestTicket?: string;
  rsvp: Pick<EventRsvp, "status" | "checkInCode" | "expiresAt">;
  place: number;
  isNear: boolean;
  /** Whether they may see the link. */
  hasLink: boolean;
  /** Whether the link is for members, and they are none. */
  needsPlan: boolean;
  /** The seats of companions that they have. */
  companions: readonly Pick<EventRsvp, "guestName" | "checkInCode">[];
  /** Whether they have a seat of their own, besides those of companions. */
  hasOwnSeat: boolean;
  /** What they paid for seats of the event that are not given up; 0 for a guest who got the ticket from its payer. */
  paidKobo: bigint;
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

/** When and where an event is. */
export const eventFacts = (event: Event): readonly EmailFact[] => [
  ["When", formatStart(event)],
  ["Where", event.place],
];

/** Time and place; from one day before also the venue details and, for those who may see it, the link; the others read who gets it. */
export function PlaceAndTime({ event, isNear, hasLink, needsPlan }: EventEmailContext) {
  return (
    <>
      <EmailFacts
        rows={[
          ...eventFacts(event),
          ["Address", isNear && event.venueDetails],
          ["Join online", isNear && hasLink && event.link && <EmailLink href={event.link}>{event.link}</EmailLink>],
        ]}
      />
      {needsPlan && (
        <EmailText>
          The link to join online is for members of the Circle.{" "}
          <EmailLink href={absoluteUrl(paths.subscribe)}>See the plans</EmailLink>.
        </EmailText>
      )}
    </>
  );
}

/** The codes of all seats of a person. */
export function TicketCode({ rsvp, event, companions, hasOwnSeat }: EventEmailContext) {
  const calendar = <EmailLink href={absoluteUrl(apiPaths.eventCalendar(event.id))}>Add it to your calendar</EmailLink>;
  if (companions.length === 0)
    return (
      <EmailText>
        Your check-in code is {rsvp.checkInCode}; the ticket shows it as a QR code. {calendar}.
      </EmailText>
    );
  return (
    <EmailText>
      Each seat has its own check-in code; the ticket page shows them as QR codes. {calendar}.
      {hasOwnSeat && (
        <>
          <br />
          You: {rsvp.checkInCode}
        </>
      )}
      {companions.map(({ guestName, checkInCode }, index) => (
        <Fragment key={checkInCode}>
          <br />
          {guestName ?? `Companion ${index + 1}`}: {checkInCode}
        </Fragment>
      ))}
    </EmailText>
  );
}

/** A time of day with its date, in Lagos. */
export const formatUntil = (at: Date): string => `${timeFormat.format(at)} on ${dayFormat.format(at)}, Lagos time`;
