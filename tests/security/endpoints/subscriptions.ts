import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";
import { makeActor } from "@/lib/subscriptions/factory";
import { type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import { newReference, type Personas } from "@/tests/security/personas";

/** Something that was sent to the owner. */
async function createFulfilment({ actors }: Personas): Promise<string> {
  const { id } = await db.fulfilment.create({
    data: {
      id: newId("prk"),
      userId: actors.owner._id,
      perk: "welcomePack",
      period: newId("prk"),
      status: "sent",
      dueAt: new Date(),
      sentAt: new Date(),
    },
  });
  return id;
}

async function createRenewalToken(): Promise<string> {
  const { _id } = await makeActor({ plan: "monthly", days: 5 });
  return (await createRenewalLink(_id)) ?? "";
}

/** Joining the Circle, renewing, changing and leaving it. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/payments/init",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "You must be logged in to subscribe" },
    makeInput: () => ({ body: { plan: "collector", amount: 1 } }),
  },
  { method: "GET", path: "/api/membership", access: "session", expected: signedInOnly() },
  {
    method: "GET",
    path: "/api/membership/payment",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ query: `reference=${newReference()}` }),
  },
  {
    // No persona has a card that renews.
    method: "POST",
    path: "/api/membership/renewal",
    access: "session",
    expected: signedInOnly(409),
    makeInput: () => ({ body: { on: false } }),
  },
  {
    method: "POST",
    path: "/api/membership/card",
    access: "session",
    expected: signedInOnly(409),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/plan",
    access: "session",
    expected: { ...signedInOnly(409), vip: 200 },
    makeInput: () => ({ body: { plan: "monthly" } }),
  },
  {
    method: "POST",
    path: "/api/membership/renewals/[renewalId]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { renewalId: await createRenewalToken() }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/perks/[perkId]/received",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { perkId: await createFulfilment(world) }, body: {} }),
  },
];
