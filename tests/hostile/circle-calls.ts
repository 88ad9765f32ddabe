import { makeActor } from "@/lib/membership/factory";
import { offerRenewal } from "@/lib/membership/offer-renewal";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { type Call, toAll, toOwner, toSignedIn } from "@/tests/hostile/table";
import { newReference, type World } from "@/tests/hostile/world";

/** Something that was sent to the owner. */
async function ownersPerk({ people }: World): Promise<string> {
  const { id } = await db.perkDue.create({
    data: {
      id: newId("prk"),
      userId: people.owner._id,
      perk: "welcomePack",
      period: newId("prk"),
      status: "sent",
      dueAt: new Date(),
      sentAt: new Date(),
    },
  });
  return id;
}

async function aRenewal(): Promise<string> {
  const { _id } = await makeActor({ plan: "monthly", days: 5 });
  return (await offerRenewal(_id)) ?? "";
}

/** Joining the Circle, renewing, changing and leaving it. */
export const circleCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/payments/init",
    access: "session",
    expected: toSignedIn(),
    says: { 401: "You must be logged in to subscribe" },
    send: () => ({ body: { plan: "collector", amount: 1 } }),
  },
  { verb: "GET", path: "/api/membership", access: "session", expected: toSignedIn() },
  {
    verb: "GET",
    path: "/api/membership/payment",
    access: "anyone",
    expected: toAll(),
    send: () => ({ query: `reference=${newReference()}` }),
  },
  {
    // Nobody of the seven has a card that renews.
    verb: "POST",
    path: "/api/membership/renewal",
    access: "session",
    expected: toSignedIn(409),
    send: () => ({ body: { on: false } }),
  },
  {
    verb: "POST",
    path: "/api/membership/card",
    access: "session",
    expected: toSignedIn(409),
    send: () => ({ body: {} }),
  },
  {
    verb: "POST",
    path: "/api/membership/plan",
    access: "session",
    expected: { ...toSignedIn(409), vip: 200 },
    send: () => ({ body: { plan: "monthly" } }),
  },
  {
    verb: "POST",
    path: "/api/membership/renewals/[renewalId]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: { renewalId: await aRenewal() }, body: {} }),
  },
  {
    verb: "POST",
    path: "/api/membership/perks/[perkId]/received",
    access: "session",
    expected: toOwner(),
    send: async (world) => ({ params: { perkId: await ownersPerk(world) }, body: {} }),
  },
];
