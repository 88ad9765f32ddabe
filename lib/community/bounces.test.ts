import { beforeEach, expect, test } from "vitest";
import { POST as webhook } from "@/app/api/webhooks/resend/route";
import { makeUser } from "@/lib/accounts/factory";
import { countReaders } from "@/lib/community/newsletter-queries";
import { countSubscribers, listSubscribers } from "@/lib/community/subscriber-queries";
import { callRoute } from "@/lib/http/testing";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { linkToken, newId } from "@/lib/platform/ids";
import { signResend } from "@/lib/platform/resend-signature";

beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany();
  await db.user.updateMany({ data: { deletedAt: new Date() } });
});

const subscribe = (email: string, given: object = {}) =>
  db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email,
      status: "confirmed",
      confirmedAt: new Date(),
      unsubscribeToken: linkToken(),
      source: "footer",
      ...given,
    },
  });
const now = () => Math.floor(Date.now() / 1_000);

/** A message of Resend's, as it would travel; with a change to what is signed or sent. */
function send(body: object | string, { secret = env().RESEND_WEBHOOK_SECRET, at = now(), sent = body } = {}) {
  const write = (each: object | string) => (typeof each === "string" ? each : JSON.stringify(each));
  const [id, timestamp] = ["msg_1", String(at)];
  const signature = signResend(secret, { id, timestamp, rawBody: write(body) });
  return callRoute(webhook, "/api/webhooks/resend", {
    body: write(sent),
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": timestamp,
      "svix-signature": `v1,AAAA ${signature}`,
    },
  });
}
const bounced = (email: string, type = "Permanent") => ({
  type: "email.bounced",
  data: { email_id: "mail_1", to: [email], bounce: { type, message: "550 no such mailbox" } },
});
const standing = async (email: string) => (await listSubscribers({ q: email })).subscribers[0]?.standing;

test("an address from which a letter came back is written to no more, as a subscriber and as a collector", async () => {
  const { email } = await makeUser({ plan: "collector" });
  await subscribe(email);
  expect(await countReaders()).toMatchObject({ collectors: 1, members: 1, subscribers: 1, yearly: 0 });
  for (let time = 0; time < 2; time += 1) expect((await send(bounced(email.toUpperCase()))).status).toBe(200);
  expect(await countReaders()).toMatchObject({ collectors: 0, members: 0, subscribers: 0 });
  expect(await countSubscribers()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0, bounced: 1 });
});

test("a mail that may still arrive changes nothing; one that was called junk is a farewell", async () => {
  await subscribe("full@example.ng");
  await subscribe("cross@example.ng");
  await send(bounced("full@example.ng", "Transient"));
  await send({ type: "email.complained", data: { email_id: "mail_2", to: ["cross@example.ng"] } });
  await send({ type: "email.opened", data: { email_id: "mail_3", to: ["full@example.ng"] } });
  expect([await standing("full@example.ng"), await standing("cross@example.ng")]).toEqual([
    "confirmed",
    "unsubscribed",
  ]);
});

test.each([
  ["another secret", { secret: "whsec_AAAAAAAA" }],
  ["other words than were signed", { sent: bounced("kept@example.ng", "Undetermined") }],
  ["a copy of six minutes ago", { at: now() - 360 }],
  ["a copy from the future", { at: now() + 360 }],
])("nobody is believed with %s", async (_, change) => {
  await subscribe("kept@example.ng");
  expect((await send(bounced("kept@example.ng"), change)).status).toBe(401);
  expect(await standing("kept@example.ng")).toBe("confirmed");
});

test("what cannot be read is let pass, so that it does not come back for ever", async () => {
  for (const body of ["not json", "[]", { type: "email.bounced" }, { type: "email.bounced", data: { email_id: 1 } }])
    expect((await send(body)).status).toBe(200);
});
