import { Webhook } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import { POST as webhook } from "@/app/api/webhooks/resend/route";
import { makeUser } from "@/lib/auth/factory";
import { env } from "@/lib/core/env";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { countSubscribers, listSubscribers } from "@/lib/newsletter/admin-queries";
import type { Segment } from "@/lib/newsletter/issue-contracts";
import { countRecipients } from "@/lib/newsletter/recipients";

beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany();
  await db.user.updateMany({ data: { deletedAt: new Date() } });
});

const subscribe = (email: string, overrides: object = {}) =>
  db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email,
      status: "confirmed",
      confirmedAt: new Date(),
      unsubscribeToken: linkToken(),
      source: "footer",
      ...overrides,
    },
  });
const now = () => Math.floor(Date.now() / 1_000);

/** Sends a signed Resend webhook; the options break the signature. */
function send(body: object | string, { secret = env().RESEND_WEBHOOK_SECRET, at = now(), sent = body } = {}) {
  const write = (each: object | string) => (typeof each === "string" ? each : JSON.stringify(each));
  const [id, timestamp] = ["msg_1", String(at)];
  const signature = new Webhook(secret).sign(id, new Date(at * 1_000), write(body));
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
const subscriberStatus = async (email: string) => (await listSubscribers({ q: email })).subscribers[0]?.status;

const countAll = (...kinds: Segment["audience"][]) =>
  Promise.all(kinds.map((audience) => countRecipients({ audience, audienceValue: "" })));

test("a bounced address is in no audience, neither as a subscriber nor as a member", async () => {
  const { email } = await makeUser({ plan: "collector" });
  await subscribe(email);
  const kinds = ["collectors", "members", "subscribers", "everyone", "yearly"] as const;
  expect(await countAll(...kinds)).toEqual([1, 1, 1, 1, 0]);
  for (let time = 0; time < 2; time += 1) expect((await send(bounced(email.toUpperCase()))).status).toBe(200);
  expect(await countAll(...kinds)).toEqual([0, 0, 0, 0, 0]);
  expect(await countSubscribers()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0, bounced: 1 });
});

test("ignores a transient bounce, and unsubscribes after a spam complaint", async () => {
  await subscribe("full@example.ng");
  await subscribe("cross@example.ng");
  await send(bounced("full@example.ng", "Transient"));
  await send({ type: "email.complained", data: { email_id: "mail_2", to: ["cross@example.ng"] } });
  await send({ type: "email.opened", data: { email_id: "mail_3", to: ["full@example.ng"] } });
  expect([await subscriberStatus("full@example.ng"), await subscriberStatus("cross@example.ng")]).toEqual([
    "confirmed",
    "unsubscribed",
  ]);
});

test.each([
  ["another secret", { secret: "whsec_AAAAAAAA" }],
  ["a body that was not signed", { sent: bounced("reader@example.ng", "Undetermined") }],
  ["a timestamp six minutes old", { at: now() - 360 }],
  ["a timestamp in the future", { at: now() + 360 }],
])("rejects a webhook with %s", async (_, change) => {
  await subscribe("reader@example.ng");
  expect((await send(bounced("reader@example.ng"), change)).status).toBe(401);
  expect(await subscriberStatus("reader@example.ng")).toBe("confirmed");
});

test("accepts an unknown payload, so that Resend does not retry it", async () => {
  for (const body of ["not json", "[]", { type: "email.bounced" }, { type: "email.bounced", data: { email_id: 1 } }])
    expect((await send(body)).status).toBe(200);
});
