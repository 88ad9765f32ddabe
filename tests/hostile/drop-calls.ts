import assert from "node:assert/strict";
import { db } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { sha256 } from "@/lib/platform/secrets";
import { makeProduct } from "@/lib/shop/factory";
import { type Call, toAdmins, toAll } from "@/tests/hostile/table";

const upcoming = () => makeProduct({ opensAt: new Date("2090-01-01T00:00:00Z") });

async function anAlert(): Promise<{ confirm: string; leave: string }> {
  const [confirm, leave] = [linkToken(), linkToken()];
  const id = newId("alr");
  await db.dropAlert.create({
    data: {
      id,
      productId: (await upcoming()).id,
      email: `${id}@example.ng`,
      leaveToken: leave,
      confirmTokenHash: sha256(confirm),
      confirmExpiresAt: new Date("2090-01-01T00:00:00Z"),
    },
  });
  return { confirm, leave };
}

/** Drops with a schedule: who hears of them, and the desk at which many are written at once. */
export const dropCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/products/[slug]/alert",
    access: "anyone",
    expected: toAll(),
    send: async () => ({
      params: { slug: (await upcoming()).slug },
      body: { email: `${newId("alr").toLowerCase()}@example.ng` },
    }),
  },
  {
    verb: "POST",
    path: "/api/alerts/confirm",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { token: (await anAlert()).confirm } }),
  },
  {
    verb: "POST",
    path: "/api/alerts/leave",
    access: "public",
    expected: toAll(),
    send: async () => ({ body: { token: (await anAlert()).leave } }),
  },
  {
    verb: "POST",
    path: "/api/alerts/leave/[token]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { token: (await anAlert()).leave }, body: {} }),
  },
  {
    verb: "GET",
    path: "/api/admin/products/export",
    access: "admin",
    expected: toAdmins(),
    send: () => ({ query: "q=nothing-is-called-that" }),
  },
  {
    verb: "POST",
    path: "/api/admin/products/import",
    access: "admin",
    expected: toAdmins(),
    send: () => ({ body: { csv: "Slug,Name,Price (naira)\nnever-made,Rehearsed,1000" } }),
    holds: ({ body }) => assert.equal(body.saved, false),
  },
];
