import { sampleAddress } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { type Endpoint, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** Another address of the owner, who has the default and this one. */
async function makeOwnersAddress({ actors: { owner } }: Personas): Promise<{ id: string }> {
  const id = newId("adr");
  await db.address.deleteMany({ where: { userId: owner._id, isDefault: false } });
  await db.address.create({ data: { id, userId: owner._id, label: "Office", address: sampleAddress } });
  return { id };
}

/** The saved addresses of an account. */
export const addressEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/account/addresses",
    access: "session",
    expected: signedInOnly(),
  },
  {
    method: "POST",
    path: "/api/account/addresses",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => {
      await db.address.deleteMany({
        where: { userId: { in: Object.values(world.actors).map(({ _id }) => _id) }, isDefault: false },
      });
      return { body: { label: "Home", shippingAddress: sampleAddress } };
    },
  },
  {
    method: "PUT",
    path: "/api/account/addresses/[id]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({
      params: await makeOwnersAddress(world),
      body: { label: "Studio", shippingAddress: sampleAddress, isDefault: true },
    }),
  },
  {
    method: "DELETE",
    path: "/api/account/addresses/[id]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: await makeOwnersAddress(world) }),
  },
];
