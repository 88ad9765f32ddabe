import type { EventDetail, RsvpStatus } from "@/lib/events/contracts";
import type { MissingLink } from "@/lib/events/rules";
import type { GuestResponses } from "@/lib/events/ticket-contracts";

/** The seat of a companion, for the person who took it. */
export type CompanionTicket = {
  _id: string;
  name: string | null;
  code: string;
  checkedInAt: string | null;
  transferTo: string | null;
  /** What giving it up brings back at most, in naira. */
  price: number;
};

/** The data of the ticket page. The venue details are included from one day before. */
export type MyTicket = {
  event: EventDetail;
  rsvp: RsvpStatus;
  /** The id of the own seat; null without one. */
  seat: string | null;
  /** Null without a seat. */
  code: string | null;
  companions: CompanionTicket[];
  checkedInAt: string | null;
  door: string | null;
  /** Whether the venue details are shown later: with a seat in a place, until one day before. */
  venueFollows: boolean;
  /** Why an online event shows this person no link; null with the link. */
  missingLink: MissingLink | null;
  isOver: boolean;
  /**
   * What was paid for how many seats, and what of it was refunded, in naira, with the reference; null for free seats, and for those that
   * somebody else paid for.
   */
  payment: { amount: number; refunded: number; seats: number; reference: string; paidAt: string } | null;
  /** What giving up the own seat brings back at most, in naira. */
  ownPrice: number;
  /** Whether giving up the seat now gets the price back. */
  isRefundable: boolean;
  /** To whom the ticket is being passed on. */
  transferTo: string | null;
  /** The responses to the event's questions by their ids. */
  responses: GuestResponses;
};
