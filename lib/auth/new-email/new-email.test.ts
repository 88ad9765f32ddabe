import { beforeEach, expect, test } from "vitest";
import { POST as confirm } from "@/app/api/account/email/confirm/route";
import { POST as start } from "@/app/api/account/email/route";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { newEmailLinkToken } from "@/lib/auth/new-email/new-email-token";
import { backgroundSettled } from "@/lib/core/background";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => emulator().faults("resend", "none"));

const newAddress = () => `${newId("usr")}@example.org`.toLowerCase();
const begin = (as: Actor, email: string, currentPassword = SEED_PASSWORD) =>
  callRoute(start, "/api/account/email", { as, body: { email, currentPassword } });
const use = (token: string) => callRoute(confirm, "/api/account/email/confirm", { body: { token } });
const mailsTo = (address: string) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(address));
const emailOf = async (actor: Actor) =>
  (await db.user.findUniqueOrThrow({ where: { id: actor._id }, select: { email: true } })).email;

async function linkTo(address: string): Promise<string> {
  await backgroundSettled();
  const link = /new-email\/confirm\/([\w.%-]+)/.exec(mailsTo(address)[0]?.text ?? "")?.[1];
  return decodeURIComponent(link ?? "");
}

test("the link to a new address changes it once, open links to log in stop, and the address before it gets an email", async () => {
  const actor = await makeActor();
  const email = newAddress();
  await db.userToken.create({
    data: {
      ...{ id: newId("tok"), userId: actor._id, purpose: "ResetPassword", tokenHash: newId("tok") },
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  expect((await begin(actor, email)).status).toBe(200);
  expect(await emailOf(actor)).toBe(actor.email);
  const token = await linkTo(email);
  const statuses = (await Promise.all([use(token), use(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
  expect(await emailOf(actor)).toBe(email);
  expect(await db.userToken.count({ where: { userId: actor._id, usedAt: null } })).toBe(0);
  await backgroundSettled();
  expect(mailsTo(actor.email).map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
  // Back to the first address: the first link does not work again.
  const renamed = { ...actor, email };
  await begin(renamed, actor.email);
  expect((await use(await linkTo(actor.email))).status).toBe(200);
  expect((await use(token)).status).toBe(400);
});

test("takes the password, and not the own address", async () => {
  const actor = await makeActor();
  const email = newAddress();
  const wrong = await begin(actor, email, "not-the-password");
  expect(wrong).toMatchObject({ status: 400, body: { fields: { currentPassword: "That is not your password." } } });
  expect((await begin(actor, actor.email)).body.fields).toEqual({
    email: "That is the address of your account already.",
  });
  await backgroundSettled();
  expect(mailsTo(email)).toEqual([]);
});

test("an address of another account is not given, nor one that two want to two; a forged and an expired link change nothing", async () => {
  const [actor, other, third] = await Promise.all([makeActor(), makeActor(), makeActor()]);
  await begin(actor, other.email);
  expect((await use(await linkTo(other.email))).status).toBe(409);
  const wanted = newAddress();
  const tokens: string[] = [];
  for (const one of [actor, third]) {
    await begin(one, wanted);
    tokens.push(await linkTo(wanted));
  }
  expect((await Promise.all(tokens.map(use))).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await use(`${tokens[0]}x`)).status).toBe(400);
  const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: other._id } });
  const late = newEmailLinkToken({
    ...{ userId: other._id, from: other.email, to: newAddress(), verifiedAt: emailVerifiedAt?.getTime() ?? 0 },
    expiresAt: Date.now() - 60_000,
  });
  expect((await use(late)).status).toBe(400);
  expect(await emailOf(other)).toBe(other.email);
});
