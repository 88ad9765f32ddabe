import { encode } from "next-auth/jwt";
import { expect, it, vi } from "vitest";
import { GET as me } from "@/app/api/me/route";
import { POST as update } from "@/app/api/profile/update/route";
import { GET as viewer } from "@/app/api/viewer/route";
import type { ProfileBody } from "@/lib/accounts/contracts";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { sealSession } from "@/lib/accounts/session-token";
import { callRoute } from "@/lib/http/testing";
import { findActor } from "@/lib/membership/queries";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { testSecrets } from "@/local/environment";

const day = 24 * 60 * 60 * 1_000;
const sealed = async (userId: string) => sealSession((await findActor(userId))!);
const expired = {
  success: false,
  error: "Session expired. Please log in again.",
  code: "unauthenticated",
  requestId: expect.any(String),
};
const save = (as: string, body: unknown) => callRoute(update, "/api/profile/update", { body, as });

it("tells a person about themselves, and nothing that is not theirs to see", async () => {
  const user = await makeUser({ plan: "collector", shippingAddress: someAddress });
  const { status, body, headers } = await callRoute(me, "/api/me", { as: await sealed(user.id) });
  expect(status).toBe(200);
  expect(body.user).toEqual({
    _id: user.id,
    email: user.email,
    firstName: "Ngozi",
    lastName: "Balogun",
    displayName: "Ngozi B.",
    role: "Member",
    isVIP: true,
    subscription: { plan: "collector", startDate: expect.any(String), endDate: expect.any(String) },
    photoUrl: null,
    showOnWall: true,
    shippingAddress: someAddress,
    perks: expect.objectContaining({ qaWithAje: true, welcomePack: true, unlimitedExhibition: true }),
  });
  expect(headers.get("x-refreshed-token")).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
});

it("refuses everyone who is nobody here", async () => {
  const user = await makeUser();
  const good = await sealed(user.id);
  const claims = { sub: user.id, version: 1, role: "Admin", vipUntil: 9e9 };
  const tokens = {
    none: undefined,
    garbage: "garbage",
    tampered: `${good.slice(0, -4)}AAAA`,
    "of another secret": await encode({ token: claims, secret: "x".repeat(40) }),
    "run out": await encode({ token: claims, secret: testSecrets.nextAuth, maxAge: -60 }),
    "of an old version": await encode({ token: { ...claims, version: 0 }, secret: testSecrets.nextAuth }),
    "of nobody": await encode({ token: { ...claims, sub: "usr_nobody" }, secret: testSecrets.nextAuth }),
    unverified: await encode({
      token: { ...claims, sub: (await makeUser({ verified: false })).id },
      secret: testSecrets.nextAuth,
    }),
    disabled: await encode({
      token: { ...claims, sub: (await makeUser({ disabled: true })).id },
      secret: testSecrets.nextAuth,
    }),
    deleted: await encode({
      token: { ...claims, sub: (await makeUser({ deleted: true })).id },
      secret: testSecrets.nextAuth,
    }),
  };
  for (const [whose, token] of Object.entries(tokens)) {
    for (const as of token ? [{ as: token }, { as: token, bearer: true }] : [{}]) {
      const { status, body, headers } = await callRoute(me, "/api/me", as);
      expect({ whose, status, body }).toEqual({ whose, status: 401, body: expired });
      expect(headers.get("x-refreshed-token")).toBeNull();
    }
  }
});

it("believes the database, not the token, about role and plan", async () => {
  const member = await makeUser();
  const token = await encode({
    token: { sub: member.id, version: 1, role: "Admin", vipUntil: 9e9 },
    secret: env().NEXTAUTH_SECRET,
  });
  expect((await callRoute(me, "/api/me", { as: token })).body.user).toMatchObject({ role: "Member", isVIP: false });

  const past = await makeUser({ plan: "yearly", planTo: new Date(Date.now() - 1_000) });
  expect((await callRoute(me, "/api/me", { as: await sealed(past.id) })).body.user).toMatchObject({
    isVIP: false,
    perks: { vipBadge: false },
  });

  const admin = await makeUser({ role: "Admin" });
  const held = await sealed(admin.id);
  await db.user.update({ where: { id: admin.id }, data: { role: "Member" } });
  expect((await callRoute(me, "/api/me", { as: held })).body.user.role).toBe("Member");
});

it("renews a token that is older than a day, for the browser and for a client, and never one that was ended", async () => {
  const user = await makeUser();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * day });
  const old = await sealed(user.id);
  vi.useRealTimers();
  const browser = await callRoute(me, "/api/me", { as: old });
  expect(browser.cookies.la_session).toBe(browser.headers.get("x-refreshed-token"));
  const client = await callRoute(me, "/api/me", { as: old, bearer: true });
  expect(client.cookies).toEqual({});
  const fresh = client.headers.get("x-refreshed-token")!;
  expect((await callRoute(me, "/api/me", { as: fresh, bearer: true })).headers.get("x-refreshed-token")).toBeNull();
  await db.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
  for (const bearer of [old, fresh]) {
    const { status, headers } = await callRoute(me, "/api/me", { as: bearer, bearer: true });
    expect([status, headers.get("x-refreshed-token")]).toEqual([401, null]);
  }
});

