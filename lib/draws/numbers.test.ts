import { beforeEach, expect, test } from "vitest";
import { POST as postCartAdd } from "@/app/api/cart/add/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postGuestCartAdd } from "@/app/api/guest/cart/add/route";
import { POST as postWish } from "@/app/api/number-wishes/route";
import { GET as getEditions } from "@/app/api/products/[slug]/editions/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { requireProduct } from "@/lib/catalog/queries";
import { notifyNumberWishes } from "@/lib/collections/notify-number-wishes";
import { wishForNumber } from "@/lib/collections/wish-for-number";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { cancelDraw } from "@/lib/draws/cancel-draw";
import type { DrawState } from "@/lib/draws/contracts";
import { makeDraw } from "@/lib/draws/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let buyer: Actor;
let product: TestProduct;
beforeEach(async () => {
  buyer = await makeActor({ shippingAddress: sampleAddress });
  product = await makeProduct({ name: newId("prd"), editionSize: 10, editionIssued: 1, stock: 9 });
  await db.numberPremium.create({
    data: { id: newId("npm"), productId: product.id, kind: "last", premiumKobo: 500_000 },
  });
});

const call = async (route: Parameters<typeof callRoute>[0], body: object) => {
  const reply = await callRoute(route, "/", { as: buyer, body });
  return { status: reply.status, ...reply.body };
};
const editions = async () => (await callRoute(getEditions, "/", { params: { slug: product.slug } })).body.editions;

// A planned draw is one whose window is in the future.
test.each<[string, DrawState, number]>([
  ["is planned", "accepting", 1],
  ["is open", "accepting", -1],
  ["is closed", "closed", -1],
  ["gives its holds", "drawn", -1],
])("while a draw %s, no number can be chosen, added to a cart, bought or wished for", async (_, state, hours) => {
  const opensAt = new Date(Date.now() + hours * 3_600_000);
  const list = state === "closed" && { entryList: "living-archive-draw/1\n", listHash: "0", closedAt: new Date() };
  const { slug } = await makeDraw({ productId: product.id, state, opensAt, ...list });
  const map = await editions();
  expect(map).toMatchObject({ forSale: false, draw: { slug }, status: "Given by a draw at the moment" });
  expect(map.cells[9]).toEqual({ number: 10, state: "free", premium: 0, owner: null });
  expect((await requireProduct(product.slug)).draw).toEqual({ slug });

  const item = { productId: product.id, quantity: 1, edition: 5 };
  for (const add of [postCartAdd, postGuestCartAdd])
    expect(await call(add, item)).toMatchObject({
      status: 409,
      code: "not_open",
      fields: { quantity: "This drop is given by a draw at the moment. Enter the draw on its page" },
    });
  expect(await call(postCheckout, item)).toMatchObject({
    status: 409,
    code: "not_open",
    error: `${product.name} is given by a draw at the moment. Enter the draw on its page.`,
  });
  expect(await call(postWish, { product: product.slug, number: 5 })).toMatchObject({
    status: 409,
    code: "not_open",
    error: "This drop is given by a draw at the moment. No number can be chosen.",
  });
  expect(await db.cartLine.count({ where: { productId: product.id } })).toBe(0);
  expect(await db.editionClaim.count({ where: { productId: product.id } })).toBe(0);
  expect(await db.numberWish.count({ where: { productId: product.id } })).toBe(0);
});

test("a wish from before a draw is not emailed while it runs, and is when it is over", async () => {
  const mails = () =>
    emulator()
      .emails()
      .filter(({ subject }) => subject.includes(product.name));
  await wishForNumber({ actor: buyer, body: { product: product.id, number: 5 } });
  const draw = await makeDraw({ productId: product.id });
  expect(await transaction((tx) => notifyNumberWishes(tx, product.id, [5]))).toBe(0);
  await processOutbox();
  expect(mails()).toEqual([]);
  await cancelDraw({ actor: await makeActor({ role: "Admin" }), id: draw.id, reason: "A flood in the store" });
  await processOutbox();
  await processOutbox();
  expect(mails().map(({ subject }) => subject)).toEqual([`No. 5 of ${product.name} is available`]);
  expect(await editions()).toMatchObject({ forSale: true, draw: null });
});
