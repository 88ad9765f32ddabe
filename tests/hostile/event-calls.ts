import assert from "node:assert/strict";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId, ticketCode } from "@/lib/platform/ids";
import { type Call, toAdmins, toAll, toSignedIn } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

async function anEvening(): Promise<string> {
  const id = newId("evt");
  const startsAt = new Date(Date.now() + day);
  await db.event.create({
    data: { id, title: "An evening", link: "https://meet.example/door", door: "Door 4", startsAt },
  });
  return id;
}

/** An evening at which the owner has a seat. */
async function withSeat({ people }: World) {
  const id = await anEvening();
  const [guest, code] = [newId("rsv"), ticketCode()];
  const seat = { id: guest, eventId: id, userId: people.owner._id, checkInCode: code };
  await db.eventRsvp.create({ data: { ...seat, status: "seat", seatedAt: new Date() } });
  await db.event.update({ where: { id }, data: { seatsTaken: 1 } });
  return { id, guest, code };
}

const keepsTheDoor: Call["holds"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /meet\.example|Door 4|checkInCode|@livingarchive/);

/** Seats at the evenings, and the door. */
export const eventCalls: readonly Call[] = [
  { verb: "GET", path: "/api/events/seats", access: "session", expected: toSignedIn(), holds: keepsTheDoor },
  {
    verb: "POST",
    path: "/api/events/[id]/seat",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({ params: { id: await anEvening() }, body: {} }),
    holds: keepsTheDoor,
  },
  {
    verb: "POST",
    path: "/api/events/[id]/leave",
    access: "session",
    expected: toSignedIn(),
    send: async (world) => ({ params: { id: (await withSeat(world)).id }, body: {} }),
    holds: keepsTheDoor,
  },
  {
    verb: "GET",
    path: "/api/events/[id]/calendar",
    access: "public",
    expected: toAll(),
    plain: true,
    send: async () => ({ params: { id: await anEvening() } }),
  },
  {
    verb: "POST",
    path: "/api/events/[id]/cancel",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: { id: await anEvening() }, body: { reason: "The room was flooded." } }),
  },
  {
    verb: "GET",
    path: "/api/events/[id]/guests",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: { id: (await withSeat(world)).id } }),
  },
  {
    verb: "GET",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: { id: (await withSeat(world)).id } }),
  },
  {
    verb: "POST",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => {
      const { id, code } = await withSeat(world);
      return { params: { id }, body: { code } };
    },
  },
  {
    verb: "DELETE",
    path: "/api/events/[id]/check-in",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => {
      const { id, guest } = await withSeat(world);
      return { params: { id }, query: `guest=${guest}` };
    },
  },
];
