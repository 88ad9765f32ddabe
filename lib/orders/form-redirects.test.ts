import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postAddress } from "@/app/api/orders/[number]/address/route";
import { POST as postReceived } from "@/app/api/orders/[number]/received/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

/** Posts a form as a browser without scripts does and returns the redirect. */
async function send(handler: Handler, fields: Record<string, string>, as: Actor | null, number = "") {
  const body = new URLSearchParams(fields);
  const { status, headers } = await callRoute(handler, "/api", { as, body, params: number ? { number } : {} });
  expect(status).toBe(303);
  return headers.get("location");
}
const addressFields = Object.fromEntries(
  Object.entries(sampleAddress).map(([name, value]) => [`shippingAddress.${name}`, value]),
);
beforeEach(() => emulator().faults("paystack", "none"));

describe("the no-script checkout", () => {
  test("saves the address and redirects to Paystack, for the cart and for one item", async () => {
    const shirt = await makeProduct({ variations: { stock: { M: 3 } } });
    const actor = await makeActor();
    await addToCart({ actor, item: { productId: shirt.id, quantity: 1, variation: ["M"] } });
    const redirect = await send(postCheckout, { totalSeen: "10000", ...addressFields }, actor);
    expect(redirect).toMatch(/\/paystack\/checkout\//);
    expect(await db.order.findFirst({ where: { userId: actor._id } })).toMatchObject({
      shippingAddress: sampleAddress,
    });
    const item = { productId: shirt.id, quantity: "2", variation: "M", totalSeen: "20000" };
    expect(await send(postCheckout, item, actor)).toMatch(/\/paystack\/checkout\//);
  });

  test("redirects to Paystack only if the page showed the charged total", async () => {
    const vase = await makeProduct({ price: 10_000 });
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const fields = { productId: vase.id, quantity: "1", variation: "" };
    const back = `/checkout?productId=${vase.id}&quantity=1&error=price_changed`;
    expect(await send(postCheckout, { ...fields, totalSeen: "9000" }, actor)).toBe(back);
    expect(await send(postCheckout, { ...fields, totalSeen: "10000" }, actor)).toMatch(/\/paystack\/checkout\//);
  });

  test("redirects back with an error, and a visitor to the login page with the item", async () => {
    const gone = await makeProduct({ stock: 0 });
    const actor = await makeActor({ shippingAddress: sampleAddress });
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

describe("the no-script order page", () => {
  const orderOf = async (actor: Actor, given: object) => {
    const buyer = await db.user.findUniqueOrThrow({ where: { id: actor._id } });
    return makeOrder({ buyer, items: [{ product: await makeProduct() }], ...given });
  };

  test("saves a missing address, and redirects with an error for an invalid one", async () => {
    const actor = await makeActor();
    const { number } = await orderOf(actor, { shippingAddress: null });
    expect(await send(postAddress, { "shippingAddress.line1": "5" }, actor, number)).toBe(
      `/account/orders/${number}?error=invalid_input`,
    );
    expect(await send(postAddress, addressFields, actor, number)).toBe(`/account/orders/${number}`);
    expect(await db.order.findUnique({ where: { number } })).toMatchObject({ shippingAddress: sampleAddress });
  });

  test("marks the order as received", async () => {
    const actor = await makeActor();
    const { number } = await orderOf(actor, { status: "shipped" });
    expect(await send(postReceived, {}, actor, number)).toBe(`/account/orders/${number}`);
    expect(await db.order.findUnique({ where: { number } })).toMatchObject({ status: "delivered" });
    expect(await send(postReceived, {}, actor, "../../evil")).toBe("/account/orders");
  });
});
