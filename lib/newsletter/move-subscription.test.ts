import { afterAll, expect, test } from "vitest";
import { POST as confirm } from "@/app/api/account/email/confirm/route";
import type { Actor } from "@/lib/auth/contracts";
import { newEmailLinkToken } from "@/lib/auth/new-email/new-email-token";
import { linkToken, newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { Prisma } from "@/prisma/generated/client";

afterAll(disconnect);

const confirmedAt = new Date("2026-03-01T10:00:00Z");
const subscribe = (email: string, given: Partial<Prisma.NewsletterSubscriberCreateInput> = {}) =>
  db.newsletterSubscriber.create({
    data: {
      ...{ id: newId("sbs"), email, status: "confirmed", unsubscribeToken: linkToken(), source: "footer", confirmedAt },
      ...given,
    },
  });
const entryOf = (email: string) => db.newsletterSubscriber.findUnique({ where: { email } });

/** Uses the link to a new address of the account. */
async function change(actor: Actor, to: string): Promise<number> {
  const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: actor._id } });
  const verifiedAt = emailVerifiedAt?.getTime() ?? 0;
  const token = newEmailLinkToken({
    ...{ userId: actor._id, from: actor.email, to, verifiedAt },
    expiresAt: Date.now() + 600_000,
  });
  return (await callRoute(confirm, "/api/account/email/confirm", { body: { token } })).status;
}

async function makePair() {
  const actor = await makeActor();
  return { actor, from: actor.email, to: `${newId("usr")}@example.org`.toLowerCase() };
}

test("a changed email moves the subscription with its consent, its link to unsubscribe, and a record of why", async () => {
  const { actor, from, to } = await makePair();
  const { id, unsubscribeToken } = await subscribe(from, { bouncedAt: new Date(), bounceReason: "Mailbox full" });
  expect(await change(actor, to)).toBe(200);
  expect(await entryOf(from)).toBeNull();
  expect(await entryOf(to)).toMatchObject({
    ...{ id, unsubscribeToken, status: "confirmed", source: "footer", confirmedAt, movedFrom: from },
    ...{ movedAt: expect.any(Date), bouncedAt: null, bounceReason: null },
  });
  const [entry] = await db.auditLog.findMany({ where: { action: "subscriber.move", subject: id } });
  expect(entry).toMatchObject({ actorId: actor._id, detail: { status: "confirmed", known: false } });
  expect(JSON.stringify(entry)).not.toContain(to);
});

test("an unsubscribed address stays unsubscribed under the new email", async () => {
  const { actor, from, to } = await makePair();
  await subscribe(from, { status: "unsubscribed", unsubscribedAt: confirmedAt, bounceReason: "Marked as spam" });
  expect(await change(actor, to)).toBe(200);
  expect(await entryOf(to)).toMatchObject({ status: "unsubscribed", bounceReason: "Marked as spam", movedFrom: from });
});

test.each(["confirmed", "unsubscribed"] as const)(
  "a new email that is %s already keeps its entry, and there is no second one",
  async (status) => {
    const { actor, from, to } = await makePair();
    await subscribe(from);
    const known = await subscribe(to, { status, source: "home" });
    expect(await change(actor, to)).toBe(200);
    expect(await entryOf(from)).toBeNull();
    expect(await entryOf(to)).toEqual(known);
  },
);

test("a confirmation that waits for the new email is no longer needed", async () => {
  const { actor, from, to } = await makePair();
  const { id } = await subscribe(from);
  await subscribe(to, { status: "pending", confirmedAt: null, confirmTokenHash: newId("tok") });
  expect(await change(actor, to)).toBe(200);
  expect(await entryOf(to)).toMatchObject({ id, status: "confirmed", confirmTokenHash: null });
});

test("an unconfirmed subscription stays with its address, and nobody without one is subscribed", async () => {
  const { actor, from, to } = await makePair();
  const waiting = await subscribe(from, { status: "pending", confirmedAt: null });
  expect(await change(actor, to)).toBe(200);
  expect([await entryOf(from), await entryOf(to)]).toEqual([waiting, null]);
  const other = await makePair();
  expect(await change(other.actor, other.to)).toBe(200);
  expect(await entryOf(other.to)).toBeNull();
});

test("a change that is refused moves nothing", async () => {
  const [{ actor, from }, other] = await Promise.all([makePair(), makeActor()]);
  const entry = await subscribe(from);
  expect(await change(actor, other.email)).toBe(409);
  expect(await entryOf(from)).toEqual(entry);
});
