import type { EmailDraft } from "@/lib/email/email-layout";
import type { EventEmailContext } from "@/lib/events/email-parts";
import { eventDraft } from "@/lib/events/emails";
import { guestSeatDraft, messageDraft, ticketSentDraft } from "@/lib/events/guest-emails";
import type { eventJobs, guestJobs } from "@/lib/events/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const user = { firstName: "Adéṣọlá" };

const context: EventEmailContext = {
  user,
  event: {
    id: "evt_sample",
    title: "An evening with the cartoonists",
    description: "",
    startsAt: new Date("2026-12-05T18:00:00.000Z"),
    endsAt: null,
    place: "Freedom Park, Lagos",
    isOnline: false,
    venueDetails: "1 Hospital Road, the gate beside the fountain",
    link: `https://meet.example.org/${"a".repeat(80)}`,
    capacity: 60,
    seatsTaken: 12,
    collectorsFrom: null,
    yearlyFrom: null,
    monthlyFrom: null,
    everyoneFrom: null,
    rsvpUntil: null,
    collectorKobo: 0n,
    yearlyKobo: 250_000n,
    monthlyKobo: 500_000n,
    everyoneKobo: 500_000n,
    refundHours: 24,
    maxSeats: 4,
    isHidden: false,
    accessCode: null,
    questions: [],
    seriesId: null,
    recap: "",
    pictures: [],
    artwork: null,
    imageUrl: null,
    imageAlt: "",
    version: 1,
    cancelledAt: null,
    cancelReason: "The hall is closed.",
    createdById: null,
    deletedAt: null,
    createdAt: new Date("2026-11-01T18:00:00.000Z"),
  },
  rsvp: { status: "seat", checkInCode: "K7Q2-M4XD", expiresAt: null },
  place: 1,
  isNear: true,
  hasLink: true,
  needsPlan: false,
  companions: [],
  hasOwnSeat: true,
  paidKobo: 500_000n,
  kobo: 500_000,
};
const party: EventEmailContext = {
  ...context,
  companions: [
    { guestName: "Bola Ige", checkInCode: "H3M8-T2QP" },
    { guestName: null, checkInCode: "Z6W1-D9RK" },
  ],
  paidKobo: 1_500_000n,
};
const offered: EventEmailContext = {
  ...context,
  rsvp: { ...context.rsvp, status: "offered", expiresAt: new Date("2026-12-04T18:00:00.000Z") },
};
const held: EventEmailContext = { ...offered, rsvp: { ...offered.rsvp, status: "held" } };
const online: EventEmailContext = { ...context, hasLink: false, needsPlan: true };
const gone: EventEmailContext = { ...context, rsvp: { ...context.rsvp, status: "cancelled" } };
const waiting: EventEmailContext = { ...context, rsvp: { ...context.rsvp, status: "waiting" }, place: 3 };

function draft(job: keyof typeof eventJobs, from: EventEmailContext = context): EmailDraft {
  const email = eventDraft(job, from);
  if (!email) throw new Error(`The example of ${job} leads to no email.`);
  return email;
}

export const eventSamples = (): EmailSamples<typeof eventJobs> => ({
  rsvpConfirmed: [draft("rsvpConfirmed"), draft("rsvpConfirmed", party), draft("rsvpConfirmed", waiting)],
  promoted: [draft("promoted")],
  changed: [draft("changed"), draft("changed", waiting), draft("changed", offered), draft("changed", held)],
  reminder: [draft("reminder"), draft("reminder", online)],
  cancelled: [draft("cancelled")],
  removed: [draft("removed", gone), draft("removed", { ...gone, guestTicket: seatRequest.href })],
  offered: [draft("offered", offered), draft("offered", { ...offered, kobo: 0 })],
  offerEnded: [draft("offerEnded", gone)],
  passedOn: [draft("passedOn", gone)],
  returned: [draft("returned", gone)],
  payerRefunded: [draft("payerRefunded", gone)],
  seatLost: [draft("seatLost", gone)],
});

const seatRequest = { event: context.event, href: "https://museum.example/tickets/guest/sample" };

export const guestSamples = (): EmailSamples<typeof guestJobs> => ({
  ticketSent: [ticketSentDraft({ event: context.event, from: "Ada Eze", key: "sample" })],
  guestSeat: [
    guestSeatDraft({ ...seatRequest, confirmUntil: new Date("2026-12-01T19:00:00.000Z") }),
    guestSeatDraft({ ...seatRequest, confirmUntil: null }),
  ],
  message: [
    messageDraft({ subject: "What to bring", text: "Bring a jacket: the hall is cold.\n\nSee you." }, context.event),
  ],
});