it("notes when a person was here, at most every few minutes", async () => {
  const user = await makeUser();
  const seen = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).lastSeenAt;
  const cookie = await sealed(user.id);
  await callRoute(me, "/api/me", { as: cookie });
  const first = await seen();
  expect(first).not.toBeNull();
  await callRoute(me, "/api/me", { as: cookie });
  expect(await seen()).toEqual(first);
});

it("tells the islands who looks on, and takes no cookie: a late answer must not end a session that began since", async () => {
  const user = await makeUser({ role: "Admin" });
  const answer = await callRoute(viewer, "/api/viewer", { as: await sealed(user.id) });
  expect(answer.body).toEqual({
    success: true,
    user: { firstName: "Ngozi", displayName: "Ngozi B.", role: "Admin", isVIP: false },
    cartQuantity: 0,
  });
  const visitor = await callRoute(viewer, "/api/viewer", { as: "garbage" });
  expect(visitor.body).toEqual({ success: true, user: null, cartQuantity: 0 });
  expect(visitor.headers.getSetCookie()).toEqual([]);
});

it("saves each part of a profile on its own, and nothing but the profile", async () => {
  const user = await makeUser();
  const other = await makeUser();
  const cookie = await sealed(user.id);
  const parts: ProfileBody[] = [
    { displayName: "Ṣọlá the Second" },
    { showOnWall: false },
    { shippingAddress: someAddress },
  ];
  for (const part of parts) expect((await save(cookie, part)).body).toMatchObject({ success: true, user: part });
  const greedy = {
    displayName: "Still Me",
    role: "Admin",
    isVIP: true,
    perks: { vipBadge: true },
    subscription: { plan: "collector" },
  };
  const wanted = { ...greedy, email: "x@y.co", emailVerified: false, _id: other.id, userId: other.id };
  const { status, body } = await save(cookie, { ...wanted, shippingAddress: { ...someAddress, role: "Admin" } });
  expect([status, body.user.displayName, body.user.role, body.user.isVIP]).toEqual([200, "Still Me", "Member", false]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    email: user.email,
    role: "Member",
    shippingAddress: someAddress,
  });
  expect(await db.user.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
});

it("works as forms without script: each ends on the account, at the form, with what came of it", async () => {
  const { id } = await makeUser();
  const as = await sealed(id);
  const post = async (fields: Record<string, string>, who: string | null = as) => {
    const body = new URLSearchParams(fields);
    const { status, headers } = await callRoute(update, "/api/profile/update", { body, as: who });
    return [status, headers.get("location")];
  };
  const saved = () => db.user.findUniqueOrThrow({ where: { id } });
  expect(await post({ displayName: "Ada", showOnWall: "off" })).toEqual([303, "/account?form=profile&saved=1#profile"]);
  expect(await saved()).toMatchObject({ displayName: "Ada", showOnWall: false });
  await post({ displayName: "Ada", showOnWall: "on" });
  expect(await saved()).toMatchObject({ showOnWall: true });
  expect(await post({ displayName: "Admin" })).toEqual([
    303,
    "/account?form=profile&error=That+name+belongs+to+the+museum.+Please+choose+another.#profile",
  ]);
  const address = Object.fromEntries(Object.entries(someAddress).map(([name, of]) => [`shippingAddress.${name}`, of]));
  expect(await post(address)).toEqual([303, "/account?form=address&saved=1#address"]);
  expect(await saved()).toMatchObject({ displayName: "Ada", shippingAddress: someAddress });
  expect(await post({ ...address, "shippingAddress.city": " " })).toEqual([
    303,
    "/account?form=address&error=City+is+required#address",
  ]);
  expect(await post({ displayName: "Nobody" }, null)).toEqual([303, "/login?redirectTo=%2Faccount"]);
});

it("keeps markup as the text it is", async () => {
  const cookie = await sealed((await makeUser()).id);
  const displayName = "<img src=x onerror=1>";
  expect((await save(cookie, { displayName })).body.user.displayName).toBe(displayName);
  const shippingAddress = { ...someAddress, line1: '=HYPERLINK("http://evil")' };
  expect((await save(cookie, { shippingAddress })).body.user.shippingAddress.line1).toBe('=HYPERLINK("http://evil")');
});

it.each([
  [{ displayName: "" }],
  [{ displayName: "   " }],
  [{ displayName: "x".repeat(41) }],
  [{ displayName: "Ade\u202E" }],
  [{ displayName: "A\u200Bde" }],
  [{ displayName: "\u2800\u2800" }],
  [{ displayName: "!!!" }],
  [{ displayName: ["Ade"] }],
  ...[
    "Admin",
    "ADMIN",
    "Аdmin",
    "4dm1n",
    "The Admin",
    "Àdmin",
    "VIP Member",
    "V1P  Mеmber",
    "vip_member",
    "The Living Archive",
    "Ｍuseum",
  ].map((displayName): [object] => [{ displayName }]),
  [{ showOnWall: "false" }],
  [{ shippingAddress: "somewhere" }],
  [{ shippingAddress: { ...someAddress, city: "" } }],
  [{ shippingAddress: { ...someAddress, line1: "x".repeat(10_000) } }],
])("refuses profile %#: %j", async (body) => {
  const user = await makeUser();
  const { status, body: answer } = await save(await sealed(user.id), body);
  expect([status, answer.success]).toEqual([400, false]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(user);
});

it("refuses a profile of nobody", async () => {
  expect((await callRoute(update, "/api/profile/update", { body: { displayName: "Me" } })).body).toEqual(expired);
});
