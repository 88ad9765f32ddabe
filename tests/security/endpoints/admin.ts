import assert from "node:assert/strict";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";
import { createSubscriber, type Personas } from "@/tests/security/personas";

const issue = { subject: "A letter", content: "Words." };
const adminOnlyMessage = { 403: "Admin Access Required" };
const hasNoSecrets: Endpoint["assertReply"] = ({ body }) =>
  assert.doesNotMatch(JSON.stringify(body), /passwordHash|argon2|sessionVersion|tokenHash|unsubscribeToken/);

async function createFulfilment({ actors }: Personas): Promise<string> {
  const id = newId("prk");
  await db.fulfilment.create({
    data: { id, userId: actors.owner._id, perk: "welcomePack", period: id, dueAt: new Date() },
  });
  return id;
}

const eventFields = {
  title: "An evening",
  date: "2026-12-01T18:00",
  link: "https://meet.example/door",
  place: "Lagos",
};

async function createEvent(): Promise<string> {
  const id = newId("evt");
  const { title, link } = eventFields;
  await db.event.create({ data: { id, title, link, startsAt: new Date(Date.now() + day) } });
  return id;
}

/** Admin: everything without a file of its own. */
export const adminEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/admin/stats",
    access: "admin",
    expected: adminOnly(),
    messages: adminOnlyMessage,
    assertReply: hasNoSecrets,
  },
  {
    method: "GET",
    path: "/api/admin/todos",
    access: "admin",
    expected: adminOnly(),
    messages: adminOnlyMessage,
  },
  {
    method: "GET",
    path: "/api/admin/search",
    access: "admin",
    expected: adminOnly(),
    messages: adminOnlyMessage,
    makeInput: ({ actors }) => ({ query: `q=${encodeURIComponent(actors.owner.email)}` }),
    assertReply: hasNoSecrets,
  },
  {
    method: "GET",
    path: "/api/admin/vip-users",
    access: "admin",
    expected: adminOnly(),
    messages: adminOnlyMessage,
    assertReply: hasNoSecrets,
  },
  { method: "GET", path: "/api/orders/all/export", access: "admin", expected: adminOnly() },
  { method: "GET", path: "/api/welcome-pack/addresses", access: "admin", expected: adminOnly() },
  { method: "POST", path: "/api/welcome-pack/address-requests", access: "admin", expected: adminOnly() },
  { method: "GET", path: "/api/admin/perks", access: "admin", expected: adminOnly(), assertReply: hasNoSecrets },
  { method: "GET", path: "/api/admin/perks/export", access: "admin", expected: adminOnly() },
  {
    method: "POST",
    path: "/api/admin/perks/sent",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ body: { ids: [await createFulfilment(world)] } }),
  },
  {
    method: "GET",
    path: "/api/events",
    access: "public",
    expected: openToAll(),
    makeInput: async () => {
      await createEvent();
      return {};
    },
    assertReply: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /"link"|meet\.example/),
  },
  {
    method: "POST",
    path: "/api/events",
    access: "admin",
    expected: adminOnly(201),
    messages: { 403: "Failed to create event" },
    makeInput: () => ({ body: eventFields }),
  },
  {
    method: "GET",
    path: "/api/events/[id]",
    access: "vip",
    expected: { ...adminOnly(), vip: 200 },
    messages: { 403: "VIP only. Please subscribe to view event details." },
    makeInput: async () => ({ params: { id: await createEvent() } }),
  },
  {
    method: "PUT",
    path: "/api/events/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save event" },
    makeInput: async () => ({ params: { id: await createEvent() }, body: eventFields }),
  },
  {
    method: "DELETE",
    path: "/api/events/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete" },
    makeInput: async () => ({ params: { id: await createEvent() } }),
  },
  {
    method: "POST",
    path: "/api/newsletter/collectors",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      await makeActor({ plan: "collector" });
      return { body: { ...issue, audience: "collectors" } };
    },
  },
  {
    method: "GET",
    path: "/api/admin/exports/[list]",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ params: { list: "returns" } }),
  },
  { method: "GET", path: "/api/newsletter/subscribers/export", access: "admin", expected: adminOnly() },
  { method: "GET", path: "/api/newsletter/logs", access: "admin", expected: adminOnly(), assertReply: hasNoSecrets },
  {
    method: "POST",
    path: "/api/newsletter/unsubscribe/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: (await createSubscriber()).unsubscribe }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/admin/products/[id]/restore",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save product" },
    makeInput: async () => ({ params: { id: (await makeProduct({ deleted: true })).id }, body: {} }),
  },
  ...["/api/admin/products/images", "/api/admin/events/pictures"].map(
    (path): Endpoint => ({
      // A form without a file. Access is checked before the body.
      method: "POST",
      path,
      access: "admin",
      expected: adminOnly(400),
      raw: true,
      makeInput: () => ({
        body: '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nnone\r\n--x--\r\n',
        headers: { "content-type": "multipart/form-data; boundary=x" },
      }),
    }),
  ),
  {
    method: "GET",
    path: "/api/pictures/[name]",
    access: "public",
    expected: openToAll(404),
    makeInput: () => ({ params: { name: "img-00000000000000000000-960.jpg" } }),
  },
];
