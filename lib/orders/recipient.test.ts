import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { POST as setAddress } from "@/app/api/orders/[number]/address/route";
import { GET as exportAll } from "@/app/api/orders/all/export/route";
import { POST as updateProfile } from "@/app/api/profile/update/route";
import { AddressLabel } from "@/components/admin/orders/address-label";
import { PackingSlip } from "@/components/admin/orders/packing-slip";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { getAdminOrder } from "@/lib/orders/queries";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let buyer: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  buyer = await makeActor({ firstName: "Hadiza", lastName: `Sule-${newId("usr").slice(-6)}` });
});

const createOrder = async () =>
  makeOrder({
    buyer: { ...buyer, id: buyer._id },
    items: [{ product: await makeProduct({ stock: 5 }) }],
    shippingAddress: sampleAddress,
  });
const postAddress = (number: string, address: Record<string, string>) =>
  callRoute(setAddress, "/", {
    as: buyer,
    params: { number },
    body: { shippingAddress: { ...sampleAddress, ...address } },
  });

test("stores the recipient and the phone number in international form", async () => {
  const { number } = await createOrder();
  const { body } = await postAddress(number, { recipient: "  Bola Ige ", phone: "0803 123 4567" });
  expect(body.order.shippingAddress).toEqual({ ...sampleAddress, recipient: "Bola Ige", phone: "+2348031234567" });
});

test("saves them in the account", async () => {
  const shippingAddress = { ...sampleAddress, recipient: "Bola Ige", phone: "+234 (0) 803 123 4567" };
  const { body } = await callRoute(updateProfile, "/", { as: buyer, body: { shippingAddress } });
  expect(body.user.shippingAddress).toMatchObject({ recipient: "Bola Ige", phone: "+2348031234567" });
});

test.each([
  ["a phone number with letters", { phone: "call me" }, "Enter a phone number, for example 0803 123 4567"],
  ["a phone number that is too short", { phone: "0803" }, "Enter a phone number, for example 0803 123 4567"],
  ["a recipient that is too long", { recipient: "x".repeat(81) }, "Please use at most 80 characters"],
])("rejects %s and leaves the address as it was", async (_, address, message) => {
  const { id, number } = await createOrder();
  const response = await postAddress(number, address);
  expect(response.status).toBe(400);
  expect(JSON.stringify(response.body)).toContain(message);
  expect((await db.order.findUniqueOrThrow({ where: { id } })).shippingAddress).toEqual(sampleAddress);
});

test("prints the recipient and the phone number on slip and label, and the buyer without them", async () => {
  const { id, number } = await createOrder();
  const markup = async () => {
    const order = await getAdminOrder(id);
    if (!order) throw new Error("no order");
    return [PackingSlip({ order, site: "https://a.test" }), AddressLabel({ order, site: "https://a.test" })].map(
      (document) => renderToStaticMarkup(document),
    );
  };
  for (const html of await markup()) expect(html).toContain(buyer.lastName);
  await postAddress(number, { recipient: "Bola Ige", phone: "08031234567" });
  for (const html of await markup()) {
    expect(html).toContain("Bola Ige");
    expect(html).toContain("+2348031234567");
    expect(html).not.toContain(buyer.lastName);
  }
});

test("exports the recipient and the phone number", async () => {
  const { number } = await createOrder();
  await postAddress(number, { recipient: "Bola Ige", phone: "08031234567" });
  const { text } = await callRoute(exportAll, `/api/orders/all/export?q=${number}`, { as: admin });
  expect(text).toContain("Recipient");
  expect(text).toMatch(/Bola Ige.*\+2348031234567/);
});
