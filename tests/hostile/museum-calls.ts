import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { signResend } from "@/lib/platform/resend-signature";
import { type Call, toAll, toNobody } from "@/tests/hostile/table";
import { aReader, newEmail, newReference, ownersReference } from "@/tests/hostile/world";

/** A webhook as Paystack signs it: over these very bytes. */
export function signed(body: string): { body: string; headers: Record<string, string> } {
  const signature = createHmac("sha512", env().PAYSTACK_SECRET_KEY).update(body).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-paystack-signature": signature } };
}

/** A webhook as Resend signs it. */
function sealed(rawBody: string): { body: string; headers: Record<string, string> } {
  const [id, timestamp] = [`msg_${newId("req")}`, String(Math.floor(Date.now() / 1_000))];
  const signature = signResend(env().RESEND_WEBHOOK_SECRET, { id, timestamp, rawBody });
  const headers = { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature };
  return { body: rawBody, headers: { "content-type": "application/json", ...headers } };
}

/** The providers' doors, the scheduler's, the newsletter's, and the one that says that all is well. */
export const museumCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/webhooks/paystack",
    access: "public",
    expected: toAll(),
    raw: true,
    send: () => signed(JSON.stringify({ event: "charge.success", data: { reference: newReference() } })),
  },
  {
    verb: "POST",
    path: "/api/webhooks/resend",
    access: "public",
    expected: toAll(),
    raw: true,
    send: () => sealed(JSON.stringify({ type: "email.bounced", data: { email_id: "none", to: [newEmail()] } })),
  },
  {
    verb: "GET",
    path: "/api/payments/callback",
    access: "anyone",
    expected: toAll(303),
    send: async (world) => ({ query: `reference=${await ownersReference(world)}` }),
  },
  {
    verb: "GET",
    path: "/api/cron/sweep",
    access: "cron",
    expected: toNobody(),
    says: { 401: "Forbidden" },
  },
  { verb: "GET", path: "/api/health", access: "public", expected: toAll() },
  {
    verb: "GET",
    path: "/api/labels",
    access: "public",
    expected: toAll(303),
    send: () => ({ query: "code=LA-7K3M9X" }),
  },
  {
    verb: "GET",
    path: "/api/admin/founders-wall",
    access: "public",
    expected: toAll(),
    holds: ({ body }) => {
      for (const founder of body.founders as object[])
        assert.deepEqual(Object.keys(founder), ["displayName", "firstName", "lastName", "photoUrl", "subscription"]);
      assert.doesNotMatch(JSON.stringify(body), /@|usr_|sub_|line1/);
    },
  },
  {
    verb: "POST",
    path: "/api/help/payment",
    access: "public",
    expected: toAll(),
    send: async (world) => ({ body: { reference: await ownersReference(world) } }),
    holds: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /@|usr_|ord_/),
  },
  {
    verb: "POST",
    path: "/api/contact",
    access: "public",
    expected: toAll(),
    send: () => ({
      body: { name: "Amina Okafor", email: newEmail(), topic: "record", message: "The date of the decree is wrong." },
    }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/subscribe",
    access: "public",
    expected: toAll(),
    send: () => ({ body: { email: newEmail() } }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/confirm",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { token: (await aReader()).confirm } }),
  },
  {
    verb: "POST",
    path: "/api/newsletter/unsubscribe",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { token: (await aReader()).unsubscribe } }),
  },
];
