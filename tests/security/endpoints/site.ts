import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { type Endpoint, noSession, openToAll } from "@/tests/security/access-matrix";
import { createOwnersPayment, createSubscriber, newEmail, newReference } from "@/tests/security/personas";

/** A webhook as Paystack signs it: over these very bytes. */
export function signPaystackWebhook(body: string): { body: string; headers: Record<string, string> } {
  const signature = createHmac("sha512", env().PAYSTACK_SECRET_KEY).update(body).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-paystack-signature": signature } };
}

/** A webhook as Resend signs it. */
function signResendWebhook(rawBody: string): { body: string; headers: Record<string, string> } {
  const [id, at] = [`msg_${newId("req")}`, new Date()];
  const signature = new Webhook(env().RESEND_WEBHOOK_SECRET).sign(id, at, rawBody);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const headers = { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature };
  return { body: rawBody, headers: { "content-type": "application/json", ...headers } };
}

/** Webhooks, scheduled jobs, newsletter and the health check. */
export const siteEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/webhooks/paystack",
    access: "public",
    expected: openToAll(),
    raw: true,
    makeInput: () =>
      signPaystackWebhook(JSON.stringify({ event: "charge.success", data: { reference: newReference() } })),
  },
  {
    method: "POST",
    path: "/api/webhooks/resend",
    access: "public",
    expected: openToAll(),
    raw: true,
    makeInput: () =>
      signResendWebhook(JSON.stringify({ type: "email.bounced", data: { email_id: "none", to: [newEmail()] } })),
  },
  {
    method: "GET",
    path: "/api/payments/callback",
    access: "anyone",
    expected: openToAll(303),
    makeInput: async (world) => ({ query: `reference=${await createOwnersPayment(world)}` }),
  },
  {
    method: "GET",
    path: "/api/cron/jobs",
    access: "cron",
    expected: noSession(),
    messages: { 401: "Forbidden" },
  },
  { method: "GET", path: "/api/status", access: "public", expected: openToAll(), shared: true },
  { method: "GET", path: "/api/health", access: "public", expected: openToAll() },
  { method: "GET", path: "/api/health/ready", access: "public", expected: openToAll() },
  { method: "GET", path: "/api/health/live", access: "public", expected: openToAll(), needsNoDatabase: true },
  {
    method: "GET",
    path: "/api/search",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ query: "q=crown" }),
    assertReply: ({ body }) => assert.deepEqual(Object.keys(body).sort(), ["groups", "isSimilar", "success"]),
  },
  {
    method: "GET",
    path: "/api/labels",
    access: "public",
    expected: openToAll(303),
    makeInput: () => ({ query: "code=LA-7K3M9X" }),
  },
  {
    method: "GET",
    path: "/api/admin/founders-wall",
    access: "public",
    expected: openToAll(),
    assertReply: ({ body }) => {
      for (const founder of body.founders as object[])
        assert.deepEqual(Object.keys(founder), ["displayName", "firstName", "lastName", "photoUrl", "subscription"]);
      assert.doesNotMatch(JSON.stringify(body), /@|usr_|sub_|line1/);
    },
  },
  {
    method: "POST",
    path: "/api/help/payment",
    access: "public",
    expected: openToAll(),
    makeInput: async (world) => ({ body: { reference: await createOwnersPayment(world) } }),
    assertReply: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /@|usr_|ord_/),
  },
  {
    method: "POST",
    path: "/api/contact",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({
      body: { name: "Amina Okafor", email: newEmail(), topic: "record", message: "The date of the decree is wrong." },
    }),
  },
  {
    method: "POST",
    path: "/api/newsletter/subscribe",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({ body: { email: newEmail() } }),
  },
  {
    method: "POST",
    path: "/api/newsletter/confirm",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: (await createSubscriber()).confirm } }),
  },
  {
    method: "POST",
    path: "/api/newsletter/unsubscribe",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: (await createSubscriber()).unsubscribe } }),
  },
];
