import { describe, expect, test } from "vitest";
import { PUT as putRoom } from "@/app/api/admin/waiting-rooms/[id]/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as postGuestCheckout } from "@/app/api/guest/checkout/route";
import { POST as join } from "@/app/api/waiting-rooms/[slug]/join/route";
import { POST as leave } from "@/app/api/waiting-rooms/[slug]/leave/route";
import { GET as getPlace } from "@/app/api/waiting-rooms/[slug]/place/route";
import { GET as getState } from "@/app/api/waiting-rooms/[slug]/route";
import { searchNonce } from "@/components/waiting-room/puzzle";
import { sampleAddress } from "@/lib/auth/factory";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import type { WaitingRoomState } from "@/lib/waiting-room/contracts";
import { makeRoom } from "@/lib/waiting-room/factory";
import { processWaitingRooms } from "@/lib/waiting-room/process-waiting-rooms";
import { findRoomsToPass } from "@/lib/waiting-room/queries";
import { PROOF_BITS, placeOf } from "@/lib/waiting-room/rules";

type Drop = Pick<TestProduct, "id" | "slug">;
const params = ({ slug }: Drop) => ({ params: { slug } });
const state = async (drop: Drop) => (await callRoute(getState, "/", params(drop))).body as WaitingRoomState;
const cookies = (value: string) => ({ headers: { cookie: value } });
const place = (drop: Drop, cookie = "") => callRoute(getPlace, "/", { ...params(drop), ...cookies(cookie) });
const solve = (challenge: string) => String(searchNonce({ challenge, bits: PROOF_BITS }, 0, 5_000_000));

/** A new visitor's place, as the browser takes it: the cookie and the ticket. */
async function enter(drop: Drop) {
  const { challenge } = (await place(drop)).body;
  const body = { challenge, nonce: solve(challenge) };
  const response = await callRoute(join, "/", { ...params(drop), body });
  expect(response.body).toMatchObject({ place: { until: null } });
  return { cookie: `la_places=${response.cookies.la_places}`, ticket: response.body.place.ticket as number, body };
}

/** Moves the beginning of the room's admission, and the challenges of the drop, into the past. */
async function pass(seconds: number) {
  await db.$executeRaw`UPDATE waiting_rooms SET since = since - make_interval(secs => ${seconds}::int)`;
  await db.$executeRaw`UPDATE waiting_room_steps SET since = since - make_interval(secs => ${seconds}::int)`;
}

async function buy(drop: Drop, cookie: string, as?: Awaited<ReturnType<typeof makeActor>>) {
  const actor = as ?? (await makeActor({ shippingAddress: sampleAddress }));
  const session = `${sessionCookieName()}=${await makeSession(actor)}`;
  return callRoute(postCheckout, "/api/checkout", {
    body: { productId: drop.id },
    ...cookies(cookie ? `${session}; ${cookie}` : session),
  });
}

const ordersOf = ({ id }: Drop) => db.order.count({ where: { items: { some: { productId: id } } } });

