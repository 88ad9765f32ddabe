import assert from "node:assert/strict";
import { day } from "@/lib/core/clock";
import { newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { renewCalendarFeed } from "@/lib/events/calendar-feed";
import { otherTicketAddress } from "@/lib/events/guest-ticket";
import { guestTicketToken } from "@/lib/events/guest-ticket-link";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { createGuest } from "@/lib/orders/guest/guest";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

async function createEvent(): Promise<string> {
  const id = newId("evt");
  const startsAt = new Date(Date.now() + day);
  await db.event.create({
    data: { id, title: "An evening", link: "https://meet.example/door", venueDetails: "Door 4", startsAt },
  });
  return id;
}

/** An event for which the owner has a seat. */
async function createEventWithRsvp({ actors }: Personas) {
  const id = await createEvent();
  const [guest, code] = [newId("rsv"), ticketCode()];
  const seat = { id: guest, eventId: id, userId: actors.owner._id, checkInCode: code };
  await db.eventRsvp.create({ data: { ...seat, status: "seat", seatedAt: new Date() } });
  await db.event.update({ where: { id }, data: { seatsTaken: 1 } });
  return { id, guest, code };
}

/** An event for which the owner has a seat and one for a companion. */
async function createCompanion(world: Personas) {
  const { id } = await createEventWithRsvp(world);
  const seat = newId("rsv");
  const companion = { id: seat, eventId: id, holderId: world.actors.owner._id, checkInCode: ticketCode() };
  await db.eventRsvp.create({ data: { ...companion, status: "seat", seatedAt: new Date() } });
  await db.event.update({ where: { id }, data: { seatsTaken: 2 } });
  return { id, seat };
}

/** A full event with the owner on its waiting list. */
async function createWaitlist({ actors }: Personas) {
  const id = await createEvent();
  const rsvp = newId("rsv");
  await db.event.update({ where: { id }, data: { capacity: 1, seatsTaken: 1 } });
  const waiting = { id: rsvp, eventId: id, userId: actors.owner._id, checkInCode: ticketCode() };
  await db.eventRsvp.create({ data: { ...waiting, status: "waiting" } });
  return { id, rsvp };
}

/** A ticket of the owner that is being passed on; everyone with the link may accept it, each in an event of their own. */
async function createSentTicket(world: Personas) {
  const { id, guest } = await createEventWithRsvp(world);
  const transferKey = newId("tok");
  await db.eventRsvp.update({ where: { id: guest }, data: { transferEmail: "tunde@example.org", transferKey } });
  return { id, token: ticketLinkToken(transferKey) };
}

/** The confirmed seat of a guest without an account, with this address. */
async function createGuestTicket(guestEmail = `${newId("usr")}@example.org`): Promise<string> {
  const id = await createEvent();
  const [guest, rsvp] = [newId("usr"), newId("rsv")];
  await createGuest(guest);
  await db.user.update({ where: { id: guest }, data: { guestEmail } });
  const seat = { id: rsvp, eventId: id, userId: guest, checkInCode: ticketCode() };
  await db.eventRsvp.create({ data: { ...seat, status: "seat", seatedAt: new Date() } });
  await db.event.update({ where: { id }, data: { seatsTaken: 1 } });
  return guestTicketToken(rsvp);
}

/** A seat that an admin gave to somebody without an account. */
async function createWalkIn(addedById: string) {
  const id = await createEvent();
  const [guest, rsvp] = [newId("usr"), newId("rsv")];
  await createGuest(guest);
  const seat = { id: rsvp, eventId: id, userId: guest, addedById, checkInCode: ticketCode() };
  await db.eventRsvp.create({ data: { ...seat, status: "seat", seatedAt: new Date() } });
  await db.event.update({ where: { id }, data: { seatsTaken: 1 } });
  return { id, rsvp };
}

const message = { segment: "going", subject: "What to bring", text: "A jacket." };

const hidesAttendeeDetails: Endpoint["assertReply"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /meet\.example|Door 4|checkInCode|@livingarchive/);

/** Events: RSVPs and check-in. */
export const eventEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/events/rsvps",
    access: "session",
    expected: signedInOnly(),
    assertReply: hidesAttendeeDetails,
  },
  {
    method: "POST",
    path: "/api/events/[id]/rsvp",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ params: { id: await createEvent() }, body: {} }),
    assertReply: hidesAttendeeDetails,
  },
  {
    method: "POST",
    path: "/api/events/[id]/cancel-rsvp",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ params: { id: (await createEventWithRsvp(world)).id }, body: {} }),
    assertReply: hidesAttendeeDetails,
  },
  {
    method: "GET",
    path: "/api/events/[id]/calendar",
    access: "public",
    expected: openToAll(),
    plain: true,
    makeInput: async () => ({ params: { id: await createEvent() } }),
  },
  {
    method: "POST",
    path: "/api/events/[id]/cancel",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: await createEvent() }, body: { reason: "The room was flooded." } }),
  },
  {
    method: "POST",
    path: "/api/events/[id]/duplicate",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({
      params: { id: await createEvent() },
      body: { start: new Date(Date.now() + day).toISOString(), end: new Date(Date.now() + 2 * day).toISOString() },
    }),
  },
  ...(["POST", "DELETE"] as const).map(
    (method): Endpoint => ({
      method,
      path: "/api/events/[id]/waitlist/[rsvp]",
      access: "admin",
      expected: adminOnly(),
      makeInput: async (world) => ({ params: await createWaitlist(world) }),
    }),
  ),
  {
    method: "POST",
    path: "/api/events/[id]/transfer",
    access: "session",
    // Only a person with a seat can pass it on.
    expected: { ...signedInOnly(409), owner: 200 },
    makeInput: async (world) => ({
      params: { id: (await createEventWithRsvp(world)).id },
      body: { email: `${newId("usr")}@example.org` },
    }),
  },
  {
    method: "DELETE",
    path: "/api/events/[id]/transfer",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ params: { id: (await createSentTicket(world)).id } }),
  },
  {
    method: "POST",
    path: "/api/events/[id]/transfer/withdraw",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => ({ params: { id: (await createSentTicket(world)).id }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/events/[id]/companion",
    access: "session",
    // Only the person who took the seat can name its guest.
    expected: { ...signedInOnly(409), owner: 200 },
    makeInput: async (world) => {
      const { id, seat } = await createCompanion(world);
      return { params: { id }, body: { seat, name: "Bola" } };
    },
  },
  {
    method: "GET",
    path: "/api/events/[id]/ticket",
    access: "session",
    expected: { ...signedInOnly(404), owner: 200 },
    plain: true,
    makeInput: async (world) => ({ params: { id: (await createEventWithRsvp(world)).id } }),
  },
  ...(["apple", "google"] as const).map(
    (wallet): Endpoint => ({
      method: "GET",
      path: `/api/events/[id]/ticket/${wallet}`,
      access: "session",
      // The tests have no keys of Apple and Google; lib/events/wallet-ticket.test.ts brings its own.
      expected: signedInOnly(404),
      plain: true,
      makeInput: async (world) => ({ params: { id: (await createEventWithRsvp(world)).id } }),
    }),
  ),
  {
    method: "POST",
    path: "/api/events/tickets/[token]/accept",
    access: "session",
    // The link is the right to accept; the ticket is the owner's already.
    expected: { ...signedInOnly(), owner: 409 },
    makeInput: async (world) => ({ params: { token: (await createSentTicket(world)).token }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/guest/events/[id]/seat",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({
      params: { id: await createEvent() },
      body: { email: `${newId("usr")}@example.org`, firstName: "Ada", lastName: "Eze" },
    }),
    assertReply: hidesAttendeeDetails,
  },
  ...(["confirm", "cancel"] as const).map(
    (act): Endpoint => ({
      method: "POST",
      path: `/api/guest/tickets/[token]/${act}`,
      access: "public",
      expected: openToAll(),
      makeInput: async () => ({ params: { token: await createGuestTicket() } }),
      assertReply: hidesAttendeeDetails,
    }),
  ),
  {
    method: "GET",
    path: "/api/guest/tickets/[token]/pdf",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createGuestTicket() } }),
  },
  {
    method: "POST",
    path: "/api/guest/tickets/[token]/claim",
    access: "session",
    expected: { ...signedInOnly(403), owner: 200 },
    messages: { 403: otherTicketAddress },
    makeInput: async ({ actors }) => ({ params: { token: await createGuestTicket(actors.owner.email) } }),
    assertReply: hidesAttendeeDetails,
  },
  {
    method: "POST",
    path: "/api/account/calendar-feed",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: {} }),
  },
  {
    method: "GET",
    path: "/api/account/calendar-feed/[token]",
    access: "public",
    expected: openToAll(),
    plain: true,
    makeInput: async ({ actors }) => {
      const url = await renewCalendarFeed(actors.owner);
      return { params: { token: url.split("/").at(-1) ?? "" } };
    },
  },
  ...(["messages", "messages/preview"] as const).map(
    (path): Endpoint => ({
      method: "POST",
      path: `/api/events/[id]/${path}`,
      access: "admin",
      expected: adminOnly(),
      makeInput: async (world) => ({
        params: { id: (await createEventWithRsvp(world)).id },
        body: path === "messages" ? { ...message, recipients: 1 } : message,
      }),
    }),
  ),
  {
    method: "POST",
    path: "/api/events/[id]/attendees",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({
      params: { id: await createEvent() },
      body: { email: world.actors.owner.email, firstName: "Ada", lastName: "Eze" },
    }),
  },
  {
    method: "DELETE",
    path: "/api/events/[id]/attendees/[rsvp]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async ({ actors }) => ({ params: await createWalkIn(actors.admin._id) }),
  },
  {
    method: "GET",
    path: "/api/events/[id]/attendees",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { id: (await createEventWithRsvp(world)).id } }),
  },
  {
    method: "GET",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: { id: (await createEventWithRsvp(world)).id } }),
  },
  {
    method: "POST",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => {
      const { id, code } = await createEventWithRsvp(world);
      return { params: { id }, body: { code } };
    },
  },
  {
    method: "DELETE",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => {
      const { id, guest } = await createEventWithRsvp(world);
      return { params: { id }, query: `guest=${guest}` };
    },
  },
];
