import assert from "node:assert/strict";
import { makeActor } from "@/lib/membership/factory";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { type Call, toAdmins, toAll } from "@/tests/hostile/table";
import { aReader, type World } from "@/tests/hostile/world";

const issue = { subject: "A letter", content: "Words." };
const adminsOnly = { 403: "Admin Access Required" };
const nothingSecret: Call["holds"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /passwordHash|argon2|sessionVersion|tokenHash|unsubscribeToken/);

async function aPerk({ people }: World): Promise<string> {
  const id = newId("prk");
  await db.perkDue.create({
    data: { id, userId: people.owner._id, perk: "welcomePack", period: id, dueAt: new Date() },
  });
  return id;
}

const evening = { title: "An evening", date: "2026-12-01T18:00", link: "https://meet.example/door", place: "Lagos" };

async function anEvent(): Promise<string> {
  const id = newId("evt");
  const { title, link } = evening;
  await db.event.create({ data: { id, title, link, startsAt: new Date(Date.now() + day) } });
  return id;
}

/** The desks of the back office. */
export const adminCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/admin/stats",
    access: "admin",
    expected: toAdmins(),
    says: adminsOnly,
    holds: nothingSecret,
  },
  {
    verb: "GET",
    path: "/api/admin/vip-users",
    access: "admin",
    expected: toAdmins(),
    says: adminsOnly,
    holds: nothingSecret,
  },
  { verb: "GET", path: "/api/orders/all/export", access: "admin", expected: toAdmins() },
  { verb: "GET", path: "/api/welcome-pack/addresses", access: "admin", expected: toAdmins() },
  { verb: "GET", path: "/api/admin/perks", access: "admin", expected: toAdmins(), holds: nothingSecret },
  { verb: "GET", path: "/api/admin/perks/export", access: "admin", expected: toAdmins() },
  {
    verb: "POST",
    path: "/api/admin/perks/sent",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ body: { ids: [await aPerk(world)] } }),
  },
  {
    verb: "GET",
    path: "/api/events",
    access: "public",
    expected: toAll(),
    send: async () => {
      await anEvent();
      return {};
    },
    holds: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /"link"|meet\.example/),
  },
  {
    verb: "POST",
    path: "/api/events",
    access: "admin",
    expected: toAdmins(201),
    says: { 403: "Failed to create event" },
    send: () => ({ body: evening }),
  },
  {
    verb: "GET",
    path: "/api/events/[id]",
    access: "vip",
    expected: { ...toAdmins(), vip: 200 },
    says: { 403: "VIP only. Please subscribe to view event details." },
    send: async () => ({ params: { id: await anEvent() } }),
  },
  {
    verb: "PUT",
    path: "/api/events/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save event" },
    send: async () => ({ params: { id: await anEvent() }, body: evening }),
  },
  {
    verb: "DELETE",
    path: "/api/events/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to delete" },
    send: async () => ({ params: { id: await anEvent() } }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/collectors",
    access: "admin",
    expected: toAdmins(),
    send: async () => {
      await makeActor({ plan: "collector" });
      return { body: { ...issue, audience: "collectors" } };
    },
  },
  { verb: "GET", path: "/api/newsletter/logs", access: "admin", expected: toAdmins(), holds: nothingSecret },
  {
    verb: "POST",
    path: "/api/newsletter/preview",
    access: "admin",
    expected: toAdmins(),
    send: () => ({ body: issue }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/test",
    access: "admin",
    expected: toAdmins(),
    send: () => ({ body: issue }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/unsubscribe/[token]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { token: (await aReader()).unsubscribe }, body: {} }),
  },
  {
    verb: "POST",
    path: "/api/admin/products/[id]/restore",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save product" },
    send: async () => ({ params: { id: (await makeProduct({ deleted: true })).id }, body: {} }),
  },
  {
    // A form without a file, which is all that text can carry: who may not is told so before.
    verb: "POST",
    path: "/api/admin/products/picture",
    access: "admin",
    expected: toAdmins(400),
    raw: true,
    send: () => ({
      body: '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nnone\r\n--x--\r\n',
      headers: { "content-type": "multipart/form-data; boundary=x" },
    }),
  },
  {
    verb: "GET",
    path: "/api/pictures/[name]",
    access: "public",
    expected: toAll(404),
    needsNoDatabase: true,
    send: () => ({ params: { name: "img-00000000000000000000-960.jpg" } }),
  },
];
