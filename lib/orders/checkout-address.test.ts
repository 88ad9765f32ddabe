import { beforeEach, expect, test } from "vitest";
import { POST } from "@/app/api/checkout/route";
import { addAddress } from "@/lib/auth/addresses/add-address";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const inCity = (city: string) => ({ ...sampleAddress, city });
const save = (actor: Actor, city: string) =>
  addAddress({ actor, body: { label: "", shippingAddress: inCity(city), isDefault: false } });
const ordersOf = (actor: Actor) => db.order.findMany({ where: { userId: actor._id } });

/** Buys one item now, as the page does or, with `asForm`, as a form without JavaScript does. */
async function buy(actor: Actor, body: Record<string, string>, asForm = false) {
  const item = { productId: (await makeProduct()).id, ...body };
  return callRoute(POST, apiPaths.checkout, { as: actor, body: asForm ? new URLSearchParams(item) : item });
}

test.each([
  ["from the page", false],
  ["from a form without JavaScript", true],
])("a checkout %s sends the order to the chosen address, and without a choice to the default", async (_, asForm) => {
  const actor = await makeActor({ shippingAddress: inCity("Jos") });
  const { _id: addressId } = await save(actor, "Kano");
  await buy(actor, { addressId }, asForm);
  expect(await ordersOf(actor)).toMatchObject([{ shippingAddress: { city: "Kano" } }]);
  await buy(actor, {}, asForm);
  const cities = (await ordersOf(actor)).map((order) => (order.shippingAddress as { city: string }).city);
  expect(cities.sort()).toEqual(["Jos", "Kano"]);
});

test("rejects a deleted address and another person's, and places no order", async () => {
  const [actor, stranger] = await Promise.all([makeActor({ shippingAddress: sampleAddress }), makeActor()]);
  const { _id: theirs } = await save(stranger, "Owerri");
  for (const addressId of [theirs, "adr_none"]) {
    const { status, body } = await buy(actor, { addressId });
    expect([status, body.error]).toEqual([400, "That address is no longer saved. Please choose another."]);
  }
  expect(await ordersOf(actor)).toEqual([]);
});

test("saves the first address of a buyer as the default, and leaves saved ones as they are", async () => {
  const actor = await makeActor();
  const item = { productId: (await makeProduct()).id };
  for (const city of ["Jos", "Kano"])
    await callRoute(POST, apiPaths.checkout, { as: actor, body: { ...item, shippingAddress: inCity(city) } });
  expect(await db.address.findMany({ where: { userId: actor._id } })).toMatchObject([
    { address: { city: "Jos" }, isDefault: true },
  ]);
  expect(await ordersOf(actor)).toMatchObject([{ shippingAddress: { city: "Kano" } }]);
});
