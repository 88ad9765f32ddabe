import { beforeAll, expect, test } from "vitest";
import { POST as addToCart } from "@/app/api/cart/add/route";
import { POST as enter } from "@/app/api/draws/[slug]/enter/route";
import { GET as status } from "@/app/api/draws/[slug]/status/route";
import { POST as withdraw } from "@/app/api/draws/[slug]/withdraw/route";
import { POST as updateProfile } from "@/app/api/profile/update/route";
import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { createDraw } from "@/lib/draws/create-draw";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { listMyEntries, listOpenDraws } from "@/lib/draws/queries";
import { parseEntryList } from "@/lib/draws/rules";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { deleteAccount } from "@/lib/workflows/delete-account";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

let streets = 0;
async function person(given: Parameters<typeof makeActor>[0] = {}, address: Partial<ShippingAddress> = {}) {
  streets += 1;
  const actor = await makeActor(given);
  const id = newId("adr");
  await db.address.create({
    data: {
      id,
      userId: actor._id,
      isDefault: true,
      address: { ...sampleAddress, line1: `${streets} Broad Street`, ...address },
    },
  });
  return { actor, address: id };
}

const enterAs = ({ actor, address }: Awaited<ReturnType<typeof person>>, slug: string) =>
  callRoute(enter, "/", { as: actor, params: { slug }, body: { address } });

test("of two tabs one enters, and the entry can be taken back until the window closes", async () => {
  const draw = await makeDraw();
  const someone = await person();
  const results = await Promise.all([enterAs(someone, draw.slug), enterAs(someone, draw.slug)]);
  expect(results.map((result) => result.status).sort()).toEqual([200, 409]);
  const seen = await callRoute(status, "/", { as: someone.actor, params: { slug: draw.slug } });
  expect(seen.body).toMatchObject({ open: true, entries: 1, mine: { state: "entered" } });
  const takeBack = () => callRoute(withdraw, "/", { as: someone.actor, params: { slug: draw.slug }, body: {} });
  expect((await takeBack()).status).toBe(200);
  expect(await db.drawEntry.count({ where: { drawId: draw.id } })).toBe(0);
  expect((await enterAs(someone, draw.slug)).status).toBe(200);
  await endWindow(draw.id, { roundHasCome: false });
  expect((await takeBack()).status).toBe(409);
  expect((await enterAs(await person(), draw.slug)).status).toBe(409);
});

test("the forms without JavaScript lead back to the draw: after saving an address, after entering and after withdrawing", async () => {
  const { slug } = await makeDraw();
  const { line1, city, state, country } = { ...sampleAddress, line1: `${newId("adr")} Street` };
  const actor = await makeActor();
  const post = async (handler: Handler, form: Record<string, string>, as: Actor | null = actor) => {
    const body = new URLSearchParams(form);
    const { status: code, headers } = await callRoute(handler, "/", { as, params: { slug }, body });
    return [code, headers.get("location")];
  };
  const address = {
    draw: slug,
    "shippingAddress.line1": line1,
    "shippingAddress.city": city,
    "shippingAddress.state": state,
    "shippingAddress.country": country,
  };
  expect(await post(updateProfile, address, null)).toEqual([303, paths.login({ redirectTo: paths.myDraw(slug) })]);
  const refused = { ...address, "shippingAddress.line1": "" };
  const [, location] = await post(updateProfile, refused);
  expect(location).toMatch(new RegExp(`^/account/draws/${slug}\\?form=address&error=`));
  expect(await post(updateProfile, address)).toEqual([303, paths.myDraw(slug, { form: "address", saved: 1 })]);
  const saved = await db.address.findFirstOrThrow({ where: { userId: actor._id } });
  expect(await post(enter, { address: saved.id })).toEqual([303, paths.myDraw(slug)]);
  expect(await post(withdraw, { sent: "1" })).toEqual([303, paths.myDraw(slug, { done: "withdrawn" })]);
});

test("a person sees the draws that they may still enter, and their entries in the others", async () => {
  const [open, planned, ended] = await Promise.all([
    makeDraw(),
    makeDraw({ opensAt: new Date(Date.now() + 3_600_000) }),
    makeDraw(),
  ]);
  await endWindow(ended.id, { roundHasCome: false });
  const someone = await person();
  const shown = async () => {
    const slugs = new Set([open.slug, planned.slug, ended.slug]);
    const [toEnter, entered] = await Promise.all([listOpenDraws(someone.actor._id), listMyEntries(someone.actor._id)]);
    return [toEnter.map(({ slug }) => slug).filter((slug) => slugs.has(slug)), entered.map(({ draw }) => draw.slug)];
  };
  expect((await shown())[0]?.toSorted()).toEqual([open.slug, planned.slug].toSorted());
  await enterAs(someone, open.slug);
  expect(await shown()).toEqual([[planned.slug], [open.slug]]);
});

