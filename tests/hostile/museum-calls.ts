import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { env } from "@/lib/platform/env";
import { type Call, toAll, toNobody } from "@/tests/hostile/table";
import { aReader, newEmail, newReference, ownersReference } from "@/tests/hostile/world";

/** A webhook as Paystack signs it: over these very bytes. */
export function signed(body: string): { body: string; headers: Record<string, string> } {
  const signature = createHmac("sha512", env().PAYSTACK_SECRET_KEY).update(body).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-paystack-signature": signature } };
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
