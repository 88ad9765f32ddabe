// How many statements a call makes: each costs a round trip, and more CPU time than everything else that a call does.
import { expect, test } from "vitest";
import { POST as placeBid } from "@/app/api/auctions/[auctionId]/bids/route";
import { GET as getAuction } from "@/app/api/auctions/[auctionId]/route";
import { POST as addToCart } from "@/app/api/cart/add/route";
import { GET as getCart } from "@/app/api/cart/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getMe } from "@/app/api/me/route";
import { makeAuction } from "@/lib/auctions/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { databasePool } from "@/lib/db/client";
import { type CallResponse, callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { getCart as readCart } from "@/lib/orders/cart-queries";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { makeOrder } from "@/lib/orders/factory";
import { listOrderSummaries } from "@/lib/orders/order-summaries";
import { makeActor as makeNewActor } from "@/lib/subscriptions/factory";
import { getSubscription } from "@/lib/subscriptions/queries";
import { recordStatements } from "@/tests/record-statements";

/** A user who was here a moment ago: the first call in five minutes stores that as well, after its response. */
async function makeActor(given: Parameters<typeof makeNewActor>[0] = {}) {
  const actor = await makeNewActor(given);
  await databasePool().query("UPDATE users SET last_seen_at = now() WHERE id = $1", [actor._id]);
  return actor;
}

/** The connections that the pool handed out for the call: one for each statement outside a transaction. */
async function countStatements(call: () => Promise<CallResponse>): Promise<[status: number, statements: number]> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  databasePool().on("acquire", count);
  try {
    const { status } = await call();
    return [status, statements];
  } finally {
    databasePool().off("acquire", count);
  }
}

test("a call finds its caller in one statement, and a cart is one more", async () => {
  const [actor, product] = [await makeActor(), await makeProduct()];
  const as = await makeSession(actor);
  const body = { productId: product.id, quantity: 1, variation: [] };
  expect(await countStatements(() => callRoute(addToCart, "/api/cart/add", { as, body }))).toEqual([200, 3]);
  expect(await countStatements(() => callRoute(getCart, "/api/cart", { as }))).toEqual([200, 2]);
  expect(await countStatements(() => callRoute(getMe, "/api/me", { as }))).toEqual([200, 1]);
});

test("a bid takes one statement, and an auction four", async () => {
  const [actor, { id }] = [await makeActor({ plan: "yearly" }), await makeAuction()];
  const [as, params] = [await makeSession(actor), { auctionId: id }];
  const bid = () => callRoute(placeBid, `/api/auctions/${id}/bids`, { as, params, body: { amount: 1 } });
  expect(await countStatements(bid)).toEqual([409, 1]);
  expect(await countStatements(() => callRoute(getAuction, `/api/auctions/${id}`, { as, params }))).toEqual([200, 4]);
});

test("a checkout takes seven statements", async () => {
  const [as, product] = [await makeSession(await makeActor()), await makeProduct()];
  const body = { productId: product.id };
  const statements = await recordStatements(async () => {
    expect(await callRoute(postCheckout, "/api/checkout", { as, body })).toMatchObject({ status: 200 });
    await backgroundSettled();
  });
  // The caller, the order, its pages, its charge with the claim and the URL of its payment, and afterwards the maps of numbers.
  expect(statements.length).toBe(7);
});

test("what the pages of cart and account read", async () => {
  const [actor, product] = [await makeActor({ plan: "yearly" }), await makeProduct()];
  const { _id: id, email, firstName, lastName } = actor;
  await makeOrder({ buyer: { id, email, firstName, lastName }, items: [{ product }] });
  const countReads = async (read: () => Promise<unknown>) => (await recordStatements(read)).length;
  expect(await countReads(() => Promise.all([readCart(actor), quoteDelivery("Nigeria")]))).toBe(2);
  expect(await countReads(() => getSubscription(actor._id))).toBe(6);
  // The orders, and their items with numbers and pictures.
  expect(await countReads(() => listOrderSummaries({ actor, limit: 5 }))).toBe(2);
});
