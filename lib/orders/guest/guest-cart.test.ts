import { expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as add } from "@/app/api/guest/cart/add/route";
import { POST as remove } from "@/app/api/guest/cart/remove/route";
import { GET as read } from "@/app/api/guest/cart/route";
import { POST as update } from "@/app/api/guest/cart/update/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeCartLine } from "@/lib/orders/factory";
import { deleteGuestCarts } from "@/lib/orders/guest/delete-guest-carts";
import { createGuest } from "@/lib/orders/guest/guest";
import { mergeGuestCart } from "@/lib/orders/guest/merge-guest-cart";
import { makeActor } from "@/lib/subscriptions/factory";

const as = (guest?: string): { headers?: Record<string, string> } =>
  guest ? { headers: { cookie: `la_guest=${guest}` } } : {};
const addItem = (productId: string, { guest, quantity = 1 }: { guest?: string | undefined; quantity?: number } = {}) =>
  callRoute(add, "/api/guest/cart/add", { body: { productId, quantity }, ...as(guest) });
const linesOf = (userId: string) => db.cartLine.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });

it("keeps a visitor's cart by a signed cookie, with the rules of a member's", async () => {
  const { id } = await makeProduct({ stock: 5 });
  const first = await addItem(id, { quantity: 2 });
  expect([first.status, first.body.cart.quantity, first.cookies.la_cart]).toEqual([200, 2, "2"]);
  expect(first.headers.getSetCookie()[0]).toMatch(
    /^la_guest=usr_\w+\.[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  const guest = first.cookies.la_guest!;
  expect((await addItem(id, { guest, quantity: 4 })).body.code).toBe("out_of_stock");
  const [item] = (await callRoute(read, "/api/guest/cart", as(guest))).body.cart.items;
  const changed = await callRoute(update, "/api/guest/cart/update", {
    body: { itemId: item._id, quantity: 5 },
    ...as(guest),
  });
  expect(changed.body.cart.quantity).toBe(5);
  const removed = await callRoute(remove, "/api/guest/cart/remove", { body: { itemId: item._id }, ...as(guest) });
  expect([removed.body.cart.items, removed.headers.getSetCookie()[1]]).toEqual([
    [],
    expect.stringContaining("la_cart=0"),
  ]);
});

it("gives nobody the cart of another guest or of a member", async () => {
  const product = await makeProduct();
  const { cookies } = await addItem(product.id);
  const member = await makeUser();
  const line = await makeCartLine({ userId: member.id, product });
  const forged = `${member.id}.${cookies.la_guest!.split(".")[1]}`;
  expect((await callRoute(read, "/api/guest/cart", as(forged))).body.cart.items).toEqual([]);
  for (const guest of [forged, cookies.la_guest!, undefined]) {
    const body = { itemId: line.id, quantity: 3 };
    expect((await callRoute(update, "/api/guest/cart/update", { body, ...as(guest) })).status).toBe(404);
  }
});

it("adds to the account's cart for a signed-in user", async () => {
  const actor = await makeActor();
  const { id } = await makeProduct();
  const { cookies } = await callRoute(add, "/api/guest/cart/add", { body: { productId: id }, as: actor });
  expect([cookies, (await linesOf(actor._id)).length]).toEqual([{}, 1]);
});

it("works as a form without script", async () => {
  const { id } = await makeProduct();
  const { status, headers, cookies } = await callRoute(add, "/api/guest/cart/add", {
    body: new URLSearchParams({ productId: id, quantity: "1" }),
  });
  expect([status, headers.get("location"), cookies.la_cart]).toEqual([303, "/cart", "1"]);
});

it("moves the cart into the account's at sign-in and clears the cookies", async () => {
  const { email, id: userId } = await makeUser();
  const product = await makeProduct();
  await makeCartLine({ userId, product, quantity: 3 });
  const { cookies } = await addItem(product.id, { quantity: 2 });
  const body = { email, password: SEED_PASSWORD };
  const done = await callRoute(login, "/api/auth/login", { body, ...as(cookies.la_guest) });
  expect(done.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^la_guest=; Path=\/; Max-Age=0/));
  expect((await linesOf(userId)).map(({ quantity }) => quantity)).toEqual([5]);
});

it("adds the quantities once, up to the limits of a line and per person", async () => {
  const { id: userId } = await makeUser();
  const { _id: guestId } = await createGuest(null);
  const [plain, limited, fresh] = [
    await makeProduct({ stock: 500 }),
    await makeProduct({ limitPerPerson: 2 }),
    await makeProduct(),
  ];
  await makeCartLine({ userId, product: plain, quantity: 60 });
  await makeCartLine({ userId, product: limited, quantity: 1 });
  for (const [product, quantity] of [
    [plain, 50],
    [limited, 2],
    [fresh, 4],
  ] as const)
    await makeCartLine({ userId: guestId, product, quantity });
  await Promise.all([1, 2, 3].map(() => mergeGuestCart({ guestId, userId })));
  const quantities = new Map((await linesOf(userId)).map(({ productId, quantity }) => [productId, quantity]));
  expect([plain, limited, fresh].map(({ id }) => quantities.get(id))).toEqual([99, 2, 4]);
  expect(await linesOf(guestId)).toEqual([]);
});

it("never moves the cart of a member", async () => {
  const [from, to] = [await makeUser(), await makeUser()];
  await makeCartLine({ userId: from.id, product: await makeProduct() });
  await mergeGuestCart({ guestId: from.id, userId: to.id });
  expect([(await linesOf(from.id)).length, (await linesOf(to.id)).length]).toEqual([1, 0]);
});

it("deletes guests whose cart is 30 days old, and no members", async () => {
  const [old, recent] = [await createGuest(null), await createGuest(null)];
  const member = await makeUser();
  const product = await makeProduct();
  for (const userId of [old._id, recent._id, member.id]) await makeCartLine({ userId, product });
  await db.$executeRaw`UPDATE users SET created_at = now() - interval '31 days' WHERE id = ANY(${[old._id, recent._id, member.id]})`;
  await db.$executeRaw`UPDATE cart_lines SET updated_at = now() - interval '31 days' WHERE user_id = ANY(${[old._id, member.id]})`;
  await deleteGuestCarts();
  const left = await db.user.findMany({
    where: { id: { in: [old._id, recent._id, member.id] } },
    select: { id: true },
  });
  expect(left.map(({ id }) => id).sort()).toEqual([recent._id, member.id].sort());
  expect((await linesOf(member.id)).length).toBe(1);
});