test("one address and one card enter once, and the refusals are counted", async () => {
  const draw = await makeDraw();
  const [first, second, third] = [
    await person({}, { line1: "14 Marina Road" }),
    await person({}, { line1: "No. 14, marina rd." }),
    await person(),
  ];
  for (const { actor } of [first, third])
    await db.charge.create({
      data: {
        id: newId("chg"),
        reference: newId("chg").replace("_", "-"),
        purpose: "order",
        subjectId: newId("ord"),
        userId: actor._id,
        email: actor.email,
        amountKobo: 1_000n,
        status: "success",
        cardSignature: "SIG_one_card",
      },
    });
  expect((await enterAs(first, draw.slug)).status).toBe(200);
  const refused = await enterAs(second, draw.slug);
  expect([refused.status, refused.body.facts]).toEqual([409, { reason: "address" }]);
  expect((await enterAs(third, draw.slug)).body.facts).toEqual({ reason: "card" });
  expect(await db.drawEntry.count({ where: { drawId: draw.id } })).toBe(1);
  expect(await db.drawRefusal.findMany({ where: { drawId: draw.id }, orderBy: { reason: "asc" } })).toMatchObject([
    { reason: "address", count: 1 },
    { reason: "card", count: 1 },
  ]);
});

test("one mailbox enters once, however its address is written, also at the same time", async () => {
  const draw = await makeDraw();
  const name = newId("usr").slice(4);
  const emails = [`${name}@gmail.com`, `${name.slice(0, 5)}.${name.slice(5)}@gmail.com`, `${name}+draw@googlemail.com`];
  const accounts: Awaited<ReturnType<typeof person>>[] = [];
  for (const email of emails) accounts.push(await person({ email }));
  const results = await Promise.all(accounts.map((one) => enterAs(one, draw.slug)));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(results.find(({ status }) => status === 409)?.body.facts).toEqual({ reason: "person" });
  expect(await db.drawEntry.count({ where: { drawId: draw.id } })).toBe(1);
});

test("tickets follow the plan, and a draw for members refuses others", async () => {
  const weights = { none: 0, monthly: 1, yearly: 2, collector: 4, patron: 0 };
  const draw = await makeDraw({ audience: "members", weights });
  expect((await enterAs(await person(), draw.slug)).status).toBe(403);
  const collector = await person({ plan: "collector" });
  expect((await enterAs(collector, draw.slug)).status).toBe(200);
  expect(await db.drawEntry.findFirstOrThrow({ where: { drawId: draw.id } })).toMatchObject({
    weight: 4,
    plan: "collector",
  });
  expect((await enterAs(await person({ plan: "yearly", days: -1 }), draw.slug)).status).toBe(403);
});

test("while a product has a draw it is not sold otherwise, also by a checkout that races with the start", async () => {
  const draw = await makeDraw();
  const someone = await makeActor();
  const item = { productId: draw.productId, quantity: 1, variation: "" };
  await expect(placeOrder({ actor: someone, item })).rejects.toMatchObject({
    code: "not_open",
    message: expect.stringContaining("is given by a draw at the moment"),
  });
  const added = await callRoute(addToCart, "/", { as: someone, body: { productId: draw.productId, quantity: 1 } });
  expect([added.status, added.body.fields.quantity]).toEqual([409, expect.stringContaining("given by a draw")]);

  for (let round = 0; round < 5; round++) {
    const product = await makeProduct({ stock: 1 });
    const [opensAt, closesAt] = [Date.now() - 1_000, Date.now() + 86_400_000].map((at) => new Date(at).toISOString());
    const body = {
      productId: product.id,
      size: "",
      units: 1,
      audience: "everyone",
      weights: { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 },
    } as const;
    const [made, bought] = await Promise.allSettled([
      createDraw({ actor: admin, body: { ...body, opensAt: opensAt ?? "", closesAt: closesAt ?? "" } }),
      placeOrder({ actor: await makeActor(), item: { ...item, productId: product.id } }),
    ]);
    expect([made.status, bought.status].sort()).toEqual(["fulfilled", "rejected"]);
  }
});

test("a deleted account leaves the draw before the close, and stays as a number without a person afterwards", async () => {
  const draw = await makeDraw();
  const [early, late] = [await person(), await person()];
  await enterAs(early, draw.slug);
  await enterAs(late, draw.slug);
  const leave = (actor: Actor) =>
    deleteAccount({ actor, body: { password: SEED_PASSWORD, confirmation: "delete my account" } });
  await leave(early.actor);
  expect(await db.drawEntry.count({ where: { drawId: draw.id } })).toBe(1);
  await endWindow(draw.id, { roundHasCome: false });
  await closeDueDraws();
  await leave(late.actor);
  const [left] = await db.drawEntry.findMany({ where: { drawId: draw.id } });
  expect(left).toMatchObject({ userId: null, shippingAddress: null, addressHash: null });
  const { entryList } = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  expect(parseEntryList(entryList ?? "")).toEqual([{ id: left?.id, weight: 1 }]);
});

test("a list that comes too late for its round names a later round", async () => {
  const draw = await makeDraw();
  await makeEntry({ drawId: draw.id, userId: (await makeActor())._id });
  await endWindow(draw.id);
  const named = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  await closeDueDraws();
  const closed = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  expect(closed.state).toBe("closed");
  expect(closed.round).toBeGreaterThan(named.round);
  expect(closed.roundAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
});

test("an open page that asks for the status of a draw uses up no other limit of its address", async () => {
  const { slug } = await makeDraw();
  await db.$executeRaw`DELETE FROM rate_limits`;
  expect((await callRoute(status, "/", { as: null, params: { slug } })).status).toBe(200);
  const counted = await db.$queryRaw<{ key: string }[]>`SELECT key FROM rate_limits`;
  expect(counted).toEqual([{ key: expect.stringMatching(/^draw-status:/) }]);
});
