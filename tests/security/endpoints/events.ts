import assert from "node:assert/strict";
import { day } from "@/lib/core/clock";
import { newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
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

/** A full event with the owner on its waiting list. */
async function createWaitlist({ actors }: Personas) {
  const id = await createEvent();
  const rsvp = newId("rsv");
  await db.event.update({ where: { id }, data: { capacity: 1, seatsTaken: 1 } });
  const waiting = { id: rsvp, eventId: id, userId: actors.owner._id, checkInCode: ticketCode() };
  await db.eventRsvp.create({ data: { ...waiting, status: "waiting" } });
  return { id, rsvp };
}

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
