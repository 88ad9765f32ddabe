// What one person may not see or change of another, where the reply alone does not show it.
import { beforeAll, expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import { makeComment } from "@/lib/comments/factory";
import { reportComment } from "@/lib/comments/report-comment";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { listMyEvents } from "@/lib/events/queries";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { getMyTicket } from "@/lib/events/ticket-queries";
import { markDeliveredByBuyer } from "@/lib/orders/mark-delivered-by-buyer";
import { getOrderByReference, getOrderIdByReference } from "@/lib/orders/queries";
import { setOrderAddress } from "@/lib/orders/set-order-address";
import { createOwnersOrder, createOwnersPayment, makePersonas, type Personas } from "@/tests/security/personas";

let world: Personas;
beforeAll(async () => {
  world = await makePersonas();
});

test("a payment reference leads only its buyer to the order", async () => {
  const { owner, stranger } = world.actors;
  const reference = await createOwnersPayment(world);
  const { id } = await db.order.findUniqueOrThrow({ where: { number: reference } });
  expect(await getOrderIdByReference(reference, owner)).toBe(id);
  expect(await getOrderIdByReference(reference, stranger)).toBeNull();
  expect((await getOrderByReference({ actor: owner, reference }))?._id).toBe(id);
  expect(await getOrderByReference({ actor: stranger, reference })).toBeNull();
});

test("another person's attempt on an order is not found and changes nothing", async () => {
  const { stranger: actor } = world.actors;
  const shipped = await createOwnersOrder(world, { status: "shipped" });
  const waiting = await createOwnersOrder(world);
  const shippingAddress = { ...sampleAddress, city: "Elsewhere" };
  await expect(markDeliveredByBuyer({ actor, number: shipped.number })).rejects.toMatchObject({ code: "not_found" });
  await expect(setOrderAddress({ actor, number: waiting.number, shippingAddress })).rejects.toMatchObject({
    code: "not_found",
  });
  for (const { id, status, shippingAddress: before } of [shipped, waiting])
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ status, shippingAddress: before });
});

test("nobody reports an own comment", async () => {
  const { owner, stranger } = world.actors;
  const { id } = await makeComment({ userId: owner._id });
  await expect(reportComment({ actor: owner, id, reason: "spam" })).rejects.toMatchObject({ code: "conflict" });
  await reportComment({ actor: stranger, id, reason: "spam" });
  expect(await db.commentReport.findMany({ where: { commentId: id } })).toMatchObject([{ userId: stranger._id }]);
});

test("a ticket and a list of events are the guest's own", async () => {
  const { owner, stranger } = world.actors;
  const id = newId("evt");
  const startsAt = new Date(Date.now() + 30 * day);
  await db.event.create({ data: { id, title: "Open studio", place: "Yaba", startsAt, capacity: 5 } });
  await rsvpToEvent({ actor: owner, id });
  expect((await getMyTicket({ actor: owner, id }))?.code).toEqual(expect.any(String));
  expect(await getMyTicket({ actor: stranger, id })).toMatchObject({ code: null, rsvp: { status: "none" } });
  expect(await listMyEvents(owner)).toHaveLength(1);
  expect(await listMyEvents(stranger)).toEqual([]);
});