describe("a visitor", () => {
  test("keeps the place over a reload and a lost response, and reads it without a personal call", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id, ratePerMinute: 1 });
    const [first, second] = [await enter(drop), await enter(drop)];
    expect([first.ticket, second.ticket]).toEqual([1, 2]);
    expect((await place(drop, second.cookie)).body).toMatchObject({
      place: { ticket: 2, until: null },
      challenge: null,
    });
    const again = await callRoute(join, "/", { ...params(drop), body: second.body });
    expect(again.body.place.ticket).toBe(2);
    const repeated = await callRoute(join, "/", { ...params(drop), body: second.body, ...cookies(second.cookie) });
    expect(repeated.body.place.ticket).toBe(2);
    expect(await state(drop)).toMatchObject({ active: true, lastTicket: 2, earlyTickets: 0, left: 10 });
  });

  test("gets one small state for everyone, which a shared cache may keep", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id });
    const first = await callRoute(getState, "/", params(drop));
    expect(first.headers.get("cache-control")).toContain("s-maxage=3");
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.text.length).toBeLessThan(600);
    const etag = first.headers.get("etag") ?? "";
    const second = await callRoute(getState, "/", { ...params(drop), headers: { "if-none-match": etag } });
    expect([second.status, second.text]).toEqual([304, ""]);
    await enter(drop);
    expect((await callRoute(getState, "/", { ...params(drop), headers: { "if-none-match": etag } })).status).toBe(200);
  });

  test("needs a solved challenge of this drop, or a pause without JavaScript", async () => {
    const [drop, other] = [await makeProduct(), await makeProduct()];
    await makeRoom({ productId: drop.id });
    await makeRoom({ productId: other.id });
    const { challenge } = (await place(drop)).body;
    const wrong = [1, 2, 3, 4, 5].map(String).find((nonce) => nonce !== solve(challenge)) ?? "";
    const tries = [
      { challenge, nonce: wrong },
      { challenge: `${challenge}x`, nonce: solve(challenge) },
      { challenge: (await place(other)).body.challenge, nonce: "1" },
    ];
    for (const body of tries)
      expect((await callRoute(join, "/", { ...params(drop), body })).body.code).toBe("bad_token");
    // A new one, because solving the other may have taken as long as the pause.
    const fresh = String((await place(drop)).body.challenge);
    expect((await callRoute(join, "/", { ...params(drop), body: { challenge: fresh } })).body.code).toBe("in_progress");
    const form = await callRoute(join, "/", { ...params(drop), body: new URLSearchParams({ challenge: fresh }) });
    expect(form.headers.get("location")).toMatch(
      new RegExp(`/drops/${drop.slug}/waiting/place\\?challenge=.*error=in_progress`),
    );
    expect(await db.waitingRoomTicket.count({ where: { productId: { in: [drop.id, other.id] } } })).toBe(0);
  });

  test("of a drop that has not opened gets a random place at the opening, later visitors follow", async () => {
    const drop = await makeProduct({ opensAt: new Date(Date.now() + 60_000) });
    await makeRoom({ productId: drop.id });
    const early = [await enter(drop), await enter(drop), await enter(drop)];
    expect(await state(drop)).toMatchObject({ seed: null, since: null, lastTicket: 3 });
    await db.product.update({ where: { id: drop.id }, data: { opensAt: new Date(Date.now() - 1_000) } });
    const late = await enter(drop);
    const now = await state(drop);
    expect(now).toMatchObject({ earlyTickets: 3, lastTicket: 4, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(early.map(({ ticket }) => placeOf(ticket, now)).sort()).toEqual([1, 2, 3]);
    expect(placeOf(late.ticket, now)).toBe(4);
    expect((await state(drop)).seed).toBe(now.seed);
  });
});

describe("leaving", () => {
  const leaveWith = (drop: Drop, cookie: string, body: object = {}) =>
    callRoute(leave, "/", { ...params(drop), body, ...cookies(cookie) });

  test("gives up the place and the unused admission, and keeps those of other drops", async () => {
    const [drop, other] = [await makeProduct(), await makeProduct()];
    for (const { id } of [drop, other]) await makeRoom({ productId: id, ratePerMinute: 60 });
    const elsewhere = await enter(other);
    const { challenge } = (await place(drop)).body;
    const body = { challenge, nonce: solve(challenge) };
    const joined = await callRoute(join, "/", { ...params(drop), body, ...cookies(elsewhere.cookie) });
    const both = `la_places=${joined.cookies.la_places}`;
    await db.$queryRaw`SELECT waiting_room_admit(${drop.id}, 1, 1, 1, ${(await makeActor())._id})`;
    const left = await leaveWith(drop, both);
    expect(left).toMatchObject({ status: 200, body: { drop: drop.slug } });
    const remaining = `la_places=${left.cookies.la_places}`;
    expect((await place(drop, remaining)).body).toMatchObject({ place: null, challenge: expect.any(String) });
    expect((await place(other, remaining)).body.place).toMatchObject({ ticket: 1 });
    expect(await db.waitingRoomAdmission.count({ where: { productId: drop.id } })).toBe(0);
    expect((await buy(drop, remaining)).body.code).toBe("waiting_room");
    expect((await enter(drop)).ticket).toBe(2);
  });

  test("with a form leads to the drop, clears the last place, and does nothing without one", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id });
    const { cookie } = await enter(drop);
    const left = await leaveWith(drop, cookie, new URLSearchParams());
    expect([left.status, left.headers.get("location")]).toEqual([303, expect.stringMatching(`/drops/${drop.slug}$`)]);
    expect(left.headers.get("set-cookie")).toMatch(/la_places=;.*Max-Age=0/);
    const again = await leaveWith(drop, "");
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
  });

  test("keeps an admission with which an order was placed", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id });
    const [{ cookie }, buyer] = [await enter(drop), await makeActor({ shippingAddress: sampleAddress })];
    expect((await buy(drop, cookie, buyer)).status).toBe(200);
    expect((await leaveWith(drop, cookie)).status).toBe(200);
    expect((await buy(drop, "", buyer)).status).toBe(200);
    expect(await ordersOf(drop)).toBe(1);
  });
});

