import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postAddress } from "@/app/api/orders/[number]/address/route";
import { POST as postReceived } from "@/app/api/orders/[number]/received/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { addToCart } from "@/lib/shop/add-to-cart";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

/** Posts a form as a browser without script does; resolves with where the browser is sent. */
async function send(handler: Handler, fields: Record<string, string>, as: Actor | null, number = "") {
  const body = new URLSearchParams(fields);
  const { status, headers } = await callRoute(handler, "/api", { as, body, params: number ? { number } : {} });
  expect(status).toBe(303);
  return headers.get("location");
}
const addressFields = Object.fromEntries(
  Object.entries(someAddress).map(([name, value]) => [`shippingAddress.${name}`, value]),
);
beforeEach(() => emulator().faults("paystack", "none"));

describe("the checkout without script", () => {
  test("takes the address and leads to Paystack, for the cart and for one piece", async () => {
    const shirt = await makeProduct({ variations: { stock: { M: 3 } } });
    const actor = await makeActor();
    await addToCart({ actor, piece: { productId: shirt.id, quantity: 1, variation: ["M"] } });
    const led = await send(postCheckout, { totalSeen: "10000", ...addressFields }, actor);
    expect(led).toMatch(/\/paystack\/checkout\//);
    expect(await db.order.findFirst({ where: { userId: actor._id } })).toMatchObject({ shippingAddress: someAddress });
    const piece = { productId: shirt.id, quantity: "2", variation: "M", totalSeen: "20000" };
    expect(await send(postCheckout, piece, actor)).toMatch(/\/paystack\/checkout\//);
  });

  test("does not lead to a price that the page did not show, and does when it has shown it", async () => {
    const vase = await makeProduct({ price: 10_000 });
    const actor = await makeActor({ shippingAddress: someAddress });
    const fields = { productId: vase.id, quantity: "1", variation: "" };
    const back = `/checkout?productId=${vase.id}&quantity=1&error=price_changed`;
    expect(await send(postCheckout, { ...fields, totalSeen: "9000" }, actor)).toBe(back);
    expect(await send(postCheckout, { ...fields, totalSeen: "10000" }, actor)).toMatch(/\/paystack\/checkout\//);
  });

  test("comes back with the reason, and leads a visitor to signing in with what they wanted", async () => {
    const gone = await makeProduct({ stock: 0 });
    const actor = await makeActor({ shippingAddress: someAddress });
    const fields = { productId: gone.id, quantity: "1", variation: "" };
    const here = `/checkout?productId=${gone.id}&quantity=1`;
    expect(await send(postCheckout, fields, actor)).toBe(`${here}&error=out_of_stock`);
    expect(await send(postCheckout, { ...fields, "shippingAddress.line1": "5" }, actor)).toBe(
      `${here}&error=invalid_input`,
    );
    expect(await send(postCheckout, {}, actor)).toBe("/checkout?error=empty_cart");
    expect(await send(postCheckout, fields, null)).toBe(`/login?redirectTo=${encodeURIComponent(here)}`);
  });
});

describe("an order's page without script", () => {
  const orderOf = async (actor: Actor, given: object) => {
    const buyer = await db.user.findUniqueOrThrow({ where: { id: actor._id } });
    return makeOrder({ buyer, items: [{ product: await makeProduct() }], ...given });
  };

  test("takes the address it lacks, and says what is wrong with one", async () => {
    const actor = await makeActor();
    const { number } = await orderOf(actor, { shippingAddress: null });
    expect(await send(postAddress, { "shippingAddress.line1": "5" }, actor, number)).toBe(
      `/account/orders/${number}?error=invalid_input`,
    );
    expect(await send(postAddress, addressFields, actor, number)).toBe(`/account/orders/${number}`);
    expect(await db.order.findUnique({ where: { number } })).toMatchObject({ shippingAddress: someAddress });
  });

  test("hears that the parcel has arrived", async () => {
    const actor = await makeActor();
    const { number } = await orderOf(actor, { status: "shipped" });
    expect(await send(postReceived, {}, actor, number)).toBe(`/account/orders/${number}`);
    expect(await db.order.findUnique({ where: { number } })).toMatchObject({ status: "delivered" });
    expect(await send(postReceived, {}, actor, "../../evil")).toBe("/account/orders");
  });
});
