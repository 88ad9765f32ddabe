import { encode } from "next-auth/jwt";
import { expect, it, vi } from "vitest";
import { GET as currentUser } from "@/app/api/current-user/route";
import { GET as me } from "@/app/api/me/route";
import { POST as update } from "@/app/api/profile/update/route";
import type { ProfileBody } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { getActorFromToken } from "@/lib/http/authenticate";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { getActor } from "@/lib/subscriptions/get-actor";
import { testSecrets } from "@/tooling/dev-stack/environment";

const day = 24 * 60 * 60 * 1_000;
const sessionOf = async (userId: string) => makeSession((await getActor(userId))!);
const expired = {
  success: false,
  error: "Session expired. Please log in again.",
  code: "unauthenticated",
  requestId: expect.any(String),
};
const save = (as: string, body: unknown) => callRoute(update, "/api/profile/update", { body, as });

it("returns the public fields of the caller and no internal ones", async () => {
  const user = await makeUser({ plan: "collector", shippingAddress: sampleAddress });
  const { status, body, headers } = await callRoute(me, "/api/me", { as: await sessionOf(user.id) });
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
    shippingAddress: sampleAddress,
    perks: expect.objectContaining({ qaWithAje: true, welcomePack: true, unlimitedExhibition: true }),
  });
  expect(headers.get("x-refreshed-token")).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
});

it("rejects every invalid or ended session", async () => {
  const user = await makeUser();
  const good = await sessionOf(user.id);
  const session = (await getActorFromToken(good))?.sessionId;
  const claims = { sub: user.id, aud: env().APP_URL, session, role: "Admin", vipUntil: 9e9 };
  const tokens = {
    none: undefined,
    garbage: "garbage",
    tampered: `${good.slice(0, -4)}AAAA`,
    "with another secret": await encode({ token: claims, secret: "x".repeat(40) }),
    expired: await encode({ token: claims, secret: testSecrets.nextAuth, maxAge: -60 }),
    "for another site": await encode({
      token: { ...claims, aud: "https://other.example" },
      secret: testSecrets.nextAuth,
    }),
    "without a session": await encode({ token: { ...claims, session: undefined }, secret: testSecrets.nextAuth }),
    "of a session that is none": await encode({ token: { ...claims, session: "sgn_x" }, secret: testSecrets.nextAuth }),
    "of an unknown user": await encode({ token: { ...claims, sub: "usr_nobody" }, secret: testSecrets.nextAuth }),
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
  for (const [kind, token] of Object.entries(tokens)) {
    for (const as of token ? [{ as: token }, { as: token, bearer: true }] : [{}]) {
      const { status, body, headers } = await callRoute(me, "/api/me", as);
      expect({ kind, status, body }).toEqual({ kind, status: 401, body: expired });
      expect(headers.get("x-refreshed-token")).toBeNull();
    }
  }
});

it("reads role and plan from the database, not from the token", async () => {
  const member = await makeUser();
  const session = (await getActorFromToken(await sessionOf(member.id)))?.sessionId;
  const token = await encode({
    token: { sub: member.id, aud: env().APP_URL, session, role: "Admin", vipUntil: 9e9 },
    secret: env().NEXTAUTH_SECRET,
  });
  expect((await callRoute(me, "/api/me", { as: token })).body.user).toMatchObject({ role: "Member", isVIP: false });

  const past = await makeUser({ plan: "yearly", planTo: new Date(Date.now() - 1_000) });
  expect((await callRoute(me, "/api/me", { as: await sessionOf(past.id) })).body.user).toMatchObject({
    isVIP: false,
    perks: { vipBadge: false },
  });

  const admin = await makeUser({ role: "Admin" });
  const held = await sessionOf(admin.id);
  await db.user.update({ where: { id: admin.id }, data: { role: "Member" } });
  expect((await callRoute(me, "/api/me", { as: held })).body.user.role).toBe("Member");
});

it("renews a token older than a day for browsers and API clients, and never an ended one", async () => {
  const user = await makeUser();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * day });
  const old = await sessionOf(user.id);
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

it("stores when the user was last seen, at most every few minutes", async () => {
  const user = await makeUser();
  const seen = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).lastSeenAt;
  const cookie = await sessionOf(user.id);
  await callRoute(me, "/api/me", { as: cookie });
  const first = await seen();
  expect(first).not.toBeNull();
  await callRoute(me, "/api/me", { as: cookie });
  expect(await seen()).toEqual(first);
});

it("returns the current user and clears no cookie, because a late response must not end a newer session", async () => {
  const user = await makeUser({ role: "Admin" });
  const response = await callRoute(currentUser, "/api/current-user", { as: await sessionOf(user.id) });
  expect(response.body).toEqual({
    success: true,
    user: { firstName: "Ngozi", displayName: "Ngozi B.", role: "Admin", isVIP: false },
    cartQuantity: 0,
    viewAs: null,
  });
  const visitor = await callRoute(currentUser, "/api/current-user", { as: "garbage" });
  expect(visitor.body).toEqual({ success: true, user: null, cartQuantity: 0, viewAs: null });
  expect(visitor.headers.getSetCookie()).toEqual([]);
});

it("saves each part of a profile separately and ignores other fields", async () => {
  const user = await makeUser();
  const other = await makeUser();
  const cookie = await sessionOf(user.id);
  const parts: ProfileBody[] = [
    { displayName: "Ṣọlá the Second" },
    { showOnWall: false },
    { shippingAddress: sampleAddress },
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
  const { status, body } = await save(cookie, { ...wanted, shippingAddress: { ...sampleAddress, role: "Admin" } });
  expect([status, body.user.displayName, body.user.role, body.user.isVIP]).toEqual([200, "Still Me", "Member", false]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    email: user.email,
    role: "Member",
    shippingAddress: sampleAddress,
  });
  expect(await db.user.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
});

it("works as forms without script that return to the form with the result", async () => {
  const { id } = await makeUser();
  const as = await sessionOf(id);
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
  expect(await post({ displayName: "Admin" })).toEqual([303, "/account?form=profile&error=name_reserved#profile"]);
  const address = Object.fromEntries(
    Object.entries(sampleAddress).map(([name, of]) => [`shippingAddress.${name}`, of]),
  );
  expect(await post(address)).toEqual([303, "/account?form=address&saved=1#address"]);
  expect(await saved()).toMatchObject({ displayName: "Ada", shippingAddress: sampleAddress });
  expect(await post({ ...address, "shippingAddress.city": " " })).toEqual([
    303,
    "/account?form=address&error=city_missing#address",
  ]);
  expect(await post({ displayName: "Nobody" }, null)).toEqual([303, "/login?redirectTo=%2Faccount"]);
});

it("stores markup as text", async () => {
  const cookie = await sessionOf((await makeUser()).id);
  const displayName = "<img src=x onerror=1>";
  expect((await save(cookie, { displayName })).body.user.displayName).toBe(displayName);
  const shippingAddress = { ...sampleAddress, line1: '=HYPERLINK("http://evil")' };
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
  [{ shippingAddress: { ...sampleAddress, city: "" } }],
  [{ shippingAddress: { ...sampleAddress, line1: "x".repeat(10_000) } }],
])("rejects profile %#: %j", async (body) => {
  const user = await makeUser();
  const { status, body: reply } = await save(await sessionOf(user.id), body);
  expect([status, reply.success]).toEqual([400, false]);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(user);
});

it("rejects a profile update without a session", async () => {
  expect((await callRoute(update, "/api/profile/update", { body: { displayName: "Me" } })).body).toEqual(expired);
});