describe("a checkout", () => {
  test("is refused without an admitted place, by members and guests, and possible with one", async () => {
    const drop = await makeProduct({ name: "Eagle" });
    await makeRoom({ productId: drop.id, ratePerMinute: 1 });
    const [first, second] = [await enter(drop), await enter(drop)];
    const refused = await buy(drop, "");
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "waiting_room", facts: { drop: drop.slug }, error: expect.stringMatching(/Eagle.*waiting room/) },
    });
    expect((await buy(drop, second.cookie)).body.code).toBe("waiting_room");
    const guest = {
      email: "a@example.com",
      firstName: "A",
      lastName: "B",
      shippingAddress: sampleAddress,
      productId: drop.id,
    };
    expect((await callRoute(postGuestCheckout, "/", { body: guest })).body.code).toBe("waiting_room");
    expect(await ordersOf(drop)).toBe(0);
    expect((await buy(drop, first.cookie)).status).toBe(200);
    await pass(61);
    const admitted = await callRoute(postGuestCheckout, "/", { body: guest, ...cookies(second.cookie) });
    expect(admitted.status).toBe(200);
  });

  test("says beforehand whose waiting room is still to be passed", async () => {
    const [drop, free] = [await makeProduct({ name: "Falcon" }), await makeProduct()];
    await makeRoom({ productId: drop.id, ratePerMinute: 1 });
    await makeRoom({ productId: free.id, mode: "off" });
    const [first, second] = [await enter(drop), await enter(drop)];
    const buyer = await makeActor({ shippingAddress: sampleAddress });
    const roomsOf = (ticket?: number, buyerId = buyer._id) =>
      findRoomsToPass({
        productIds: [drop.id, free.id],
        places: ticket ? [{ productId: drop.id, round: 1, ticket }] : [],
        buyerId,
      });
    const wanted = [{ slug: drop.slug, name: "Falcon" }];
    expect(await Promise.all([roomsOf(), roomsOf(second.ticket), roomsOf(first.ticket)])).toEqual([wanted, wanted, []]);
    expect((await buy(drop, first.cookie, buyer)).status).toBe(200);
    expect(await Promise.all([roomsOf(), roomsOf(undefined, "")])).toEqual([[], wanted]);
  });

  test("with a forged, altered, expired or reused place is refused", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id, ratePerMinute: 60, admissionMinutes: 2 });
    const [first, second] = [await enter(drop), await enter(drop)];
    await pass(30);
    const [value = "", signature = ""] = first.cookie.replace("la_places=", "").split(/\.(?=[^.]*$)/);
    for (const forged of [`${value}.AAAA${signature.slice(4)}`, `${value.replace(/:1$/, ":2")}.${signature}`, value])
      expect((await buy(drop, `la_places=${forged}`)).body.code).toBe("waiting_room");
    const owner = await makeActor({ shippingAddress: sampleAddress });
    expect((await buy(drop, first.cookie, owner)).status).toBe(200);
    expect((await buy(drop, first.cookie)).body.code).toBe("waiting_room");
    expect((await buy(drop, first.cookie, owner)).status).toBe(200);
    await pass(120);
    expect((await buy(drop, second.cookie)).body.code).toBe("waiting_room");
    expect((await place(drop, second.cookie)).body.place).toBeNull();
    expect(await ordersOf(drop)).toBe(1);
  });

  test("is possible for longer once an admin gives admitted visitors more time", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id, ratePerMinute: 60, admissionMinutes: 2 });
    const [{ cookie }, buyer] = [await enter(drop), await makeActor({ shippingAddress: sampleAddress })];
    expect((await buy(drop, cookie, buyer)).status).toBe(200);
    await pass(180);
    await db.$executeRaw`UPDATE waiting_room_admissions SET expires_at = expires_at - interval '180 seconds' WHERE product_id = ${drop.id}`;
    await db.order.updateMany({ where: { userId: buyer._id }, data: { holdStatus: "released" } });
    expect((await buy(drop, cookie, buyer)).body.code).toBe("waiting_room");
    await db.waitingRoom.update({ where: { productId: drop.id }, data: { admissionMinutes: 10 } });
    expect((await place(drop, cookie)).body.place).not.toBeNull();
    expect((await buy(drop, cookie, buyer)).status).toBe(200);
  });

  test("with a place of an earlier round is refused, and free again when the room is off", async () => {
    const drop = await makeProduct();
    const as = await makeActor({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" });
    const settings = { thresholdPerMinute: 60, ratePerMinute: 60, admissionMinutes: 10 };
    const save = (mode: string, version: number) =>
      callRoute(putRoom, "/", { as, method: "PUT", params: { id: drop.id }, body: { ...settings, mode, version } });
    expect((await save("on", 0)).status).toBe(200);
    const { cookie } = await enter(drop);
    await save("off", 1);
    await save("on", 2);
    expect((await buy(drop, cookie)).body.code).toBe("waiting_room");
    const current = { version: 3, fields: { ...settings, mode: "on" }, savedBy: "Adaeze Nnamdi" };
    expect((await save("off", 2)).body).toMatchObject({ code: "stale", current });
    await save("off", 3);
    expect((await buy(drop, "")).status).toBe(200);
    expect(await db.auditLog.count({ where: { action: "waiting-room.update", subject: drop.id } })).toBe(4);
  });
});

