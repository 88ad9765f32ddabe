import { beforeEach, describe, expect, test } from "vitest";
import { PUT as changeZone } from "@/app/api/admin/delivery-zones/[id]/route";
import { POST as createZone } from "@/app/api/admin/delivery-zones/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postAddress } from "@/app/api/orders/[number]/address/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { addAddress } from "@/lib/auth/addresses/add-address";
import { listAddresses } from "@/lib/auth/addresses/queries";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { countryKey, findCountry } from "@/lib/orders/delivery-zones/country-keys";
import { makeDeliveryZone } from "@/lib/orders/delivery-zones/factory";
import { listDeliveryCountries, quoteDeliveries, quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { requireOrder } from "@/lib/orders/queries";
import { refundOrder } from "@/lib/orders/refund-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.deliveryZone.deleteMany();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

const addressIn = (country: string) => ({ ...sampleAddress, country });
const buyerIn = (country: string) => makeActor({ shippingAddress: addressIn(country) });
const call = (as: Actor, body: object) => callRoute(postCheckout, "/api/checkout", { as, body });

async function begin(as: Actor, body: object) {
  const response = await call(as, body);
  expect(response.body.error).toBeUndefined();
  return response.body as { authorization_url: string; orderNumber: string; total: number };
}

test("Nigeria is free without a zone, abroad costs the price of its zone, and the order, email and refund include it", async () => {
  await makeDeliveryZone({
    name: "West Africa",
    countries: ["Ghana", "Togo"],
    priceKobo: 2_500_000n,
    estimate: "A week",
  });
  const product = await makeProduct({ price: 10_000, stock: 9 });
  expect((await begin(await buyerIn("Nigeria"), { productId: product.id })).total).toBe(10_000);
  expect(await quoteDelivery("ghana")).toEqual({ price: 25_000, estimate: "A week", problem: null });
  const actor = await buyerIn(" GHANA ");
  const { code } = await makeDiscountCode({ percent: 50 });
  const { total, orderNumber, authorization_url } = await begin(actor, { productId: product.id, discountCode: code });
  // The code takes nothing off the delivery.
  expect(total).toBe(30_000);
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect(await requireOrder({ actor, number: orderNumber })).toMatchObject({ delivery: 25_000, total: 30_000 });
  const mail = emulator()
    .emails()
    .find(({ to, subject }) => [to].flat().includes(actor.email) && /LA-/.test(subject));
  expect(mail?.text).toMatch(/Shipping\s+₦25,000/);
  const refund = { amount: 3_000_000, seen: 0, reason: "Lost", pieces: [], restock: false };
  const admin = await makeActor({ role: "Admin" });
  expect(await refundOrder({ actor: admin, idOrNumber: orderNumber, ...refund })).toMatchObject({
    paymentStatus: "refunded",
    refunded: 3_000_000,
  });
});

test("the rest of the world is every other country, and never Nigeria", async () => {
  await makeDeliveryZone({ countries: ["Ghana"], priceKobo: 100n });
  await makeDeliveryZone({ priceKobo: 900n });
  expect(await quoteDelivery("Peru")).toMatchObject({ price: 9 });
  expect(await quoteDelivery("Ghana")).toMatchObject({ price: 1 });
  for (const home of ["Nigeria", "NG", undefined]) expect(await quoteDelivery(home)).toMatchObject({ price: 0 });
});

test("a zone that names Nigeria sets its price, also for an order without an address", async () => {
  await makeDeliveryZone({ countries: ["Nigeria"], priceKobo: 150_000n });
  const product = await makeProduct({ price: 10_000 });
  expect((await begin(await makeActor(), { productId: product.id })).total).toBe(11_500);
});

describe("a country that is not served", () => {
  test.each(["Ghana", "Atlantis", "'; DROP TABLE orders; --"])(
    "%s is refused before anything is held",
    async (country) => {
      await makeDeliveryZone({ countries: ["Ghana"], active: false });
      const actor = await makeActor();
      const product = await makeProduct({ stock: 4 });
      const { code, id } = await makeDiscountCode();
      const body = { productId: product.id, discountCode: code, shippingAddress: addressIn(country) };
      const response = await call(actor, body);
      expect([response.status, response.body.code]).toEqual([422, "not_delivered"]);
      expect(response.body.error).toBe(
        `We do not deliver to ${country} yet. Please use another address, or write to us.`,
      );
      expect(await db.order.count({ where: { userId: actor._id } })).toBe(0);
      expect(await db.discountCode.findUniqueOrThrow({ where: { id } })).toMatchObject({ uses: 0 });
      expect((await db.user.findUniqueOrThrow({ where: { id: actor._id } })).shippingAddress).toBeNull();
      const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
      expect([variant?.stock, variant?.held]).toEqual([4, 0]);
    },
  );

  test("cannot become the address of an order, and neither can one with a higher price", async () => {
    await makeDeliveryZone({ countries: ["Ghana"], priceKobo: 2_500_000n });
    await makeDeliveryZone({ countries: ["Benin", "Togo"], priceKobo: 100_000n });
    const actor = await buyerIn("Togo");
    const { orderNumber: number } = await begin(actor, { productId: (await makeProduct()).id });
    const move = (country: string) =>
      callRoute(postAddress, "/", { as: actor, params: { number }, body: { shippingAddress: addressIn(country) } });
    expect((await move("Peru")).body).toMatchObject({ code: "not_delivered", error: expect.stringContaining("Peru") });
    expect((await move("Ghana")).body).toMatchObject({ error: expect.stringContaining("₦25,000") });
    expect(await requireOrder({ actor, number })).toMatchObject({ shippingAddress: { country: "Togo" } });
    expect((await move("Benin")).status).toBe(200);
    expect((await move("Nigeria")).status).toBe(200);
  });
});

test("an address within its zone can be corrected after the price has gone up", async () => {
  const { id } = await makeDeliveryZone({ countries: ["Ghana"], priceKobo: 100n });
  const actor = await buyerIn("Ghana");
  const { orderNumber: number } = await begin(actor, { productId: (await makeProduct()).id });
  await db.deliveryZone.update({ where: { id }, data: { priceKobo: 900n } });
  const body = { shippingAddress: { ...addressIn("Ghana"), line1: "2 Ring Road" } };
  expect((await callRoute(postAddress, "/", { as: actor, params: { number }, body })).status).toBe(200);
});

test("without scripts a page with another address is shown again, with that address first", async () => {
  await makeDeliveryZone({ countries: ["Ghana"], priceKobo: 100_000n });
  const actor = await buyerIn("Nigeria");
  const { _id } = await addAddress({
    actor,
    body: { label: "", shippingAddress: addressIn("Ghana"), isDefault: false },
  });
  const { id: productId } = await makeProduct({ price: 10_000 });
  expect(await quoteDeliveries(await listAddresses(actor._id))).toMatchObject({
    [_id]: { price: 1_000 },
    "": { price: 0 },
  });
  const send = async (totalSeen: string) => {
    const body = new URLSearchParams({ productId, quantity: "1", variation: "", addressId: _id, totalSeen });
    return (await callRoute(postCheckout, "/api", { as: actor, body })).headers.get("location");
  };
  expect(await send("10000")).toBe(`/checkout?productId=${productId}&quantity=1&addressId=${_id}&error=price_changed`);
  expect(await send("11000")).toMatch(/\/paystack\/checkout\//);
});

test("another country with another price is another order", async () => {
  await makeDeliveryZone({ countries: ["Ghana"], priceKobo: 100_000n });
  const actor = await buyerIn("Nigeria");
  const product = await makeProduct({ price: 10_000 });
  const home = await begin(actor, { productId: product.id });
  const abroad = await begin(actor, { productId: product.id, shippingAddress: addressIn("Ghana") });
  expect([home.total, abroad.total]).toEqual([10_000, 11_000]);
  expect(abroad.orderNumber).not.toBe(home.orderNumber);
});

describe("an admin", () => {
  const zone = {
    name: "West Africa",
    countries: ["ghana", "Ivory Coast"],
    rest: false,
    price: 25_000,
    estimate: "",
    active: true,
  };
  const admin = () => makeActor({ role: "Admin" });
  const create = async (body: object) => callRoute(createZone, "/", { as: await admin(), body });

  test("creates and changes a zone, and the audit log has both", async () => {
    const created = await create(zone);
    expect(created.body.zone).toMatchObject({ countries: ["Ghana", "Côte d’Ivoire"], price: 25_000 });
    expect(await quoteDelivery("cote d'ivoire")).toMatchObject({ price: 25_000 });
    const params = { id: created.body.zone._id as string };
    const change = async (body: object) =>
      callRoute(changeZone, "/", { as: await admin(), method: "PUT", params, body });
    expect((await change({ ...zone, price: 0, version: 1 })).body.zone).toMatchObject({ price: 0, version: 2 });
    expect((await change({ ...zone, price: 9, version: 1 })).body).toMatchObject({
      code: "stale",
      current: { version: 2, fields: { ...zone, price: 0, countries: ["Ghana", "Côte d’Ivoire"] } },
    });
    expect(await quoteDelivery("GH")).toMatchObject({ price: 0 });
    const log = await db.auditLog.findMany({ where: { subject: params.id }, orderBy: { createdAt: "asc" } });
    expect(log.map(({ action }) => action)).toEqual(["delivery-zone.create", "delivery-zone.update"]);
  });

  test.each([
    ["a negative price", { price: -1 }, "price"],
    ["a huge price", { price: 1e12 }, "price"],
    ["half a kobo", { price: 1.005 }, "price"],
    ["an unknown country", { countries: ["Atlantis"] }, "countries"],
    ["no countries", { countries: [] }, "countries"],
    ["no name", { name: " " }, "name"],
  ])("is refused a zone with %s", async (_, given, field) => {
    const response = await create({ ...zone, ...given });
    expect([response.status, Object.keys(response.body.fields)]).toEqual([400, [field]]);
    expect(await db.deliveryZone.count()).toBe(0);
  });

  test("of two who give a country to two zones at once, one succeeds", async () => {
    const both = await Promise.all([create(zone), create({ ...zone, name: "Other", countries: ["GH"] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await create({ ...zone, name: "World", countries: [], rest: true })).status).toBe(201);
    expect((await create({ ...zone, name: "World 2", countries: [], rest: true })).body.fields).toMatchObject({
      countries: expect.stringContaining("World"),
    });
  });
});

test("TypeScript and SQL compare countries alike", async () => {
  for (const country of [
    "",
    " Nigeria. ",
    "Trinidad & Tobago",
    "Guinea-Bissau",
    "Côte d’Ivoire",
    "St. Lucia",
    "Congo (Kinshasa)",
  ]) {
    const [row] = await db.$queryRaw<[{ key: string }]>`SELECT shop_country_key(${country}) AS key`;
    expect(row.key).toBe(countryKey(country));
  }
  expect(findCountry("Nigeria")?.keys).toContain("ng");
});

test("the address forms list each country once, those of active zones first", async () => {
  await makeDeliveryZone({ name: "West Africa", countries: ["Togo", "Ghana", "Nigeria"] });
  await makeDeliveryZone({ name: "Paused", countries: ["Kenya"], active: false });
  const { served, others } = await listDeliveryCountries();
  expect(served).toEqual(["Ghana", "Togo"]);
  expect(others).toContain("Kenya");
  const all = ["Nigeria", ...served, ...others];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => findCountry(name)?.name !== name)).toEqual([]);
});
