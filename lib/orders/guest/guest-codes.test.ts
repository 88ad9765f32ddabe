import { beforeEach, expect, test } from "vitest";
import { POST as checkout } from "@/app/api/guest/checkout/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { quoteCode } from "@/lib/orders/discount-codes/quote-code";
import { createGuest, guestBuyer } from "@/lib/orders/guest/guest";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const buy = (email: string, body: object) =>
  callRoute(checkout, "/api/guest/checkout", {
    body: { email, firstName: "Ada", lastName: "Obi", shippingAddress: sampleAddress, ...body },
  });

test("a visitor who is not stored yet sees what a code takes off", async () => {
  const { id: productId } = await makeProduct({ price: 10_000 });
  const { code } = await makeDiscountCode({ percent: 10 });
  const stored = await createGuest(null);
  await addToCart({ actor: stored, item: { productId, quantity: 1, variation: [] } });
  const { items } = await getCart(stored);
  const quote = await quoteCode({ buyer: guestBuyer(""), limitKey: newId("usr"), code, items });
  expect(quote).toEqual({ code, discount: 1_000, problem: null });
});

test("a guest who has used a code is refused it for that reason in another browser", async () => {
  const { id: productId } = await makeProduct({ stock: 9 });
  const { code: discountCode } = await makeDiscountCode({ oncePerPerson: true });
  const email = `${newId("usr")}@livingarchive.test`;
  expect((await buy(email, { productId, discountCode })).status).toBe(200);
  const { body } = await buy(email, { productId, discountCode });
  expect([body.code, body.error]).toEqual(["code_refused", `You have already used the discount code ${discountCode}.`]);
});