describe("admission", () => {
  test("keeps the rate, does not save up an empty hour, and follows a new rate at once", async () => {
    const drop = await makeProduct();
    // One a minute: the visitors' proofs of work take seconds on a busy machine.
    await makeRoom({ productId: drop.id, ratePerMinute: 1 });
    await pass(3_600);
    const visitors: Awaited<ReturnType<typeof enter>>[] = [];
    for (let n = 0; n < 5; n++) visitors.push(await enter(drop));
    const admitted = async () => {
      const places = await Promise.all(visitors.map(({ cookie }) => place(drop, cookie)));
      return places.filter(({ body }) => body.place?.until).length;
    };
    expect(await admitted()).toBe(1);
    await pass(125);
    expect(await admitted()).toBe(3);
    const as = await makeActor({ role: "Admin" });
    const body = { mode: "on", thresholdPerMinute: 60, ratePerMinute: 60, admissionMinutes: 10, version: 1 };
    const reply = await callRoute(putRoom, "/", { as, method: "PUT", params: { id: drop.id }, body });
    expect(reply.body.room).toMatchObject({ waiting: 2, admitted: 3, ratePerMinute: 60 });
    await pass(2);
    expect(await admitted()).toBe(5);
  });

  test("begins by itself above the number of checkouts a minute, and ends when nobody waits", async () => {
    const drop = await makeProduct();
    await makeRoom({ productId: drop.id, mode: "automatic", thresholdPerMinute: 2 });
    for (let n = 0; n < 3; n++) expect((await buy(drop, "")).status).toBe(200);
    expect(await state(drop)).toMatchObject({ active: true, round: 1 });
    expect((await buy(drop, "")).body.code).toBe("waiting_room");
    await processWaitingRooms();
    expect((await state(drop)).active).toBe(true);
    await pass(700);
    await processWaitingRooms();
    expect((await state(drop)).active).toBe(false);
  });
});
