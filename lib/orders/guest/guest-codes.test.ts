import { beforeEach, expect, test } from "vitest";
import { POST as memberCheckout } from "@/app/api/checkout/route";
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
import { makeActor } from "@/lib/subscriptions/factory";

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

test("a code for one use per person is used once by a member and guests with the same mailbox, and the index finds it", async () => {
  const { id: productId } = await makeProduct({ stock: 9 });
  const { code: discountCode, id } = await makeDiscountCode({ oncePerPerson: true });
  const member = await makeActor();
  const body = { productId, discountCode };
  const tries = await Promise.all([
    callRoute(memberCheckout, "/api/checkout", { as: member, body }),
    buy(member.email, body),
    buy(member.email.replace("@", "+again@"), body),
  ]);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await db.discountCode.findUniqueOrThrow({ where: { id } })).uses).toBe(1);

  // The index repeats the expression of the function.
  let plan: object[] = [];
  const explained = db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    // In a small table the planner may prefer to read all of the other index of this column.
    await tx.$executeRaw`DROP INDEX orders_email_idx`;
    plan = await tx.$queryRaw`EXPLAIN SELECT 1 FROM orders o WHERE shop_email_key(o.email) = 'ada@example.org'`;
    throw new Error("rolled back");
  });
  await expect(explained).rejects.toThrow("rolled back");
  expect(JSON.stringify(plan)).toContain("orders_email_key_idx");
});

test.each([
  ["Ada.Obi+shop@Gmail.com", "adaobi@gmail.com"],
  ["ada.obi@googlemail.com", "adaobi@gmail.com"],
  ["ada.obi+shop+2@example.org", "ada.obi@example.org"],
  ["+@example.org", "+@example.org"],
])("the mailbox of %s is %s", async (email, expected) => {
  expect(await db.$queryRaw`SELECT shop_email_key(${email}) AS key`).toEqual([{ key: expected }]);
});
