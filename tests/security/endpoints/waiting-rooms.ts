import { searchNonce } from "@/components/waiting-room/puzzle";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeChallenge } from "@/lib/waiting-room/challenge";
import { makeRoom } from "@/lib/waiting-room/factory";
import { PROOF_BITS } from "@/lib/waiting-room/rules";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";

async function makeDropWithRoom() {
  const { id, slug } = await makeProduct();
  await makeRoom({ productId: id });
  return { id, slug };
}

/** Waiting rooms of drops, and their rehearsals. */
export const waitingRoomEndpoints: readonly Endpoint[] = [
  ...(["/api/waiting-rooms/[slug]", "/api/waiting-rooms/[slug]/place"] as const).map(
    (path): Endpoint => ({
      method: "GET",
      path,
      access: "public",
      expected: openToAll(),
      // The state of a room is the same for everyone (decision 050), a place in it is not.
      ...(path === "/api/waiting-rooms/[slug]" && { shared: true }),
      makeInput: async () => ({ params: { slug: (await makeDropWithRoom()).slug } }),
    }),
  ),
  {
    method: "POST",
    path: "/api/waiting-rooms/[slug]/join",
    access: "public",
    expected: openToAll(),
    makeInput: async () => {
      const { id, slug } = await makeDropWithRoom();
      const challenge = makeChallenge(id, new Date());
      const nonce = String(searchNonce({ challenge, bits: PROOF_BITS }, 0, 5_000_000));
      return { params: { slug }, body: { challenge, nonce } };
    },
  },
  {
    method: "POST",
    path: "/api/waiting-rooms/[slug]/leave",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { slug: (await makeDropWithRoom()).slug }, body: {} }),
  },
  {
    method: "PUT",
    path: "/api/admin/waiting-rooms/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: { id: (await makeProduct()).id },
      body: { mode: "off", thresholdPerMinute: 60, ratePerMinute: 60, admissionMinutes: 10, version: 0 },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/rehearsals",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => {
      await db.rehearsal.deleteMany({ where: { status: "running" } });
      const plan = { buyers: 1, failingCards: 0, slowPhones: 0, abandonedTransfers: 0 };
      return { body: { productId: (await makeProduct()).id, plan } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/rehearsals/[id]/cancel",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      // One runs at a time; another persona's request may be under way.
      await db.$executeRaw`UPDATE rehearsals SET status = 'cancelled', finished_at = now() WHERE status = 'running'`;
      const id = newId("reh");
      const plan = { buyers: 1, failingCards: 0, slowPhones: 0, abandonedTransfers: 0 };
      await db.rehearsal.createMany({
        data: { id, productId: (await makeProduct()).id, plan, total: 1 },
        skipDuplicates: true,
      });
      return { params: { id }, body: {} };
    },
  },
];
